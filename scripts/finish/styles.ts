import { readFileSync } from "node:fs";
import { posix } from "node:path";
import type { Element } from "domhandler";
import { browserslistToTargets, transform } from "lightningcss";
import postcss, { type AtRule, type ChildNode, type Root, type Rule } from "postcss";
import { PurgeCSS } from "purgecss";

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
      // `:is(ol, :first-child)`. It still removes absent classes in and beside them.
      safelist: { standard: [/^:(?!-)/], variables: all.flatMap(({ variables }) => variables) },
      keyframes: true,
    });
    const root = postcss.parse(purged.map((stylesheet) => stylesheet.css).join(""));
    takeOutExtras(root, new Set(all.flatMap(({ classes }) => classes)), new Set(all.flatMap(({ tags }) => tags)));
    if (atRest) takeOutReactions(root);
    fillInConstants(root, new Set(all.flatMap(({ variables }) => variables)));
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

/** Parts of form controls and shadow hosts, which the site does not use, and the focus outline that it replaces. */
const unseen = /::(?:-webkit-(?!details)|file-selector-button|placeholder)|:host|:-moz-focusring/;

/** The list in `:has()`, which PurgeCSS does not check, and a class or tag in it. */
const held = /:has\(([^()]*)/g;
const heldName = /\.([\w-]+)|(?:^|[\s>+~])([a-z][\w-]*)/g;

/** Hover-only rules. They are not needed before hydration, which the first pointermove starts. */
const hovered = /^(?!.*:focus).*:hover/;

/**
 * Removes rules for unsupported browsers, which saves 0.4 KiB of a page. If Tailwind renames its layer `properties`, it
 * saves 0.1 KiB less.
 */
export function forOurBrowsers(css: string): string {
  const root = postcss.parse(css);
  root.walkAtRules((rule) => {
    // A fallback for browsers without @property, which are not supported.
    if (rule.name === "layer" && rule.params === "properties" && rule.nodes) rule.remove();
    // All supported browsers have color-mix().
    else if (rule.name === "supports" && rule.params.includes("color-mix")) rule.replaceWith(rule.nodes ?? []);
  });
  root.walkDecls((declaration) => {
    const before = declaration.prev();
    // Remove the fallback before color-mix(), and the polyfill of light-dark(), which the site does not use.
    if (declaration.prop.startsWith("--lightningcss-")) declaration.remove();
    else if (declaration.value.includes("color-mix") && before?.type === "decl" && before.prop === declaration.prop)
      before.remove();
  });
  keepSelectors(root, (selector) => !unseen.test(selector));
  return root.toString();
}

/** Removes what a page does not need before hydration. */
function takeOutExtras(root: Root, classes: ReadonlySet<string>, tags: ReadonlySet<string>) {
  const isUsed = (selector: string) =>
    [...selector.matchAll(heldName)].every(([, name, tag = ""]) => (name ? classes.has(name) : tags.has(tag)));
  keepSelectors(root, (selector) =>
    [...selector.matchAll(held)].every(([, list = ""]) => list.split(",").some(isUsed)),
  );
  root.walkRules((rule) => {
    if (rule.selectors.every((selector) => hovered.test(selector))) rule.remove();
  });
}

/** States that no element has at the first paint. */
const reaction = /:(?:hover|focus|active|disabled|target)|::selection/;

/** Print and forced colours. */
const onRequest = /^(?:print|\(forced-colors: ?active\))$/;

/** Removes rules that the first paint does not need, because the stylesheet of the page's kind follows. */
function takeOutReactions(root: Root) {
  root.walkAtRules((rule) => {
    if (rule.name === "keyframes" || (rule.name === "media" && onRequest.test(rule.params))) rule.remove();
  });
  keepSelectors(root, (selector) => !reaction.test(selector));
}

function keepSelectors(root: Root, keeps: (selector: string) => boolean) {
  root.walkRules((rule) => {
    rule.selectors = rule.selectors.filter(keeps);
    if (!rule.selector) rule.remove();
  });
}

/**
 * Inlines the value of a variable if nothing on the page changes it: a token, or a property that Tailwind registers and
 * no rule here sets. Most are used once or twice and shorter than their names, which saves 0.5 KiB of a page. A colour
 * that the dark scheme changes remains a variable.
 * @param inAttributes the variables that the page's elements set or use in attributes
 */
function fillInConstants(root: Root, inAttributes: ReadonlySet<string>) {
  const constants = new Map<string, string>();
  const changing = new Set(inAttributes);
  root.walkDecls(/^--/, ({ prop, value, parent }) => {
    const isToken = parent?.type === "rule" && (parent as Rule).selector === ":root" && !isConditional(parent);
    if (isToken && !constants.has(prop)) constants.set(prop, value);
    else changing.add(prop);
  });
  root.walkDecls("initial-value", ({ value, parent }) => {
    const name = (parent as AtRule).params;
    if (!constants.has(name)) constants.set(name, value);
  });
  for (const name of changing) constants.delete(name);

  const filled = (value: string): string =>
    value.replace(/var\((--[\w-]+)(?:,[^()]*)?\)/g, (use, name: string) => {
      const constant = constants.get(name);
      return constant === undefined ? use : filled(constant);
    });
  root.walkDecls((declaration) => {
    if (constants.has(declaration.prop)) declaration.remove();
    else declaration.value = filled(declaration.value);
  });
  root.walkRules((rule) => {
    if (rule.nodes.length === 0) rule.remove();
  });
  root.walkAtRules("property", (rule) => {
    if (!changing.has(rule.params)) rule.remove();
  });
}

/** Whether a rule is in a media query, such as the colours of the dark scheme. */
function isConditional({ parent }: ChildNode): boolean {
  return parent?.type === "atrule" && ((parent as AtRule).name === "media" || isConditional(parent as AtRule));
}

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
