import { defineConfig } from "@playwright/test";
import { findBrowser } from "./e2e/find-browser";

// As the build they run on: see lib/site.ts.
process.env.SETTINGS = "delivered";

const port = Number(process.env.PORT ?? 4173);

export default defineConfig({
  testDir: "e2e",
  projects: [
    // Those of the delivery have a build of their own: see e2e/delivery.config.ts.
    { name: "site", testIgnore: ["delivery*.spec.ts", "moments.spec.ts", "response.spec.ts"] },
    // What is timed runs alone.
    { name: "response", testMatch: "response.spec.ts", workers: 1, dependencies: ["site"] },
  ],
  fullyParallel: true,
  // One more than the two cores of a small machine, as part of a test waits for the clock, the line or the engine. With
  // four a page draws so many more frames that nothing is won.
  workers: 3,
  forbidOnly: !!process.env.CI,
  timeout: 60_000,
  expect: { timeout: 15_000 },
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
    timeout: 180_000,
    env: { WRANGLER_SEND_METRICS: "false" },
  },
});
