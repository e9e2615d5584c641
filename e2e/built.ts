import { existsSync, readFileSync } from "node:fs";
import { type CheerioAPI, load } from "cheerio";
import { site } from "@/lib/site";
import { allPaths } from "./pages";

/** The file of an address in the export. */
export const fileOf = (path: string) => `out/${path === "/" ? "index" : path.slice(1)}.html`;

export type BuiltPage = { readonly path: string; readonly html: string; readonly $: CheerioAPI };

export const builtPage = (path: string): BuiltPage => {
  const html = readFileSync(fileOf(path), "utf8");
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

/** An address of the site from its root, whether it is written with the host or without; of another host, nothing. */
export function pathWithin(address: string): string | undefined {
  const url = new URL(address, `${site.url}/`);
  return url.origin === new URL(site.url).origin ? url.pathname + url.hash : undefined;
}

/** Whether something answers at a path: a page or a file. */
export const answersAt = (path: string) => allPaths.some((page) => page === path) || existsSync(`out${path}`);
