import type { CheerioAPI } from "cheerio";
import { pageOf } from "@/lib/pages";

/** The addresses within the site that a page links to, without query and fragment. */
export function linksOf($: CheerioAPI): readonly string[] {
  return $("a[href^='/']")
    .toArray()
    .map((link) => (link.attribs.href ?? "").replace(/[?#].*/, ""));
}

/**
 * Checks that every page is linked from another.
 * @param links what each page links to, by its address
 * @throws when no other page links to a page; the message names it and the files that could
 */
export function expectAllLinked(links: ReadonlyMap<string, readonly string[]>) {
  const reached = new Set([...links].flatMap(([path, targets]) => targets.filter((target) => target !== path)));
  for (const path of links.keys()) {
    if (reached.has(path)) continue;
    const { parent } = pageOf(path);
    const file = `data/pages${!parent || parent === "/" ? "/home" : parent}.ts`;
    throw new Error(
      `No page links to "${path}". Put it into a menu in data/navigation.ts or into the words of ${file}.`,
    );
  }
}
