import { readFileSync } from "node:fs";
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
