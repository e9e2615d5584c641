import { existsSync, readFileSync } from "node:fs";
import { expect, test } from "@playwright/test";
import { type AnyNode, isTag, isText } from "domhandler";
import { responseAreas } from "@/data/navigation";
import { areaOf, areaPath } from "@/lib/areas";
import { contactFacts, markdownPath } from "@/lib/markdown-page";
import { sitePages } from "@/lib/pages";
import { responseTime } from "@/lib/response";
import { absoluteUrl, site } from "@/lib/site";
import { builtPages, plain, wordsOf } from "./built";

const markdownOf = (path: (typeof sitePages)[number]["path"]) => readFileSync(`out${markdownPath(path)}`, "utf8");

test("every page has a Markdown page, which it names and the sitemap does not", () => {
  const sitemap = readFileSync("out/sitemap.xml", "utf8");
  for (const [index, { path }] of sitePages.entries()) {
    const named = builtPages()[index]?.$('link[rel="alternate"][type="text/markdown"]').toArray();
    expect(
      named?.map((link) => link.attribs.href),
      path,
    ).toEqual([absoluteUrl(markdownPath(path))]);
    expect(existsSync(`out${markdownPath(path)}`), path).toBe(true);
  }
  expect(sitemap).not.toContain(".md<");
});

test("a Markdown page says what its page says: heading, phone, e-mail and hours", () => {
  for (const [index, { path }] of sitePages.entries()) {
    const page = builtPages()[index];
    const markdown = markdownOf(path);
    const { phone, email, hours } = contactFacts();
    expect(markdown, path).toContain(`phone: "${phone}"`);
    expect(phone).toContain(site.phone.display);
    expect(markdown, path).toContain(`email: "${email}"`);
    expect(markdown, path).toContain(`hours: "${hours}"`);
    expect(markdown, path).toContain(`url: "${absoluteUrl(path)}"`);
    expect(markdown, path).toContain(`\n# ${page && wordsOf(page.$, "h1")}\n`);
    expect(markdown, path).not.toMatch(/<\/?[a-z]+[ >]|\]\(\/|undefined/);
    for (const heading of page?.$("main h2").toArray() ?? [])
      expect(markdown, path).toContain(`## ${plain(page?.$(heading).text() ?? "")}`);
  }
});

/** The words of every text in a part of a page, each text by itself, so that two that touch stay two. */
function wordsIn(nodes: readonly AnyNode[]): readonly string[] {
  return nodes.flatMap((node) => {
    if (isText(node)) return split(node.data);
    if (!isTag(node)) return [];
    return [...split(node.attribs.alt ?? ""), ...wordsIn(node.children)];
  });
}
const split = (text: string) => text.match(/[\p{L}\p{N}]+/gu) ?? [];

test("in a Markdown page no two words run together, no label ends twice and no table is broken", () => {
  for (const [index, { path }] of sitePages.entries()) {
    const words = new Set(wordsIn(builtPages()[index]?.$("main").toArray() ?? []));
    const body = markdownOf(path)
      .replace(/^---\n.*?\n---\n/s, "")
      .replace(/\]\([^)]*\)/g, "] ")
      .replace(/^\s*\d+\. /gm, "");
    const glued = split(body).filter((word) => !words.has(word));
    expect(glued, path).toEqual([]);
    expect(body.match(/.{0,20}(?:::|\?:|\w_\w|[.:]\*\*\w|\w\*\*\w).{0,20}/g), path).toBeNull();
    // A rule under anything but the head of a table breaks it.
    expect(body, path).not.toMatch(/^\|.*\n\|(?: --- \|)+.*\n\|.*\n\|(?: --- \|)+/m);
  }
});

test("the typical response times are in the Markdown of the pages that show them", () => {
  for (const slug of responseAreas) {
    const { name } = areaOf(slug);
    const times = responseTime(areaOf(slug));
    expect(markdownOf(areaPath(slug))).toContain(`**Typical emergency response**: ${times}`);
    expect(markdownOf("/areas")).toMatch(new RegExp(`\\| \\[${name}\\]\\([^)]+\\) \\| [^|]+ \\| ${times} \\|`));
    expect(markdownOf("/plumbing-services/plumber-london")).toMatch(new RegExp(`\\[${name}\\].*${times}`));
  }
});

test("llms.txt says who the firm is and lists every Markdown page", () => {
  const list = readFileSync("out/llms.txt", "utf8");
  expect(list).toMatch(/^# .+\n\n> .+\n/);
  expect(list).toContain(site.phone.display);
  const links = [...list.matchAll(/^- \[[^\]]+\]\(([^)]+)\)/gm)].map(([, address]) => address);
  expect(links.sort()).toEqual(sitePages.map(({ path }) => absoluteUrl(markdownPath(path))).sort());
});

test("Markdown pages are served as such and kept out of search results, which list the pages", async ({ request }) => {
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
