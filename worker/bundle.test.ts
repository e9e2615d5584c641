import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { wrangler } from "./owner/database.ts";
import { remove, scratch } from "./test-site.ts";

test("the Worker holds no page's record, so that it starts at once: 94 KiB at most", () => {
  const directory = scratch();
  try {
    const config = join(directory, "wrangler.jsonc");
    writeFileSync(config, readFileSync(config, "utf8").replace("test-entry.ts", "index.ts"));
    const options = ["deploy", "--dry-run", "--env", "enquiries", "--outdir", "bundle"];
    execFileSync(process.execPath, [wrangler, ...options], { cwd: directory, stdio: "ignore" });
    const size = readFileSync(join(directory, "bundle", "index.js")).byteLength;
    assert.ok(size > 50_000 && size <= 94 * 1024, `${size} bytes`);
  } finally {
    remove(directory);
  }
});
