import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Element } from "domhandler";
import postcss, { type ChildNode, type Rule } from "postcss";
import { PurgeCSS } from "purgecss";

/** Attributes that a page may get while it is used before the runtime is there, so that their rules stay. */
const dynamicAttributes = ["open", "popover", "data-awake"];

/**
 * Reduces an exported stylesheet to what some elements use. Pages made of the same parts share one result.
 * @param out the folder of the export
 */
export function pageStyles(out: string) {
  const sheets = new Map<string, string>();
  const results = new Map<string, Promise<string>>();

  function sheet(address: string): string {
    const known = sheets.get(address);
    if (known !== undefined) return known;
    // Addresses in a stylesheet are relative to its folder; in a page they must not be.
    const above = address.split("/").slice(0, -2).join("/");
    const text = readFileSync(join(out, address), "utf8").replaceAll("url(../", `url(${above}/`);
    sheets.set(address, text);
    return text;
  }

  return (elements: readonly Element[], address: string): Promise<string> => {
    const used = usedBy(elements);
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
        const css = withoutIdleProperties(withoutExtras(purged.map((part) => part.css).join("")));
        return withConstants(css, used.variables);
      });
    results.set(key, result);
    return result;
  };
}

/** Parts of form controls that no form here shows. */
const unseen = /::(?:-webkit-|file-selector-button|placeholder)/;

/** Takes out what Tailwind adds for pages and browsers that are not ours, and for later. */
function withoutExtras(css: string): string {
  const root = postcss.parse(css);
  root.walkAtRules("layer", (rule) => {
    // Help for browsers without @property, which are older than those we build for.
    if (rule.params === "properties" && rule.nodes) rule.remove();
  });
  // A pointer that hovers has moved, and its first move brings the whole stylesheet.
  root.walkAtRules("media", (rule) => {
    if (rule.params.includes("hover:")) rule.remove();
  });
  root.walkRules((rule) => {
    rule.selectors = rule.selectors.filter((selector) => !unseen.test(selector));
    if (!rule.selector) rule.remove();
  });
  // Its fallback fonts, which our own base overrides.
  root.walkDecls((declaration) => {
    if (declaration.value.startsWith("var(--default-font-")) declaration.remove();
  });
  root.walkAtRules("supports", (rule) => {
    // Every browser we build for mixes colours.
    if (/^\(color: ?color-mix/.test(rule.params)) rule.replaceWith(rule.nodes ?? []);
    else if (rule.nodes?.every((node) => node.type === "atrule" && node.nodes?.length === 0)) rule.remove();
  });
  return root.toString();
}

/** Tailwind registers all its properties; those that no rule here sets have their first value, or no effect at all. */
function withoutIdleProperties(css: string): string {
  const registered = /@property (--[\w-]+)\{([^}]*)\}/g;
  let rules = css.replace(registered, "");
  for (const [, name = "", body = ""] of css.matchAll(registered)) {
    const initial = /initial-value:([^;]+)/.exec(body)?.[1];
    if (initial && !rules.includes(`${name}:`)) rules = rules.replaceAll(`var(${name})`, initial);
  }
  const used = [...css.matchAll(registered)].filter(([, name = ""]) => rules.includes(name));
  return rules + used.map(([rule]) => rule).join("");
}

/**
 * Puts the values of the tokens where they are used, as in one page most are used once or twice and each is shorter than
 * its name. Those that a theme or an element sets as well stay what they are.
 * @param inAttributes the variables that the page's elements set or use themselves
 */
function withConstants(css: string, inAttributes: readonly string[]): string {
  const root = postcss.parse(css);
  const constants = new Map<string, string>();
  const variable = new Set(inAttributes);
  root.walkDecls(/^--/, ({ prop, value, parent }) => {
    if (parent?.type === "rule" && (parent as Rule).selector === ":root" && !constants.has(prop)) {
      constants.set(prop, value);
    } else variable.add(prop);
  });
  for (const name of variable) constants.delete(name);

  const known = /var\((--[\w-]+)\)/g;
  const filled = (value: string): string =>
    value.replace(known, (use, name: string) => {
      const constant = constants.get(name);
      return constant === undefined ? use : filled(constant);
    });
  root.walkDecls((declaration) => {
    if (constants.has(declaration.prop)) declaration.remove();
    else declaration.value = filled(declaration.value);
  });
  // A second value of a property stands behind a first for older browsers than those we build for.
  root.walkRules((rule) => {
    const last = new Map<string, ChildNode>();
    rule.each((node) => {
      if (node.type !== "decl") return;
      last.get(node.prop)?.remove();
      last.set(node.prop, node);
    });
    if (!rule.nodes.length) rule.remove();
  });
  return root.toString();
}

/** What selectors may find among these elements. */
function usedBy(elements: readonly Element[]) {
  const tags = new Set<string>();
  const classes = new Set<string>();
  const names = new Set<string>();
  const values = new Set<string>();
  const variables = new Set<string>();
  for (const element of elements) {
    tags.add(element.name);
    for (const [name, value] of Object.entries(element.attribs)) {
      names.add(name);
      if (name === "class") for (const word of value.split(/\s+/)) classes.add(word);
      else for (const [variable] of value.matchAll(/--[\w-]+/g)) variables.add(variable);
      if (name.startsWith("data-") || name === "type") values.add(value);
    }
  }
  const sorted = (set: Set<string>) => [...set].sort();
  return {
    tags: sorted(tags),
    classes: sorted(classes),
    // Ids differ from page to page and no rule of ours names one.
    ids: [],
    variables: sorted(variables),
    attributes: { names: sorted(names), values: sorted(values).filter((value) => value.length < 24) },
  };
}
