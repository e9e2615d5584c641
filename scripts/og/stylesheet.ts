/** One rule of a stylesheet, for one selector of its list. */
export type Rule = {
  readonly selector: string;
  readonly weight: number;
  readonly declarations: readonly (readonly [property: string, value: string])[];
};

/**
 * Reads the rules of the drawings' stylesheets: flat ones, as those files have. What hangs on a medium (a phone, a
 * printer, reduced motion, forced colours), on the visitor's pointer or focus, and every other at-rule is left out, as a
 * picture has none of them.
 */
export function readRules(css: string): readonly Rule[] {
  const plain = withoutAtRules(css.replace(/\/\*[\s\S]*?\*\//g, ""));
  return [...plain.matchAll(/([^{}]+)\{([^{}]*)\}/g)].flatMap(([, selectors = "", body = ""]) => {
    const declarations = readDeclarations(body);
    return splitList(selectors)
      .filter((selector) => !/:(?:hover|focus|active)/.test(selector))
      .map((selector) => ({ selector, weight: specificity(selector), declarations }));
  });
}

/** The tokens of a stylesheet's `@theme` blocks: custom properties by name. */
export function readTokens(css: string): ReadonlyMap<string, string> {
  const blocks = [...css.replace(/\/\*[\s\S]*?\*\//g, "").matchAll(/@theme[^{]*\{([^{}]*)\}/g)];
  return new Map(blocks.flatMap(([, body = ""]) => readDeclarations(body)).filter(([name]) => name.startsWith("--")));
}

const readDeclarations = (body: string) =>
  body.split(";").flatMap((line): (readonly [string, string])[] => {
    const colon = line.indexOf(":");
    return colon < 0 ? [] : [[line.slice(0, colon).trim(), line.slice(colon + 1).trim()]];
  });

function withoutAtRules(css: string): string {
  let rest = css.replace(/@import[^;]*;/g, "");
  for (let at = rest.indexOf("@"); at >= 0; at = rest.indexOf("@")) {
    let end = rest.indexOf("{", at) + 1;
    for (let depth = 1; depth > 0 && end < rest.length; end++) {
      depth += rest[end] === "{" ? 1 : rest[end] === "}" ? -1 : 0;
    }
    rest = rest.slice(0, at) + rest.slice(end);
  }
  return rest;
}

/** Splits a selector list at the commas that stand outside brackets. */
const splitList = (selectors: string) => selectors.split(/,(?![^()]*\))/).map((selector) => selector.trim());

/** How strong a selector is: its classes, attributes and pseudo-classes, then its elements. `:where()` weighs nothing. */
function specificity(selector: string): number {
  const counted = selector.replace(/:where\((?:[^()]|\([^()]*\))*\)/g, "").replace(/:(?:is|not|has)\(/g, " (");
  const classes = counted.match(/\.[\w-]+|\[[^\]]*\]|:[\w-]+/g)?.length ?? 0;
  const elements = counted.replace(/\.[\w-]+|\[[^\]]*\]|:[\w-]+/g, " ").match(/[a-z][\w-]*/gi)?.length ?? 0;
  return classes * 100 + elements;
}
