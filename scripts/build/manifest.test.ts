import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { enquiryPath } from "@/lib/enquiry";
import { manifestName, manifestProblems, writeManifest } from "./manifest";

const settings = { url: "https://firm.co.uk", contactEndpoint: enquiryPath };
const folder = mkdtempSync(join(tmpdir(), "manifest-"));
const at = (name: string) => join(folder, name);

beforeEach(() => {
  mkdirSync(at("areas"), { recursive: true });
  writeFileSync(at("index.html"), "<h1>Home</h1>");
  writeFileSync(at("areas/camden.html"), "<h1>Camden</h1>");
  writeManifest(folder, settings);
});

test("a folder that is as it was built has no problem", () => {
  expect(manifestProblems(folder, settings)).toEqual([]);
});

test.each([
  ["a page is missing", () => rmSync(at("areas/camden.html")), "areas/camden.html is missing."],
  ["a page was changed", () => writeFileSync(at("index.html"), "<h1>"), "index.html was changed after the build."],
  ["a file of another build is there", () => writeFileSync(at("old.html"), ""), "old.html is not of this build."],
  ["the build did not come to its end", () => rmSync(at(manifestName)), "build.json is missing"],
])("says so when %s", (_what, spoil, reason) => {
  spoil();
  const problems = manifestProblems(folder, settings);
  expect(problems).toHaveLength(1);
  expect(problems[0]).toContain(reason);
  rmSync(at("old.html"), { force: true });
});

test("says so when the form would be delivered elsewhere than configured", () => {
  expect(manifestProblems(folder, { ...settings, contactEndpoint: "" })).toEqual([
    `${folder} was built with other settings.`,
  ]);
});
