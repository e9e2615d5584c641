// Tests of a separate build with an endpoint and third-party services (npm run test:delivery), served with the Worker
// and a separate database.
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { defineConfig } from "@playwright/test";
import { withBucket, withBurst } from "@/lib/testing/with-bucket";
import site from "../playwright.config";

// Only the main process writes it, because Wrangler restarts whenever the configuration changes.
if (!process.env.TEST_WORKER_INDEX) {
  writeFileSync("wrangler.delivery.jsonc", withBurst(withBucket(readFileSync("wrangler.jsonc", "utf8"))));
  mkdirSync(".wrangler", { recursive: true });
  writeFileSync(".wrangler/empty.env", "");
}

const enquiries = "--local --config wrangler.delivery.jsonc --env enquiries --persist-to .wrangler/delivery";
const port = Number(process.env.PORT ?? 4174);

export default defineConfig({
  ...site,
  testDir: ".",
  projects: [{ name: "delivery", testMatch: "delivery*.spec.ts" }],
  use: { ...site.use, baseURL: `http://localhost:${port}` },
  webServer: {
    // An empty file replaces .env and .dev.vars, which may name the owner's services. It must exist, because Node 20
    // also reads the option.
    command: `npx wrangler d1 migrations apply DB ${enquiries} && npx wrangler dev worker/test-entry.ts ${enquiries} --port ${port} --inspector-port 0 --log-level error --env-file .wrangler/empty.env --var ENQUIRY_LIMIT:100000 --var COUNTING:on`,
    cwd: "..",
    port,
    timeout: 600_000,
    env: { WRANGLER_SEND_METRICS: "false" },
  },
});
