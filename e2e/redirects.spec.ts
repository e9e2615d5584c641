import { readFileSync } from "node:fs";
import { expect, test } from "@playwright/test";
import { areaSlugs } from "@/lib/areas";

test("every redirect leads to a page in one step, on the engine that serves the site", async ({ request }) => {
  const lines = readFileSync("out/_redirects", "utf8").trim().split("\n");
  // Where one rule serves every area, the first and the last one follow it.
  const each = lines.flatMap((line) =>
    [areaSlugs[0], areaSlugs.at(-1)].map((slug) => line.replaceAll(":slug", `${slug}`)),
  );
  const rules = [...new Set(each)].map((line) => line.split(" "));
  expect(rules.length).toBeGreaterThan(200);
  for (const [from = "", to = ""] of rules) {
    const answer = await request.get(from, { maxRedirects: 0 });
    expect([answer.status(), answer.headers().location], from).toEqual([301, to]);
  }
  for (const to of new Set(rules.map(([, to = ""]) => to))) {
    expect((await request.head(to, { maxRedirects: 0 })).status(), to).toBe(200);
  }
});

for (const [from, to] of [
  ["/quote", "/contact"],
  ["/area/camden", "/areas/camden"],
]) {
  test(`${from} keeps what stands behind the question mark`, async ({ request }) => {
    const answer = await request.get(`${from}?utm_source=van`, { maxRedirects: 0 });
    expect(answer.headers().location).toBe(`${to}?utm_source=van`);
  });
}
