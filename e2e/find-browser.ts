import { existsSync } from "node:fs";
import { chromium } from "playwright";

/**
 * Finds Chromium on this machine: CHROME_PATH, a system package, or Playwright's. A headless shell precedes a full
 * browser, because its pages take half the CPU time.
 */
export function findBrowser(): string | undefined {
  const candidates = [
    process.env.CHROME_PATH,
    "/usr/bin/chromium-headless-shell",
    "/usr/bin/chromium",
    "/usr/bin/google-chrome",
    chromium.executablePath(),
  ];
  return candidates.find((path) => path && existsSync(path));
}
