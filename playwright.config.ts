import { fileURLToPath } from "node:url";
import { defineConfig } from "@playwright/test";
import { findBrowser } from "./e2e/find-browser";

const port = Number(process.env.PORT ?? 4173);

export default defineConfig({
  // Uses the records of fixtures/delivered, like the build under test (SETTINGS=delivered).
  tsconfig: fileURLToPath(new URL("tsconfig.delivered.json", import.meta.url)),
  testDir: "e2e",
  // The delivery tests have a separate build: see e2e/delivery.config.ts.
  projects: [{ name: "site", testIgnore: "delivery*.spec.ts" }],
  fullyParallel: true,
  // One more than the two cores of a small machine, because tests partly wait for timers, the network or workerd. Four
  // would not be faster, because pages would render more frames.
  workers: 3,
  forbidOnly: !!process.env.CI,
  // Long timeouts, so that only a test that hangs fails by timeout, even on a slow and busy machine.
  timeout: 300_000,
  expect: { timeout: 60_000 },
  reporter: process.env.CI ? "dot" : "list",
  use: {
    baseURL: `http://localhost:${port}`,
    viewport: { width: 1440, height: 900 },
    launchOptions: {
      executablePath: findBrowser(),
      // For running as root, in a container, without a GPU or a network.
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
  // The deployed form of the export, on the engine that serves it.
  webServer: {
    command: `npx wrangler dev --port ${port} --inspector-port 0 --log-level error`,
    port,
    timeout: 600_000,
    env: { WRANGLER_SEND_METRICS: "false" },
  },
});
