import { readFileSync } from "node:fs";
import { expect, test } from "@playwright/test";
import { type AnyNode, isTag, isText } from "domhandler";
import { gasEmergency } from "@/data/business";
import { responseAreas } from "@/data/navigation";
import { areaOf, areaPath } from "@/lib/areas";
import { contactFacts, markdownPath } from "@/lib/markdown-page";
import { sitePages } from "@/lib/pages";
import type { SitePath } from "@/lib/paths";
import { responseTime } from "@/lib/response";
import { absoluteUrl, site } from "@/lib/site";
import { type BuiltPage, builtPages, plain, wordsOf } from "./built";

const pages = () =>
  sitePages.map(({ path }, index) => {
    const page = builtPages()[index] as BuiltPage;
    return { path, $: page.$, markdown: markdownOf(path) };
  });
const markdownOf = (path: SitePath) => readFileSync(`out${markdownPath(path)}`, "utf8");

test("links every page to a Markdown page with the same heading, phone, e-mail and hours", () => {
  for (const { path, $, markdown } of pages()) {
    const named = $('link[rel="alternate"][type="text/markdown"]').map((_, { attribs }) => attribs.href);
    expect(named.get(), path).toEqual([absoluteUrl(markdownPath(path))]);
    for (const [name, fact] of Object.entries({ ...contactFacts(), url: absoluteUrl(path) }))
      expect(markdown, path).toContain(`${name}: "${fact}"`);
    expect(markdown, path).toContain(site.phone.display);
    expect(markdown, path).toContain(`\n# ${wordsOf($, "h1")}\n`);
    expect(markdown, path).not.toMatch(/<\/?[a-z]+[ >]|\]\(\/|undefined/);
    for (const heading of $("main h2").get()) expect(markdown, path).toContain(`## ${plain($(heading).text())}`);
  }
});

/**
 * The words of each text node in a part of a page, separately, so that adjacent ones do not merge. Excludes drawings,
 * forms and hidden content.
 */
function wordsIn(nodes: readonly AnyNode[]): readonly string[] {
  return nodes.flatMap((node) => {
    if (isText(node)) return split(node.data);
    if (!isTag(node) || /^(svg|form|noscript)$/.test(node.name) || node.attribs["aria-hidden"] === "true") return [];
    return [...split(node.attribs.alt ?? ""), ...wordsIn(node.children)];
  });
}
const split = (text: string) => text.match(/[\p{L}\p{N}]+/gu) ?? [];

test("exports Markdown without merged words, double punctuation and broken tables", () => {
  for (const { path, $, markdown } of pages()) {
    const words = new Set(wordsIn($("main").get()));
    const body = markdown
      .replace(/^---\n.*?\n---\n/s, "")
      .replace(/\]\([^)]*\)/g, "] ")
      .replace(/^\s*\d+\. /gm, "");
    const glued = split(body).filter((word) => !words.has(word));
    expect(glued, path).toEqual([]);
    expect(body.match(/.{0,20}(?:::|\?:|\w_\w|[.:]\*\*\w|\w\*\*\w).{0,20}/g), path).toBeNull();
    // A delimiter row below any row except the first breaks a table.
    expect(body, path).not.toMatch(/^\|.*\n\|(?: --- \|)+.*\n\|.*\n\|(?: --- \|)+/m);
  }
});

test("includes response times in the Markdown of the pages that show them", () => {
  for (const slug of responseAreas) {
    const { name } = areaOf(slug);
    const times = responseTime(areaOf(slug));
    expect(markdownOf(areaPath(slug))).toContain(`**${times}:** how soon we typically reach an emergency`);
    // A row of the regions' table or an item of the areas' list.
    const line = new RegExp(
      `^(?:\\| \\[${name}\\]\\([^)]+\\) \\| ${times} \\||- \\[${name}\\]\\([^)]+\\) ${times})$`,
      "m",
    );
    for (const path of ["/areas", "/plumbing-services/plumber-london"] as const) expect(markdownOf(path)).toMatch(line);
  }
});

test("describes the firm in llms.txt and lists every Markdown page", () => {
  const list = readFileSync("out/llms.txt", "utf8");
  expect(list).toMatch(/^# .+\n\n> .+\n/);
  for (const fact of [contactFacts().phone, contactFacts().hours, gasEmergency.phone, absoluteUrl("/contact")])
    expect(list).toContain(fact);
  const links = [...list.matchAll(/^- \[[^\]]+\]\(([^)]+)\)/gm)].map(([, address]) => address);
  expect(links.sort()).toEqual(sitePages.map(({ path }) => absoluteUrl(markdownPath(path))).sort());
});

test("serves Markdown pages with their type, and excludes them from search results", async ({ request }) => {
  for (const path of ["/index.md", "/areas/camden.md", "/services/chiller-installation.md"]) {
    const answer = await request.get(path);
    expect(answer.status(), path).toBe(200);
    expect(answer.headers()["content-type"], path).toBe("text/markdown; charset=utf-8");
    expect(answer.headers()["x-robots-tag"], path).toBe("noindex");
  }
  const list = await request.get("/llms.txt");
  expect(list.status()).toBe(200);
  expect(list.headers()["content-type"]).toMatch(/^text\/plain/);
});
