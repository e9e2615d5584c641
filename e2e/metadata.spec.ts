import { readFileSync } from "node:fs";
import { expect, test } from "@playwright/test";
import { business } from "@/data/business";
import { lastModified } from "@/lib/dates";
import { ogImagePath } from "@/lib/og";
import { routeOf } from "@/lib/routes";
import { absoluteUrl } from "@/lib/site";
import { builtPages, errorPages } from "./built";

test("every page has one canonical address, the one it is shared and listed under", () => {
  const sitemap = readFileSync("out/sitemap.xml", "utf8");
  for (const { path, $ } of builtPages()) {
    const canonical = $('link[rel="canonical"]').toArray();
    expect(
      canonical.map((link) => $(link).attr("href")),
      path,
    ).toEqual([absoluteUrl(path)]);
    expect($('meta[property="og:url"]').attr("content"), path).toBe(absoluteUrl(path));
    expect(sitemap, path).toContain(
      `<url><loc>${absoluteUrl(path)}</loc><lastmod>${lastModified(path)}</lastmod><image:image><image:loc>${absoluteUrl(
        ogImagePath(routeOf(path).path),
      )}</image:loc></image:image></url>`,
    );
    expect($('meta[name="robots"]').length, path).toBe(0);
    expect($("html").attr("lang"), path).toBe("en-GB");
    expect($('meta[property="og:locale"]').attr("content"), path).toBe("en_GB");
  }
  expect(sitemap.match(/<url>/g)).toHaveLength(builtPages().length);
});

test("the error pages have no canonical address and stay out of the index", () => {
  for (const { path, $ } of errorPages()) {
    expect($('link[rel="canonical"]').length, path).toBe(0);
    expect($('meta[name="robots"]').attr("content"), path).toContain("noindex");
  }
});

test("titles and descriptions are of use: each its own, neither cut off nor empty", () => {
  const seen = new Map<string, string>();
  for (const { path, $ } of builtPages()) {
    const [title = "", brand = business.name] = $("head > title").text().split(" | ");
    const description = $('meta[name="description"]').attr("content") ?? "";
    expect(brand, path).toBe(business.name);
    expect(title.length, `${path}: "${title}"`).toBeLessThanOrEqual(60);
    expect(description.length, `${path}: "${description}"`).toBeGreaterThanOrEqual(120);
    expect(description.length, `${path}: "${description}"`).toBeLessThanOrEqual(160);
    for (const text of [title, description]) {
      expect(seen.get(text), `${path} says the same as another: "${text}"`).toBeUndefined();
      seen.set(text, path);
    }
    expect($('meta[property="og:title"]').attr("content"), path).toBe($("head > title").text());
    expect($('meta[property="og:description"]').attr("content"), path).toBe(description);
  }
});

test("geo tags name London, and for the towns around it England", () => {
  const tag = (path: string, name: string) =>
    builtPages()
      .find((page) => page.path === path)
      ?.$(`meta[name="${name}"]`)
      .attr("content");
  expect(["/", "/areas/camden", "/areas/central-london"].map((path) => tag(path, "geo.region"))).toEqual(
    Array(3).fill("GB-LND"),
  );
  expect(tag("/areas/camden", "geo.position")).toBe("51.5074;-0.1278");
  expect(tag("/areas/watford", "geo.region")).toBe("GB-ENG");
  expect(tag("/areas/watford", "geo.position")).toBeUndefined();
});
