import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Element } from "domhandler";
import { transform } from "lightningcss";
import postcss, { type AtRule, type ChildNode, type Root, type Rule } from "postcss";
import { PurgeCSS } from "purgecss";

/** Attributes that a page may get while it is used before the runtime is there, so that their rules stay. */
const dynamicAttributes = ["open", "popover", "data-awake"];

/** The oldest browsers we build for, as Tailwind 4 names them. */
const targets = { chrome: 111 << 16, firefox: 128 << 16, safari: (16 << 16) | (4 << 8) };

/**
 * Reduces an exported stylesheet to what some elements use: those of a page's first screen, or of all pages of a kind.
 * @param out the folder of the export
 */
export function pageStyles(out: string) {
  const sheets = new Map<string, string>();
  const results = new Map<string, Promise<string>>();
  const kinds = new Map<string, { readonly address: string; readonly used: Used }>();

  function sheet(address: string): string {
    const known = sheets.get(address);
    if (known !== undefined) return known;
    // Addresses in a stylesheet are relative to its folder; in a page they must not be.
    const above = address.split("/").slice(0, -2).join("/");
    const text = readFileSync(join(out, address), "utf8").replaceAll("url(../", `url(${above}/`);
    sheets.set(address, text);
    return text;
  }

  function stylesOf(found: Used, address: string): Promise<string> {
    const used = sorted(found);
    const key = JSON.stringify([address, used]);
    const known = results.get(key);
    if (known) return known;
    const result = new PurgeCSS()
      .purge({
        content: [{ raw: "", extension: "html" }],
        css: [{ raw: sheet(address) }],
        defaultExtractor: () => ({ ...used, undetermined: [] }),
        dynamicAttributes,
        variables: true,
        keyframes: true,
      })
      .then((purged) => {
        const root = postcss.parse(purged.map(({ css }) => css).join(""));
        takeOutExtras(root);
        takeOutUnmet(root, new Set(used.classes));
        fillInConstants(root, used.variables);
        // Joins what the steps before have left apart; 20 to 60 bytes of a page.
        const { code } = transform({ filename: address, code: Buffer.from(root.toString()), minify: true, targets });
        return code.toString();
      });
    results.set(key, result);
    return result;
  }

  return {
    /** The styles that these elements use; pages made of the same parts share one result. */
    of: (elements: readonly Element[], address: string) => stylesOf(note(elements), address),

    /** Notes what a page of this kind uses, for the sheet that all pages of the kind share. */
    share(kind: string, elements: readonly Element[], address: string) {
      kinds.set(kind, { address, used: note(elements, kinds.get(kind)?.used) });
    },

    /**
     * The sheet of each kind, once all pages are noted. Without the font, which every page declares itself: a second
     * declaration would give a font that came too late for the first paint another chance, and the text would move.
     */
    async shared(): Promise<ReadonlyMap<string, string>> {
      const texts = [...kinds].map(async ([kind, { used, address }]) => {
        return [kind, withoutFonts(await stylesOf(used, address))] as const;
      });
      return new Map(await Promise.all(texts));
    },
  };
}

export const withoutFonts = (css: string) => css.replace(/@font-face\{[^}]*\}/g, "");

/** Parts of form controls that no form here shows. */
const unseen = /::(?:-webkit-|file-selector-button|placeholder)/;

/** What a pointer changes and the keyboard does not. */
const hovered = /^(?!.*:focus).*:hover/;

/**
 * Takes out what Tailwind 4 adds for pages and browsers that are not ours, and for later: 0.6 KiB of a page. It relies on
 * the names Tailwind gives its layer `properties` and its variables `--default-font-*`, and loses only these 0.6 KiB if
 * they change.
 */
function takeOutExtras(root: Root) {
  root.walkAtRules((rule) => {
    // Help for browsers without @property, which are older than those we build for.
    if (rule.name === "layer" && rule.params === "properties" && rule.nodes) rule.remove();
    // A pointer that hovers has moved, and its first move brings the whole stylesheet.
    else if (rule.name === "media" && rule.params.includes("hover:")) rule.remove();
    // Every browser we build for mixes colours.
    else if (rule.name === "supports" && rule.params.includes("color-mix")) rule.replaceWith(rule.nodes ?? []);
  });
  root.walkRules((rule) => {
    rule.selectors = rule.selectors.filter((selector) => !unseen.test(selector));
    if (!rule.selector || rule.selectors.every((selector) => hovered.test(selector))) rule.remove();
  });
  // Fallback fonts, which our own base overrides.
  root.walkDecls((declaration) => {
    if (declaration.value.startsWith("var(--default-font-")) declaration.remove();
  });
  root.walkAtRules("supports", (rule) => {
    if (rule.nodes?.every((node) => node.type === "atrule" && node.nodes?.length === 0)) rule.remove();
  });
}

/** Classes that an element must hold within it for a selector to match. */
const held = /:has\([^()]*?\.([\w-]+)/g;

/** Takes out the rules for elements that hold what this page has not, which PurgeCSS does not look for. */
function takeOutUnmet(root: Root, classes: ReadonlySet<string>) {
  root.walkRules((rule) => {
    rule.selectors = rule.selectors.filter((selector) =>
      [...selector.matchAll(held)].every(([, name = ""]) => classes.has(name)),
    );
    if (!rule.selector) rule.remove();
  });
}

/**
 * Puts the value of a variable where it is used if nothing on the page changes it: a token, or a property that Tailwind
 * registers and no rule here sets. Most are used once or twice and shorter than their names: 0.6 KiB of a page. A colour
 * that the dark scheme changes stays a variable.
 * @param inAttributes the variables that the page's elements set or use themselves
 */
function fillInConstants(root: Root, inAttributes: readonly string[]) {
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

/** Whether a rule holds only at times, as the dark scheme's colours do. */
function isConditional({ parent }: ChildNode): boolean {
  return parent?.type === "atrule" && ((parent as AtRule).name === "media" || isConditional(parent as AtRule));
}

/** What selectors may find. */
type Used = Readonly<Record<"tags" | "classes" | "names" | "values" | "variables", Set<string>>>;

const nothing = (): Used => ({
  tags: new Set(),
  classes: new Set(),
  names: new Set(),
  values: new Set(),
  variables: new Set(),
});

/** Notes what selectors may find among these elements, beside what is noted already. */
function note(elements: readonly Element[], used: Used = nothing()): Used {
  for (const element of elements) {
    used.tags.add(element.name);
    for (const [name, value] of Object.entries(element.attribs)) {
      used.names.add(name);
      if (name === "class") for (const word of value.split(/\s+/)) used.classes.add(word);
      else for (const [variable] of value.matchAll(/--[\w-]+/g)) used.variables.add(variable);
      if ((name.startsWith("data-") || name === "type") && value.length < 24) used.values.add(value);
    }
  }
  return used;
}

/** The same as PurgeCSS takes it, in an order that does not depend on the pages'. */
function sorted({ tags, classes, names, values, variables }: Used) {
  return {
    tags: [...tags].sort(),
    classes: [...classes].sort(),
    // Ids differ from page to page and no rule of ours names one.
    ids: [],
    variables: [...variables].sort(),
    attributes: { names: [...names].sort(), values: [...values].sort() },
  };
}
