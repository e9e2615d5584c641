// The tests need a Chromium. Where none is found it is installed, and said so.
import { execSync } from "node:child_process";
import { findBrowser } from "./find-browser";

if (!findBrowser()) {
  const debian = "apt-get update -qq && apt-get install -y -qq --no-install-recommends chromium";
  const playwright = "npx playwright install --with-deps chromium";
  console.log(`No Chromium found. Installing Debian's package: ${debian}`);
  try {
    execSync(debian, {
      stdio: ["ignore", "ignore", "inherit"],
      env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" },
    });
  } catch {
    console.log(`That did not work here. Installing Playwright's own: ${playwright}`);
    execSync(playwright, { stdio: "inherit" });
  }
  if (!findBrowser()) throw new Error("Still no Chromium. Install one and name its program in CHROME_PATH.");
}
