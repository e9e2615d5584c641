import { readFileSync } from "node:fs";
import { expect, test } from "@playwright/test";
import { areaSlugs } from "@/lib/areas";

test("redirects to a page in one step, on the engine that serves the site", async ({ request }) => {
  const lines = readFileSync("out/_redirects", "utf8").trim().split("\n");
  // Replace each placeholder with a page's slug.
  const rules = lines.map((line) =>
    line.replaceAll(":slug", line.includes("areas") ? `${areaSlugs[0]}` : "chiller-installation").split(" "),
  );
  expect(rules.length).toBeGreaterThan(50);
  for (const [from = "", to = ""] of rules) {
    const answer = await request.get(from, { maxRedirects: 0 });
    expect([answer.status(), answer.headers().location], from).toEqual([301, to]);
  }
  for (const to of new Set(rules.map(([, to = ""]) => to))) {
    expect((await request.head(to, { maxRedirects: 0 })).status(), to).toBe(200);
  }
});

test("keeps the query string in a redirect", async ({ request }) => {
  for (const [from, to] of [
    ["/quote", "/contact"],
    ["/area/camden", "/areas/camden"],
  ]) {
    const answer = await request.get(`${from}?utm_source=van`, { maxRedirects: 0 });
    expect(answer.headers().location).toBe(`${to}?utm_source=van`);
  }
});
