import { createHash } from "node:crypto";
import { expect, test } from "@playwright/test";
import { filesIn } from "@/lib/files-in";
import { builtPages, errorPages } from "./built";
import { kinds } from "./pages";

const files = filesIn("out");

test("allows in every page's CSP only the inline scripts of the site, and no unsafe script", () => {
  const all = new Set<string>();
  const policies = new Set<string>();
  for (const { path, $ } of [...builtPages(), ...errorPages()]) {
    const policy = $('meta[http-equiv="Content-Security-Policy"]').attr("content") ?? "";
    const scripts = $("script:not([type]), script[type=module], script[type=speculationrules]").toArray();
    const present = scripts.map((script) => createHash("sha256").update($(script).text()).digest("base64"));
    const allowed = [...policy.matchAll(/'sha256-([^']+)'/g)].map(([, hash]) => hash);
    expect(allowed, `hashes in ${path}`).toEqual(expect.arrayContaining(present));
    for (const hash of present) all.add(hash);
    policies.add(allowed.sort().join());
    expect(/script-src[^;]*/.exec(policy)?.[0], `scripts in ${path}`).not.toMatch(/unsafe|https?:|\*/);
    expect(policy, path).toMatch(/default-src 'none'.*base-uri 'none'.*object-src 'none'/);
    expect(policy, path).not.toMatch(/http:|unsafe-eval/);
    // Only the character set precedes it.
    expect($("head > *").eq(1).attr("http-equiv"), path).toBe("Content-Security-Policy");
  }
  expect([...policies]).toEqual([[...all].sort().join()]);
});

test("does not run an injected script", async ({ page }) => {
  const violations: string[] = [];
  page.on("console", (message) => violations.push(message.text()));
  await page.goto("/");
  await page.evaluate(() => {
    const script = document.createElement("script");
    script.textContent = "document.title = 'taken over'";
    document.body.append(script);
  });
  expect(await page.title()).not.toBe("taken over");
  await expect.poll(() => violations.join()).toContain("Content Security Policy");
});

// Headers that Mozilla's Observatory scores; together with the CSP, each gets full marks.
test("sends security headers with every kind of page", async ({ request }) => {
  for (const path of [...Object.values(kinds), "/nowhere"]) {
    const headers = (await request.get(path)).headers();
    expect(headers, path).toMatchObject({
      "content-security-policy": "frame-ancestors 'none'",
      "x-content-type-options": "nosniff",
      "x-frame-options": "DENY",
      "cross-origin-resource-policy": "same-origin",
      "permissions-policy": expect.stringContaining("camera=()"),
      "cache-control": "public, max-age=300, must-revalidate",
    });
    expect(headers["referrer-policy"]).toMatch(/^(no-referrer|same-origin|strict-origin(-when-cross-origin)?)$/);
    const halfAYear = 15_768_000;
    expect(Number(/max-age=(\d+)/.exec(headers["strict-transport-security"] ?? "")?.[1])).toBeGreaterThan(halfAYear);
    expect(headers).not.toHaveProperty("access-control-allow-credentials");
    expect(headers).not.toHaveProperty("set-cookie");
    // It would need a new process for the first page of a visit; see public/_headers.
    expect(headers).not.toHaveProperty("cross-origin-opener-policy");
  }
});

test("caches hashed files for a year, but not a missing one", async ({ request }) => {
  const lifeOf = async (path: string) => {
    const answer = await request.get(`/${path}`);
    return [answer.status(), answer.headers()["cache-control"]];
  };
  const soon = [404, "public, max-age=300, must-revalidate"];
  const shared = files.filter((file) =>
    /^_next\/static\/(chunks|media(?!\/(figure|street|view)-))\/.*\.\w+$/.test(file),
  );
  expect(shared.length).toBeGreaterThan(10);
  for (const file of shared) {
    expect(await lifeOf(file), file).toEqual([200, "public, max-age=31536000, immutable"]);
    expect(await lifeOf(file.replace(".", "-old.")), file).toEqual(soon);
  }
  // A rule for a folder would also apply to missing files.
  for (const folder of new Set(files.map((file) => file.replace(/[^/]*$/, ""))))
    expect(await lifeOf(`${folder}no-such-file.00000000.svg`), folder).toEqual(soon);
});

test("allows search engines to list the site only under its own address", async ({ request }) => {
  const robots = async (host: string) =>
    (await request.get("/contact", { headers: { host } })).headers()["x-robots-tag"];
  expect(await robots("1a2b-contractor-website.firm.workers.dev")).toBe("noindex");
  expect(await robots("www.firm.co.uk")).toBeUndefined();
});

test("allows only this site to frame the booking placeholder", async ({ request }) => {
  const headers = (await request.get("/booking-request?id=sample")).headers();
  expect(headers["content-security-policy"]).toContain("frame-ancestors 'self'");
  expect(headers["x-frame-options"]).toBe("SAMEORIGIN");
});
