import { readFileSync } from "node:fs";
import { type CheerioAPI, load } from "cheerio";
import { allPaths } from "./pages";

export type BuiltPage = { readonly path: string; readonly html: string; readonly $: CheerioAPI };

export const builtPage = (path: string): BuiltPage => {
  const html = readFileSync(`out/${path === "/" ? "index" : path.slice(1)}.html`, "utf8");
  return { path, html, $: load(html) };
};

let cache: readonly BuiltPage[] | undefined;
/** Every page of the route table as it was built, read once. */
export function builtPages(): readonly BuiltPage[] {
  cache ??= allPaths.map(builtPage);
  return cache;
}

/** The pages that stand outside the route table. */
export const errorPages = () => ["/404", "/areas/404"].map(builtPage);

/** A text in one line. */
export const plain = (text: string) => text.replace(/\s+/g, " ").trim();

/** The words of a part of a page as they are read, in one line: also what a closed <details> holds. */
export function wordsOf($: CheerioAPI, selector: string): string {
  const part = $(selector).clone();
  part.find("script, style, noscript").remove();
  return plain(part.text());
}
