import { type Specificity, selectorSpecificity } from "@csstools/selector-specificity";
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
