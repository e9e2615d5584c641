import { readFileSync } from "node:fs";
import { posix } from "node:path";
import type { Element } from "domhandler";
import { browserslistToTargets, transform } from "lightningcss";
import postcss from "postcss";
import { PurgeCSS } from "purgecss";
import { takeOutExtras, takeOutReactions } from "./rules";

/** Attributes that change before hydration, so that PurgeCSS keeps their rules. */
const dynamicAttributes = ["open", "popover"];

/** The oldest supported browsers, which Next also reads from package.json. */
const { browserslist }: { browserslist: string[] } = JSON.parse(readFileSync("package.json", "utf8"));
const targets = browserslistToTargets(browserslist.map((browser) => browser.replace(" >=", "")));

/**
 * Reduces the exported stylesheet to the rules that some elements use, of a first screen or of all pages of a kind.
 * @param css the result of `forOurBrowsers`
 * @param address the address of the stylesheet
 */
export function pageStyles(css: string, address: string) {
  // URLs in a stylesheet are relative to its folder, but inlined in a page they must be absolute.
  const raw = css.replaceAll("url(../", `url(${posix.join(address, "../..")}/`);
  const results = new Map<string, Promise<string>>();
  const kinds = new Map<string, Set<string>>();

  /**
   * @param used the result of `usedBy` for each page
   * @param atRest omits rules for interaction states and print
   */
  async function stylesOf(used: readonly string[], atRest = false): Promise<string> {
    const all = used.map((page): PurgeContent => JSON.parse(page));
    const purged = await new PurgeCSS().purge({
      content: used.map((page) => ({ raw: page, extension: "json" })),
      css: [{ raw }],
      defaultExtractor: (page) => JSON.parse(page),
      dynamicAttributes,
      variables: true,
      // Otherwise PurgeCSS 8 removes selectors of pseudo-classes alone, such as `:is(.a, .b):has(.c)` or the second in
      // `:is(ol, :first-child)`. It still removes absent classes in and beside them. Those with a vendor's prefix may go.
      safelist: { standard: [/^:(?!-)/], variables: all.flatMap(({ variables }) => variables) },
      keyframes: true,
    });
    const root = postcss.parse(purged.map((stylesheet) => stylesheet.css).join(""));
    takeOutExtras(root, new Set(all.flatMap(({ classes }) => classes)), new Set(all.flatMap(({ tags }) => tags)));
    if (atRest) takeOutReactions(root);
    // Merges rules that the previous steps have left separate (20 to 60 bytes a page).
    return transform({ filename: address, code: Buffer.from(root.toString()), minify: true, targets }).code.toString();
  }

  return {
    /**
     * Returns the styles that these elements use. Pages that use the same names share one result.
     * @param atRest for a page that also links the stylesheet of its kind
     * @param routeStyles the CSS of its route, whose variables must be kept
     */
    of(elements: readonly Element[], atRest = false, routeStyles = ""): Promise<string> {
      const used = usedBy(elements, routeStyles);
      const key = `${atRest} ${used}`;
      const styles = results.get(key) ?? stylesOf([used], atRest);
      results.set(key, styles);
      return styles;
    },

    /** Records what a page uses, for the stylesheet that all pages of its kind share. */
    share(kind: string, elements: readonly Element[]) {
      kinds.set(kind, (kinds.get(kind) ?? new Set()).add(usedBy(elements)));
    },

    /**
     * Returns the stylesheet of each kind, after all pages were recorded. It excludes the font, which every page
     * declares: a second declaration would swap in a font that was too late for the first paint, and shift the text.
     */
    async shared(): Promise<ReadonlyMap<string, string>> {
      const stylesheets = [...kinds].map(
        async ([kind, used]) => [kind, withoutFonts(await stylesOf([...used]))] as const,
      );
      return new Map(await Promise.all(stylesheets));
    },
  };
}

export const withoutFonts = (css: string) => css.replace(/@font-face\{[^}]*\}/g, "");

type PurgeContent = Readonly<Record<"classes" | "tags" | "variables", readonly string[]>>;

/** The sorted names that selectors may match, as text, because PurgeCSS takes raw content and an extractor. */
function usedBy(elements: readonly Element[], routeStyles = ""): string {
  const attributes = elements.flatMap(({ attribs }) => Object.entries(attribs));
  const classes = attributes.flatMap(([name, value]) => (name === "class" ? value.split(/\s+/) : []));
  const variables = [...attributes.flatMap(([name, value]) => (name === "class" ? [] : value)), routeStyles].flatMap(
    (text) => text.match(/--[\w-]+/g) ?? [],
  );
  const values = attributes.flatMap(([name, value]) =>
    (name.startsWith("data-") || name === "type") && value.length < 24 ? [value] : [],
  );
  return JSON.stringify({
    tags: sorted(elements.map(({ name }) => name)),
    classes: sorted(classes),
    // Ids differ from page to page, and no rule uses one.
    ids: [],
    variables: sorted(variables),
    attributes: { names: sorted(attributes.map(([name]) => name)), values: sorted(values) },
    undetermined: [],
  });
}

const sorted = (words: readonly string[]) => [...new Set(words)].sort();
