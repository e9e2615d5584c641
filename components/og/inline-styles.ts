import juice from "juice";

/**
 * Writes a stylesheet's outcome into a drawing's own elements, for a renderer that knows no variables. What depends on a
 * medium (a phone, a printer, reduced motion, forced colours), on the visitor's pointer or focus is left out, as a
 * picture has none of them.
 * @param svg the drawing, with classes
 * @param css what the classes mean
 * @param colours the stylesheet of the variables that hold everywhere
 * @throws when a variable that has no value is used; the message names it
 */
export function inlineStyles(svg: string, css: string, colours: string): string {
  // Juice leaves these out as well, but takes a second over each that looks into an element (`:has`).
  const still = css.replace(/[^{}]*:(?:hover|focus)[^{}]*\{[^{}]*\}/g, "");
  const inlined = juice.inlineContent(svg, still, { xmlMode: true, resolveCSSVariables: true });
  return inlined.replace(/var\((--[\w-]+)\)/g, (_, name) => valueIn(name, colours));
}

/**
 * A variable's first value in a stylesheet, which of a colour is the one by day.
 * @throws when it has none; the message names it
 */
export function valueIn(name: string, css: string): string {
  const [, value] = new RegExp(`${name}: ([^;]+);`).exec(css) ?? [];
  if (!value) throw new Error(`The drawings use ${name}, which no stylesheet of theirs sets.`);
  return value;
}
