import { headersFile, mostRules } from "./headers";

// That each shared file lives long and nothing else does is asked of the server, in e2e/policy.spec.ts.
test("more rules than the host reads stop the build", () => {
  const own = "/*\n  Cache-Control: public, max-age=300\n";
  const files = Array.from({ length: mostRules }, (_, index) => `_next/static/chunks/${index}.js`);
  expect(headersFile(own, files.slice(1))).toContain(files[1]);
  expect(() => headersFile(own, files)).toThrow(/101 rules/);
});
