import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expectAsBuilt, writeManifest } from "./manifest";

test.each([
  ["has changed", (page: string) => writeFileSync(page, "other")],
  ["is gone", (page: string) => rmSync(page)],
])("a page that %s since the build is named before anything is published", (what, change) => {
  const folder = mkdtempSync(join(tmpdir(), "build-"));
  const page = join(folder, "index.html");
  writeFileSync(page, "page");
  writeManifest(folder);
  expect(() => expectAsBuilt(folder)).not.toThrow();
  change(page);
  expect(() => expectAsBuilt(folder)).toThrow(`${page} ${what}`);
});

test("so is a file that was added", () => {
  const folder = mkdtempSync(join(tmpdir(), "build-"));
  writeManifest(folder);
  writeFileSync(join(folder, "notes.html"), "");
  expect(() => expectAsBuilt(folder)).toThrow("notes.html was added");
});
