import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expectAsBuilt, writeManifest } from "./manifest";

test.each([
  ["index.html has changed", (folder: string) => writeFileSync(join(folder, "index.html"), "other")],
  ["index.html is gone", (folder: string) => rmSync(join(folder, "index.html"))],
  ["notes.html was added", (folder: string) => writeFileSync(join(folder, "notes.html"), "")],
])("rejects a folder whose file %s since the build", (what, change) => {
  const folder = mkdtempSync(join(tmpdir(), "build-"));
  writeFileSync(join(folder, "index.html"), "page");
  writeManifest(folder);
  expect(() => expectAsBuilt(folder)).not.toThrow();
  change(folder);
  expect(() => expectAsBuilt(folder)).toThrow(what);
});
