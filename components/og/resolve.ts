import { compare } from "@csstools/selector-specificity";
import { load } from "cheerio";
import type { Element } from "domhandler";
import type { Rule, Variables } from "./stylesheet";

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
