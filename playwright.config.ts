import { fileURLToPath } from "node:url";
import { defineConfig } from "@playwright/test";
import { findBrowser } from "./e2e/find-browser";

const port = Number(process.env.PORT ?? 4173);

export default defineConfig({
  // With the records of fixtures/delivered, as the build they run on (SETTINGS=delivered).
  tsconfig: fileURLToPath(new URL("tsconfig.delivered.json", import.meta.url)),
  testDir: "e2e",
  // Those of the delivery have a build of their own: see e2e/delivery.config.ts.
  projects: [{ name: "site", testIgnore: "delivery*.spec.ts" }],
  fullyParallel: true,
  // One more than the two cores of a small machine, as part of a test waits for the clock, the line or the engine. With
  // four a page draws so many more frames that nothing is won.
  workers: 3,
  forbidOnly: !!process.env.CI,
  // For what hangs only: a test waits for what it asks for, however slow and busy the machine is.
  timeout: 300_000,
  expect: { timeout: 60_000 },
  reporter: process.env.CI ? "dot" : "list",
  use: {
    baseURL: `http://localhost:${port}`,
    viewport: { width: 1440, height: 900 },
    launchOptions: {
      executablePath: findBrowser(),
      // As root, in a container, without a graphics card or a network.
      args: [
        "--no-sandbox",
        "--disable-gpu",
        "--disable-quic",
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-sync",
      ],
    },
  },
  // The export as it is deployed, on the engine that serves it.
  webServer: {
    command: `npx wrangler dev --port ${port} --inspector-port 0 --log-level error`,
    port,
    timeout: 600_000,
    env: { WRANGLER_SEND_METRICS: "false" },
  },
});
