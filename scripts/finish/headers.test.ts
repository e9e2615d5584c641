import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { headersFile, mostHeaders } from "./headers";

const own = readFileSync("public/_headers", "utf8");

// That each shared file lives long, and nothing else in its folder, is asked of the server, in e2e/policy.spec.ts.
test("more rules than the host reads stop the build", () => {
  const files = Array.from({ length: mostHeaders }, (_, index) => `_next/static/chunks/${index}.js`);
  expect(headersFile(own, files.slice(0, 50), "/")).toContain(files[49]);
  expect(() => headersFile(own, files, "/")).toThrow(/1\d\d rules/);
});

test("only an outside booking service may take a payment in its frame", () => {
  const text = headersFile(own, [], "https://book.service.example:8443/request/1?x=2");
  expect(text).toContain(' payment=(self "https://book.service.example:8443"),');
  expect(headersFile(own, [], "/booking-request?id=1")).toBe(own);
  expect(() => headersFile("/*\n", [], "/")).toThrow('_headers has no "payment=()"');
});

test("Netlify reads every rule correctly, and none for Cloudflare only", () => {
  const file = join(mkdtempSync(join(tmpdir(), "netlify-")), "_headers");
  writeFileSync(file, headersFile(own, ["_next/static/chunks/a.js"], "/", "netlify"));
  // In a process of its own, as Jest does not load its modules. Regular expressions don't outlive JSON.
  const read = `import { parseAllHeaders } from "@netlify/headers-parser";
    const { headers, errors } = await parseAllHeaders({ headersFiles: [${JSON.stringify(file)}], minimal: false });
    const rules = headers.map(({ forRegExp, values }) => ({ pattern: forRegExp.source, values }));
    console.log(JSON.stringify({ rules, errors: errors.map(String) }));`;
  const said = execFileSync(process.execPath, ["--input-type=module", "-e", read], { encoding: "utf8" });
  type Rule = { readonly pattern: string; readonly values: Readonly<Record<string, string>> };
  const { rules, errors }: { readonly rules: Rule[]; readonly errors: string[] } = JSON.parse(said);
  expect(errors).toEqual([]);
  // As Netlify's own server for development does: a later rule replaces what an earlier one says.
  const sent = (path: string) =>
    Object.assign({}, ...rules.filter(({ pattern }) => new RegExp(pattern).test(path)).map(({ values }) => values));
  expect(sent("/")).toMatchObject({
    "X-Frame-Options": "DENY",
    "Cache-Control": "public, max-age=300, must-revalidate",
  });
  expect(sent("/")).not.toHaveProperty("X-Robots-Tag");
  expect(sent("/contact.md")).toMatchObject({ "X-Robots-Tag": "noindex", "X-Frame-Options": "DENY" });
  expect(sent("/og/contact.png")).toMatchObject({ "Cross-Origin-Resource-Policy": "cross-origin" });
  expect(sent("/booking-request")).toMatchObject({ "X-Frame-Options": "SAMEORIGIN" });
  expect(sent("/_next/static/chunks/a.js")["Cache-Control"]).toBe("public, max-age=31536000, immutable");
  expect(sent("/_next/static/chunks/missing.js")["Cache-Control"]).toBe("public, max-age=300, must-revalidate");
});

test.each(["nginx.conf", "vercel.json"])(
  "hosting/%s sends the headers of every page and of the booking page",
  (name) => {
    const recipe = readFileSync(`hosting/${name}`, "utf8");
    const rule = [...own.matchAll(/^\/(?:\*|booking-request)\n((?: .*\n)+)/gm)].map(([, lines]) => lines).join("");
    const headers = [...rule.matchAll(/^ +([\w-]+): (.+)$/gm)];
    expect(headers.length).toBeGreaterThan(7);
    for (const [, header, value] of headers) {
      expect(recipe).toContain(`${header}`);
      expect(recipe).toContain(`"${value}"`);
    }
  },
);
