import { expect, test } from "@playwright/test";
import { redirectRules } from "@/scripts/finish/redirects";

test("every redirect leads to a page in one step, on the engine that serves the site", async ({ request }) => {
  test.slow();
  const rules = redirectRules();
  expect(rules.length).toBeGreaterThan(500);
  for (const { from, to } of rules) {
    const answer = await request.get(from, { maxRedirects: 0 });
    expect([answer.status(), answer.headers().location], from).toEqual([301, to]);
  }
  for (const to of new Set(rules.map((rule) => rule.to))) {
    expect((await request.head(to, { maxRedirects: 0 })).status(), to).toBe(200);
  }
});

test("a redirect keeps what stands behind the question mark", async ({ request }) => {
  const answer = await request.get("/quote?utm_source=van", { maxRedirects: 0 });
  expect(answer.headers().location).toBe("/contact?utm_source=van");
});
