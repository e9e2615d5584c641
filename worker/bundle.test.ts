import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { remove, scratch, wrangler } from "./test-site.ts";

test("the Worker holds no page's record, so that it starts at once", () => {
  const directory = scratch();
  try {
    const options = ["deploy", "--dry-run", "--env", "enquiries", "--outdir", "bundle"];
    execFileSync(process.execPath, [wrangler, ...options], { cwd: directory, stdio: "ignore" });
    const size = readFileSync(join(directory, "bundle", "test-entry.js")).byteLength;
    assert.ok(size > 50_000 && size < 120 * 1024, `${size} bytes`);
  } finally {
    remove(directory);
  }
});
