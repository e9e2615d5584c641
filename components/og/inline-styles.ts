import juice from "juice";

/**
 * Inlines a stylesheet into the elements of a drawing, for a renderer without CSS variables. Rules for media queries,
 * hover and focus are left out.
 * @param svg the drawing, with classes
 * @param css the rules of the classes
 * @param colours the stylesheet with the global variables
 * @throws if a used variable has no value; the message names it
 */
export function inlineStyles(svg: string, css: string, colours: string): string {
  // Juice ignores these rules too, but takes a second for each that contains `:has`.
  const still = css.replace(/[^{}]*:(?:hover|focus)[^{}]*\{[^{}]*\}/g, "");
  const inlined = juice.inlineContent(svg, still, { xmlMode: true, resolveCSSVariables: true });
  return inlined.replace(/var\((--[\w-]+)\)/g, (_, name) => valueIn(name, colours));
}

/**
 * Returns the first value of a variable in a stylesheet, which for a colour is that of the light scheme.
 * @throws if the variable has no value; the message names it
 */
export function valueIn(name: string, css: string): string {
  const [, value] = new RegExp(`${name}: ([^;]+);`).exec(css) ?? [];
  if (!value) throw new Error(`The drawings use ${name}, which no stylesheet of theirs sets.`);
  return value;
}
