import { readFileSync } from "node:fs";
import { posix } from "node:path";
import type { Element } from "domhandler";
import { browserslistToTargets, transform } from "lightningcss";
import postcss, { type AtRule, type ChildNode, type Root, type Rule } from "postcss";
import { PurgeCSS } from "purgecss";

/** Attributes that change before hydration; PurgeCSS keeps their rules. */
const dynamicAttributes = ["open", "popover"];

/** The oldest browsers we build for, as package.json tells Next too. */
const { browserslist }: { browserslist: string[] } = JSON.parse(readFileSync("package.json", "utf8"));
const targets = browserslistToTargets(browserslist.map((browser) => browser.replace(" >=", "")));

/**
 * Reduces the exported stylesheet to what some elements use: those of a page's first screen, or of all pages of a kind.
 * @param css what `forOurBrowsers` has left of it
 * @param address where the stylesheet is, as pages name it
 */
export function pageStyles(css: string, address: string) {
  // Addresses in a stylesheet are relative to its folder; in a page they must not be.
  const raw = css.replaceAll("url(../", `url(${posix.join(address, "../..")}/`);
  const results = new Map<string, Promise<string>>();
  const kinds = new Map<string, Set<string>>();

  /**
   * @param used what each page uses of it, as `usedBy` says it
   * @param atRest without what only a key, a pointer or a printer asks for
   */
  async function stylesOf(used: readonly string[], atRest = false): Promise<string> {
    const all = used.map((page): Used => JSON.parse(page));
    const purged = await new PurgeCSS().purge({
      content: used.map((page) => ({ raw: page, extension: "json" })),
      css: [{ raw }],
      defaultExtractor: (page) => JSON.parse(page),
      dynamicAttributes,
      variables: true,
      safelist: { variables: all.flatMap(({ variables }) => variables) },
      keyframes: true,
    });
    const root = postcss.parse(purged.map((stylesheet) => stylesheet.css).join(""));
    takeOutExtras(root, new Set(all.flatMap(({ classes }) => classes)), new Set(all.flatMap(({ tags }) => tags)));
    if (atRest) takeOutReactions(root);
    fillInConstants(root, new Set(all.flatMap(({ variables }) => variables)));
    // Merges rules that the steps before have left apart (20 to 60 bytes a page).
    return transform({ filename: address, code: Buffer.from(root.toString()), minify: true, targets }).code.toString();
  }

  return {
    /**
     * The styles that these elements use; pages made of the same parts share one result.
     * @param atRest for a page that brings the stylesheet of its kind, too
     * @param routeStyles what its route adds, whose variables have to be there
     */
    of(elements: readonly Element[], atRest = false, routeStyles = ""): Promise<string> {
      const used = usedBy(elements, routeStyles);
      const key = `${atRest} ${used}`;
      const styles = results.get(key) ?? stylesOf([used], atRest);
      results.set(key, styles);
      return styles;
    },

    /** Notes what a page of this kind uses, for the stylesheet that all pages of the kind share. */
    share(kind: string, elements: readonly Element[]) {
      kinds.set(kind, (kinds.get(kind) ?? new Set()).add(usedBy(elements)));
    },

    /**
     * The stylesheet of each kind, once all pages are noted. Without the font, which every page declares itself: a second
     * declaration would give a font that came too late for the first paint another chance, and the text would move.
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

/** Parts of form controls that our forms do not have. */
const unseen = /::(?:-webkit-(?!details)|file-selector-button|placeholder)/;

/** Classes and tags in `:has()`, which PurgeCSS does not check. */
const heldClass = /:has\([^()]*?\.([\w-]+)/g;
const heldTag = /:has\([\s>+~]*([a-z][\w-]*)/g;

/** Rules for the pointer alone. Its first move loads the whole stylesheet. */
const hovered = /^(?!.*:focus).*:hover/;

/**
 * The exported stylesheet without rules for other browsers: 0.4 KiB of a page. If Tailwind renames its layer `properties`,
 * 0.1 KiB of that is lost.
 */
export function forOurBrowsers(css: string): string {
  const root = postcss.parse(css);
  root.walkAtRules((rule) => {
    // Help for browsers without @property, which are older than those we build for.
    if (rule.name === "layer" && rule.params === "properties" && rule.nodes) rule.remove();
    // Every browser we build for mixes colours.
    else if (rule.name === "supports" && rule.params.includes("color-mix")) rule.replaceWith(rule.nodes ?? []);
  });
  root.walkDecls((declaration) => {
    const before = declaration.prev();
    // Nor do they need the fallback before a mixed colour, or the polyfill of light-dark(), which we don't use.
    if (declaration.prop.startsWith("--lightningcss-")) declaration.remove();
    else if (declaration.value.includes("color-mix") && before?.type === "decl" && before.prop === declaration.prop)
      before.remove();
  });
  keepSelectors(root, (selector) => !unseen.test(selector));
  return root.toString();
}

/** Removes what a page does not need before hydration. */
function takeOutExtras(root: Root, classes: ReadonlySet<string>, tags: ReadonlySet<string>) {
  const holds = (selector: string, what: RegExp, names: ReadonlySet<string>) =>
    [...selector.matchAll(what)].every(([, name = ""]) => names.has(name));
  keepSelectors(root, (selector) => holds(selector, heldClass, classes) && holds(selector, heldTag, tags));
  root.walkRules((rule) => {
    if (rule.selectors.every((selector) => hovered.test(selector))) rule.remove();
  });
}

/** States that no element has at the first paint. */
const reaction = /:(?:hover|focus|active|disabled|target)|::selection/;

/** Paper, and the visitor's own colours. */
const onRequest = /^(?:print|\(forced-colors: ?active\))$/;

/** Removes what the first paint does not show: the stylesheet of the page's kind follows it. */
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
 * Puts the value of a variable where it is used if nothing on the page changes it: a token, or a property that Tailwind
 * registers and no rule here sets. Most are used once or twice and shorter than their names: 0.5 KiB of a page. A colour
 * that the dark scheme changes stays a variable.
 * @param inAttributes the variables that the page's elements set or use themselves
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

/** Whether a rule is conditional, as the dark scheme's colours are. */
function isConditional({ parent }: ChildNode): boolean {
  return parent?.type === "atrule" && ((parent as AtRule).name === "media" || isConditional(parent as AtRule));
}

type Used = Readonly<Record<"classes" | "tags" | "variables", readonly string[]>>;

/** What selectors may find among these elements, as PurgeCSS takes it, in an order that does not depend on the page's. */
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
    // Ids differ from page to page and no rule of ours names one.
    ids: [],
    variables: sorted(variables),
    attributes: { names: sorted(attributes.map(([name]) => name)), values: sorted(values) },
    undetermined: [],
  });
}

const sorted = (words: readonly string[]) => [...new Set(words)].sort();
