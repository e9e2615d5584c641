import postcss from "postcss";
import { PurgeCSS } from "purgecss";

/**
 * The styles of a picture of drawings: of the site's stylesheets what it uses, by day and after dark. What moves a drawing
 * or suits it to another medium is left out.
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
