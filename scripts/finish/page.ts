import type { CheerioAPI } from "cheerio";
import type { Element } from "domhandler";
import { fingerprint } from "../build/manifest";
import { type Parties, policyFor } from "./policy";

/** A finished page, and the file with its data for the runtime, if any. */
export type FinishedPage = { readonly html: string; readonly data?: { readonly path: string; readonly text: string } };

export type PageTools = {
  /** The inline loader script of every page. */
  readonly loader: string;
  /** The address of the global stylesheet. All other stylesheets of a page are imported by its route only. */
  readonly stylesheet: string;
  /** Reads the text of a file of the export, by address. */
  readonly read: (address: string) => string;
  /** Returns the global styles that some elements use; without interaction states if a shared stylesheet follows. */
  readonly stylesFor: (elements: readonly Element[], atRest?: boolean, routeStyles?: string) => Promise<string>;
  /** Returns the address of a stylesheet with all styles that some elements use. */
  readonly sharedStylesheet: (elements: readonly Element[]) => string;
  /** The third parties that the CSP allows. */
  readonly parties: Parties;
};

/** The text of an empty script, at which the parser waits for pending stylesheets. */
const pause = " ";

/** Speculation rules of every page: links are prerendered when the visitor is about to follow them. */
const speculation = JSON.stringify({
  prerender: [
    {
      where: { and: [{ href_matches: "/*" }, { not: { href_matches: ["/booking-request*", "/api/*"] } }] },
      eagerness: "moderate",
    },
  ],
});

/**
 * Finishes one exported page: it defers Next's scripts and the complete stylesheet, moves the page's data into a file,
 * inlines the styles that the page uses, and adds a CSP that allows exactly that. A page marked as still gets neither
 * scripts nor data.
 * @param name the page's file, for messages
 * @param $ the page from `next build`, which is modified
 * @throws when the page differs from the known format of Next's export; the message says what is missing
 */
export async function finishPage(name: string, $: CheerioAPI, tools: PageTools): Promise<FinishedPage> {
  const inline = takeInlineScripts($);
  const external = takeExternalScripts($);
  expect(name, external.length > 3, "at least four async scripts in the head");
  const hasData = inline.some((text) => text.includes("self.__next_f.push"));
  expect(name, hasData, "the flight data in inline scripts");

  const linked = Array.from($('link[rel="stylesheet"]').remove(), (link) => $(link).attr("href") ?? "");
  expect(name, linked.includes(tools.stylesheet), "the stylesheet of all pages");
  const routeStyles = linked.flatMap((address) => (address === tools.stylesheet ? [] : tools.read(address))).join("");
  shortenIcons($);
  const elements = $<Element, string>("*").toArray();
  const below = belowFirstScreen($);
  const first = below ? elements.slice(0, elements.indexOf(below)).filter(isShown($)) : elements;
  const styles = (await tools.stylesFor(first, below !== undefined, routeStyles)) + routeStyles;
  expect(
    name,
    styles.startsWith("@font-face{font-family:archivo;"),
    "the font first in its styles, as the loader asks",
  );
  // A stylesheet in the body delays only the painting of the content after it. Firefox does not wait for it unless a
  // script follows, even an empty one.
  if (below)
    $(below).before(
      `<link rel="stylesheet" href="${tools.sharedStylesheet(elements)}" data-styles><script data-styles>${pause}</script>`,
    );
  $('link[rel="preload"][as="script"], link[rel="preload"][as="style"], link[rel="preconnect"]').remove();
  // The font should be loaded by the first paint, to avoid a layout shift, but must not delay the page.
  $('link[rel="preload"][as="font"]').attr("fetchpriority", "low");

  // Removes Next's internal tag, and the tags for X, which also reads the og: tags.
  $('meta[name="next-size-adjust"], meta[name^="twitter:"]:not([name="twitter:card"])').remove();

  const head = $("head");
  head.append(`<style>${styles}</style>`);
  const isStatic = $("[data-static]").length > 0;
  // Identical on every page with the loader, so that the CSP is too.
  const scripts = isStatic
    ? Array.from($("script[type=module]"), (script) => $(script).text())
    : [speculation, pause, tools.loader];
  // First in the head, because a CSP applies only to elements after it.
  head.prepend(`<meta http-equiv="Content-Security-Policy" content="${policyFor(scripts, tools.parties)}">`);
  head.prepend($("meta[charset]").first().remove());
  if (isStatic) return { html: $.html() };

  // Kept unchanged and in order, because the format is internal to Next.
  const text = `${inline.join(";\n")};\n`;
  const path = `/_next/static/pages/${fingerprint(text)}.js`;
  const eager = $("[data-eager]").length > 0 ? " data-eager" : "";
  const days = new Set($("[data-dated]").map((_, { attribs }) => attribs["data-dated"]));
  const dated = days.size ? ` data-dated="${[...days].join(" ")}"` : "";
  head.append(`<script type="speculationrules">${speculation}</script>`);
  head.append(
    `<script type="application/json" id="deferred"${eager}${dated}>${JSON.stringify([tools.stylesheet, path, ...external])}</script>`,
  );
  head.append(`<script>${tools.loader}</script>`);
  return { html: $.html().replace(childlessShape, "/>"), data: { path, text } };
}

/** The part after the first screen: the section that contains the second heading. */
function belowFirstScreen($: CheerioAPI): Element | undefined {
  const headings = $("main h1, main h2").toArray();
  const heading = $(headings[headings.findIndex(({ name }) => name === "h1") + 1]);
  const parts = heading.add(heading.parents()).filter((_, part) => $(part).find("h1").length === 0);
  return parts.get(0);
}

/** Whether an element may be visible while all menus are closed. */
function isShown($: CheerioAPI): (element: Element) => boolean {
  const closed = new Set($<Element, string>("[popover], [popover] *, .menu-panel, .menu-panel *").toArray());
  return (element) => !closed.has(element);
}

/** The closing tag of a shape without children. */
const childlessShape = /><\/(?:path|circle|ellipse|line|rect|use)>/g;

/** Removes lucide-react's unused class names from icons, and attributes that the class `icon` sets in CSS. */
function shortenIcons($: CheerioAPI) {
  for (const { attribs } of $<Element, string>("svg.lucide").toArray()) {
    delete attribs["stroke-width"];
    delete attribs.width;
    delete attribs.height;
    attribs.class = attribs.class?.replace(/\blucide(-[\w-]+)? ?/g, "") ?? "";
  }
}

/** Removes the executable inline scripts from the page and returns their texts; keeps data blocks. */
function takeInlineScripts($: CheerioAPI): readonly string[] {
  return Array.from($("script:not([src]):not([type])").remove(), (script) => $(script).text());
}

/** Removes external scripts and returns their addresses in order, without the unneeded `noModule` polyfills. */
function takeExternalScripts($: CheerioAPI): readonly string[] {
  const scripts = $("script[src]").remove().not("[nomodule]");
  return [...new Set(scripts.toArray().map((script) => $(script).attr("src") ?? ""))];
}

function expect(name: string, holds: boolean, what: string) {
  if (holds) return;
  throw new Error(
    `${name} is not the page this step knows: it lacks ${what}. Next's export may have changed; read scripts/finish against a page of out/.`,
  );
}
