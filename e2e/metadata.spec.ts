import { readFileSync } from "node:fs";
import { expect, test } from "@playwright/test";
import { lastModified } from "@/lib/dates";
import { titleOf } from "@/lib/metadata";
import { ogImagePath } from "@/lib/og";
import { pageOf } from "@/lib/pages";
import { routeOf } from "@/lib/routes";
import { absoluteUrl } from "@/lib/site";
import { builtPage, builtPages, errorPages } from "./built";

test("gives every page its canonical address, also for sharing and the sitemap, and its metadata", () => {
  const sitemap = readFileSync("out/sitemap.xml", "utf8");
  for (const { path, $ } of builtPages()) {
    const { meta } = pageOf(path);
    const tags = (selector: string, attribute = "content") =>
      $(selector)
        .get()
        .map((tag) => $(tag).attr(attribute));
    const address = absoluteUrl(path);
    // lib/metadata.test.ts checks length and uniqueness.
    expect.soft($("head > title").text(), path).toBe(titleOf(meta));
    for (const [selector, content] of [
      ['meta[name="description"]', [meta.description]],
      ['meta[name="robots"]', []],
      ['meta[property="og:title"]', [titleOf(meta)]],
      ['meta[property="og:description"]', [meta.description]],
      ['meta[property="og:url"]', [address]],
      ['meta[property="og:locale"]', ["en_GB"]],
    ] as const)
      expect.soft(tags(selector), `${path}: ${selector}`).toEqual(content);
    expect.soft(tags('link[rel="canonical"]', "href"), path).toEqual([address]);
    expect.soft(tags("html", "lang"), path).toEqual(["en-GB"]);
    const picture = `<image:image><image:loc>${absoluteUrl(ogImagePath(routeOf(path).path))}</image:loc></image:image>`;
    const entry = `<url><loc>${address}</loc><lastmod>${lastModified(path)}</lastmod>${picture}</url>`;
    expect.soft(sitemap, path).toContain(entry);
  }
  expect(sitemap.match(/<url>/g)).toHaveLength(builtPages().length);
  expect(readFileSync("out/robots.txt", "utf8")).toMatch(/^Sitemap: https:\/\/[^/]+\/sitemap\.xml$/m);
});

test("gives error pages no canonical address and excludes them from the index", () => {
  for (const { path, $ } of errorPages()) {
    expect($('link[rel="canonical"]').length, path).toBe(0);
    expect($('meta[name="robots"]').attr("content"), path).toContain("noindex");
  }
});

test("names London in geo tags, and England for the towns around it", () => {
  const tags = (path: string) =>
    ["geo.region", "geo.position"].map((name) => builtPage(path).$(`meta[name="${name}"]`).attr("content"));
  expect(tags("/")[0]).toBe("GB-LND");
  expect(tags("/areas/central-london")[0]).toBe("GB-LND");
  expect(tags("/areas/camden")).toEqual(["GB-LND", "51.5074;-0.1278"]);
  expect(tags("/areas/watford")).toEqual(["GB-ENG", undefined]);
});
