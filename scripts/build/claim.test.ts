import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { claim } from "./claim";

const file = () => join(mkdtempSync(join(tmpdir(), "claim-")), "cache", "build.pid");

test("a second build in a folder is refused until the first has ended", () => {
  const pidFile = file();
  const free = claim(pidFile);
  expect(() => claim(pidFile)).toThrow(`another build is running in this folder (process ${process.pid})`);
  free();
  claim(pidFile)();
});

test("what a killed build has left behind stops nobody", () => {
  const pidFile = file();
  claim(pidFile);
  // Beyond the numbers that any system gives to a process.
  writeFileSync(pidFile, "2000000000");
  claim(pidFile)();
});
