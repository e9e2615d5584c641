// The tests need Chromium. If none is found, this script installs one.
import { spawnSync } from "node:child_process";
import { findBrowser } from "./find-browser";

const debian = "apt-get update -qq && apt-get install -y -qq --no-install-recommends";
// Liberation has the widths of Arial, which most visitors see if the site's font is late.
const installers = [
  `${debian} chromium-headless-shell fonts-liberation`,
  `${debian} chromium fonts-liberation`,
  "npx playwright install --with-deps chromium",
];
for (const installer of installers) {
  if (findBrowser()) break;
  console.log(`No Chromium found. Installing one: ${installer}`);
  spawnSync(installer, {
    shell: true,
    stdio: ["ignore", "ignore", "inherit"],
    env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" },
  });
}
if (!findBrowser()) throw new Error("Still no Chromium. Install one and name its program in CHROME_PATH.");
