import { headersFile, mostRules } from "./headers";

const own = "/*\n  Cache-Control: public, max-age=300\n";
const chunk = (name: number | string) => `_next/static/chunks/${name}.js`;

test("shared files that are named by their content live long, each by a rule of its own, and nothing else does", () => {
  const files = [
    chunk("a"),
    "_next/static/media/font.woff2",
    "_next/static/pages/b.js",
    "_next/static/chunks",
    "a.html",
  ];
  const text = headersFile(own, files);
  const rules = [...text.matchAll(/^(\/\S*)\n {2}! Cache-Control\n {2}Cache-Control: (.*)$/gm)];
  expect(rules.map(([, path, life]) => [path, life])).toEqual([
    [`/${chunk("a")}`, "public, max-age=31536000, immutable"],
    ["/_next/static/media/font.woff2", "public, max-age=31536000, immutable"],
  ]);
  expect(text.startsWith(own)).toBe(true);
});

test("more rules than the host reads stop the build", () => {
  const files = Array.from({ length: mostRules }, (_, index) => chunk(index));
  expect(headersFile(own, files.slice(1))).toContain(chunk(1));
  expect(() => headersFile(own, files)).toThrow(/101 rules/);
});
