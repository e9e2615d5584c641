import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { wrangler } from "./owner/database.ts";
import { Site } from "./test-site.ts";

test("the Worker holds no page's record, so that it starts at once: 94 KiB at most", async () => {
  const site = new Site();
  const options = ["deploy", "--dry-run", "--env", "enquiries", "--outdir", "bundle"];
  execFileSync(process.execPath, [wrangler, ...options], { cwd: site.directory, stdio: "ignore" });
  const size = readFileSync(join(site.directory, "bundle", "index.js")).byteLength;
  await site.remove();
  assert.ok(size > 50_000 && size <= 94 * 1024, `${size} bytes`);
});
