// The tests need a Chromium. Where none is found it is installed, and said so.
import { spawnSync } from "node:child_process";
import { findBrowser } from "./find-browser";

const debian = "apt-get update -qq && apt-get install -y -qq --no-install-recommends";
// With letters as wide as Arial's, which most visitors read where the site's own font is late.
const ways = [
  `${debian} chromium-headless-shell fonts-liberation`,
  `${debian} chromium fonts-liberation`,
  "npx playwright install --with-deps chromium",
];
for (const way of ways) {
  if (findBrowser()) break;
  console.log(`No Chromium found. Installing one: ${way}`);
  spawnSync(way, {
    shell: true,
    stdio: ["ignore", "ignore", "inherit"],
    env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" },
  });
}
if (!findBrowser()) throw new Error("Still no Chromium. Install one and name its program in CHROME_PATH.");
