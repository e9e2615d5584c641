import { existsSync } from "node:fs";
import { chromium } from "playwright";

/**
 * The program of a Chromium on this machine: CHROME_PATH, a system package, or Playwright's own; or nothing. The one that
 * has no window to draw comes first: its pages take half the processor's time.
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
