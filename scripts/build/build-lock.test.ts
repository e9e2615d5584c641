import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { lockBuild } from "./build-lock";

test("a second build in a folder is refused until the first has ended or was killed", () => {
  const pidFile = join(mkdtempSync(join(tmpdir(), "lock-")), "cache", "build.pid");
  const unlock = lockBuild(pidFile);
  expect(() => lockBuild(pidFile)).toThrow(`another build is running in this folder (process ${process.pid})`);
  unlock();
  lockBuild(pidFile);
  // Of a killed build, beyond the numbers that any system gives to a process.
  writeFileSync(pidFile, "2000000000");
  lockBuild(pidFile)();
});
