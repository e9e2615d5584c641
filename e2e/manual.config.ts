// What is run by hand: `npm run audit` (Lighthouse and weights, with limits) and `npm run test:firefox` and
// `npm run test:webkit`, over the export in out/.
// One kind of page only: `npm run audit -- -g contact`.
import { defineConfig } from "@playwright/test";
import site from "../playwright.config";
import type { engines } from "./engines";

export default defineConfig<object, { engine: keyof typeof engines }>({
  ...site,
  testDir: ".",
  projects: [
    { name: "audit", testMatch: "audit.ts" },
    { name: "firefox", testMatch: "smoke.ts", use: { engine: "firefox" } },
    { name: "webkit", testMatch: "smoke.ts", use: { engine: "webkit" } },
  ],
  // One thing at a time: on a busy machine blocking times rise.
  fullyParallel: false,
  workers: 1,
  reporter: "list",
  webServer: [site.webServer ?? []].flat().map((server) => ({ ...server, cwd: ".." })),
});
