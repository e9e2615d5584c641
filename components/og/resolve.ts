import { compare, type Specificity, selectorSpecificity } from "@csstools/selector-specificity";
import { load } from "cheerio";
import type { Element } from "domhandler";
import postcss, { type Container } from "postcss";
import selectorParser from "postcss-selector-parser";

type Declarations = readonly (readonly [property: string, value: string])[];

/** One rule of a stylesheet, for one selector of its list. */
export type Rule = {
  readonly selector: string;
  readonly specificity: Specificity;
  readonly declarations: Declarations;
};

/** Custom properties by name. */
export type Variables = ReadonlyMap<string, string>;

const declarationsOf = (block: Container): Declarations =>
  block.nodes?.flatMap((node) => (node.type === "decl" ? [[node.prop, node.value.trim()] as const] : [])) ?? [];

/**
 * Reads the rules of the drawings' stylesheets. What depends on a medium (a phone, a printer, reduced motion, forced
 * colours), on the visitor's pointer or focus, and every other at-rule is left out, as a picture has none of them.
 */
export function readRules(css: string): readonly Rule[] {
  return postcss.parse(css).nodes.flatMap((rule) => {
    if (rule.type !== "rule") return [];
    const still = rule.selectors.filter((selector) => !/:(?:hover|focus|active)/.test(selector));
    return still.map((selector) => ({
      selector,
      specificity: selectorSpecificity(selectorParser().astSync(selector)),
      declarations: declarationsOf(rule),
    }));
  });
}

/** The tokens of a stylesheet's `@theme` blocks. */
export function readTokens(css: string): Variables {
  const blocks = postcss.parse(css).nodes.filter((node) => node.type === "atrule" && node.name === "theme");
  return new Map(blocks.flatMap((block) => declarationsOf(block as Container)));
}

/** The tokens after dark: those of day, but for what the dark scheme sets for every page. */
export function readDarkTokens(css: string): Variables {
  const dark = postcss
    .parse(css)
    .nodes.flatMap((node) => (node.type === "atrule" && node.params.includes("dark") ? (node.nodes ?? []) : []))
    .filter((node) => node.type === "rule" && node.selector === ":root");
  return new Map([...readTokens(css), ...dark.flatMap((rule) => declarationsOf(rule as Container))]);
}

/** The properties of the drawings that are attributes in SVG as well. */
const attributes = new Set([
  "fill",
  "stroke",
  "stroke-width",
  "stroke-linejoin",
  "stroke-dasharray",
  "paint-order",
  "font-size",
  "font-weight",
  "letter-spacing",
  "text-anchor",
  "display",
]);

type Scope = { readonly variables: Variables; readonly fontSize: number };

/**
 * Writes a stylesheet's outcome into a drawing's own attributes, with every variable put in and every em worked out,
 * for a renderer that knows neither. A small cascade: specificity, then order; custom properties and font sizes inherit.
 * @param svg the drawing, with classes
 * @param rules what the classes mean
 * @param tokens the variables that hold everywhere
 * @throws when a variable that has no value is used; the message names it
 */
export function resolveStyles(svg: string, rules: readonly Rule[], tokens: Variables): string {
  const $ = load(svg, { xml: true });
  const matched = new Map<Element, Rule[]>();
  for (const rule of [...rules].sort((a, b) => compare(a.specificity, b.specificity))) {
    for (const element of $<Element, string>(rule.selector).toArray())
      matched.set(element, [...(matched.get(element) ?? []), rule]);
  }

  const visit = (element: Element, outer: Scope) => {
    const declared = (matched.get(element) ?? []).flatMap(({ declarations }) => declarations);
    const own = declared.filter(([name]) => name.startsWith("--"));
    const variables = own.length ? new Map([...outer.variables, ...own]) : outer.variables;
    const values = new Map(Object.entries(element.attribs));
    for (const [name, value] of declared) if (attributes.has(name)) values.set(name, value);
    if (values.get("font-size") === "inherit") values.delete("font-size");
    const fontSize = Number.parseFloat(values.get("font-size") ?? "") || outer.fontSize;
    element.attribs = Object.fromEntries(
      [...values]
        .filter(([name]) => name !== "class")
        .map(([name, value]) => [name, plain(value, variables, fontSize)]),
    );
    for (const child of $(element).children().toArray()) visit(child, { variables, fontSize });
  };
  for (const root of $.root().children().toArray()) visit(root, { variables: tokens, fontSize: 16 });
  return $.xml();
}

/** A value without variables and without em, which in our drawings is a line's weight or a letter's spacing. */
export function plain(value: string, variables: Variables, fontSize = 16): string {
  const [, name, fallback] = /^var\((--[\w-]+)(?:, ([\w. ]+))?\)$/.exec(value) ?? [];
  if (name) {
    const found = variables.get(name) ?? fallback;
    if (found === undefined) throw new Error(`The drawings use ${name}, which no stylesheet of theirs sets.`);
    return plain(found, variables, fontSize);
  }
  const [, ems] = /^(-?[\d.]+)em$/.exec(value) ?? [];
  if (ems) return String(Math.round(Number(ems) * fontSize * 1000) / 1000);
  return value.replace(/^(-?[\d.]+)px$/, "$1");
}
