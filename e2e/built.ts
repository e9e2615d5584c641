import { readFileSync } from "node:fs";
import { type CheerioAPI, load } from "cheerio";
import { allPaths } from "./pages";

export type BuiltPage = { readonly path: string; readonly html: string; readonly $: CheerioAPI };

export const builtPage = (path: string): BuiltPage => {
  const html = readFileSync(`out/${path === "/" ? "index" : path.slice(1)}.html`, "utf8");
  return { path, html, $: load(html) };
};

let cache: readonly BuiltPage[] | undefined;
/** All built pages of the route table, read once. */
export function builtPages(): readonly BuiltPage[] {
  cache ??= allPaths.map(builtPage);
  return cache;
}

/** The pages outside the route table. */
export const errorPages = () => ["/404", "/areas/404"].map(builtPage);

/** A text on one line. */
export const plain = (text: string) => text.replace(/\s+/g, " ").trim();

/** The text of a part of a page on one line, including closed <details>. */
export function wordsOf($: CheerioAPI, selector: string): string {
  const part = $(selector).clone();
  part.find("script, style, noscript").remove();
  return plain(part.text());
}
