// Tests that are run manually on the export in out/: `npm run audit` (Lighthouse and weights, with limits),
// `npm run test:firefox` and `npm run test:webkit`.
// For one kind of page: `npm run audit -- -g contact`.
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
  // Parallel tests would increase blocking times.
  fullyParallel: false,
  workers: 1,
  reporter: "list",
  webServer: [site.webServer ?? []].flat().map((server) => ({ ...server, cwd: ".." })),
});
