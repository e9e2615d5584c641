import { readFileSync } from "node:fs";
import { headersFile, maxHeaders } from "./headers";

const base = readFileSync("public/_headers", "utf8");

// e2e/policy.spec.ts checks the cache headers of shared and missing files.
test("stops the build at more rules than the host reads", () => {
  const files = Array.from({ length: maxHeaders }, (_, index) => `_next/static/chunks/${index}.js`);
  expect(headersFile(base, files.slice(0, 50), "/")).toContain(files[49]);
  expect(() => headersFile(base, files, "/")).toThrow(/1\d\d rules/);
});

test("allows payments only in the frame of an external booking service", () => {
  const text = headersFile(base, [], "https://book.service.example:8443/request/1?x=2");
  expect(text).toContain(' payment=(self "https://book.service.example:8443"),');
  expect(headersFile(base, [], "/booking-request?id=1")).toBe(base);
  expect(() => headersFile("/*\n", [], "/")).toThrow('_headers has no "payment=()"');
});

test.each(["nginx.conf", "vercel.json"])(
  "hosting/%s contains the headers of every page and of the booking page",
  (name) => {
    const recipe = readFileSync(`hosting/${name}`, "utf8");
    const rule = [...base.matchAll(/^\/(?:\*|booking-request)\n((?: .*\n)+)/gm)].map(([, lines]) => lines).join("");
    const headers = [...rule.matchAll(/^ +([\w-]+): (.+)$/gm)];
    expect(headers.length).toBeGreaterThan(7);
    for (const [, header, value] of headers) {
      expect(recipe).toContain(`${header}`);
      expect(recipe).toContain(`"${value}"`);
    }
  },
);
