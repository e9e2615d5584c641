import postcss from "postcss";
import { PurgeCSS } from "purgecss";

/**
 * The rules that a picture uses, for both colour schemes. Animations and rules for other media are left out.
 * @param markup the picture
 * @param css the colours' and the drawings' stylesheets
 */
export async function drawingStyles(markup: string, css: string): Promise<string> {
  const root = postcss.parse(css.replace(/@theme\b/g, ":root"));
  root.walkAtRules((rule) => {
    if (!rule.params.includes("prefers-color-scheme")) rule.remove();
  });
  root.walkComments((comment) => {
    comment.remove();
  });
  const [purged] = await new PurgeCSS().purge({
    content: [{ raw: markup, extension: "svg" }],
    css: [{ raw: root.toString() }],
    variables: true,
  });
  return (purged?.css ?? "")
    .replace(/\s+/g, " ")
    .replace(/ ?([{}:;,]) /g, "$1")
    .trim();
}
