import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { lockBuild } from "./build-lock";

test("rejects a second build in a folder until the first has ended or was killed", () => {
  const pidFile = join(mkdtempSync(join(tmpdir(), "lock-")), "cache", "build.pid");
  const unlock = lockBuild(pidFile);
  expect(() => lockBuild(pidFile)).toThrow(`another build is running in this folder (process ${process.pid})`);
  unlock();
  lockBuild(pidFile);
  // The process ID of a killed build, above the maximum of any system.
  writeFileSync(pidFile, "2000000000");
  lockBuild(pidFile)();
});
