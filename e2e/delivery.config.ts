// The contact form with an endpoint, and services of other companies: a build of its own (npm run test:delivery), served
// with the Worker and a database of its own beside it.
import { readFileSync, writeFileSync } from "node:fs";
import { defineConfig } from "@playwright/test";
import { withBucket } from "@/lib/testing/with-bucket";
import site from "../playwright.config";

// By the run itself and not again by each of its processes, as Wrangler starts anew whenever this file changes.
if (!process.env.TEST_WORKER_INDEX) {
  writeFileSync("wrangler.delivery.jsonc", withBucket(readFileSync("wrangler.jsonc", "utf8")));
}

const port = Number(process.env.PORT ?? 4174);

export default defineConfig({
  ...site,
  testDir: ".",
  projects: [
    { name: "delivery", testMatch: "delivery*.spec.ts" },
    // Minutes of real time, so a command of its own.
    { name: "moments", testMatch: "moments.spec.ts", expect: { timeout: 60_000 } },
  ],
  use: { ...site.use, baseURL: `http://localhost:${port}` },
  webServer: {
    command: `npx wrangler dev worker/test-entry.ts --config wrangler.delivery.jsonc --env enquiries --port ${port} --inspector-port 0 --log-level error --persist-to .wrangler/delivery --var ENQUIRY_LIMIT:100000 --var COUNTING:on`,
    cwd: "..",
    port,
    timeout: 180_000,
    env: { WRANGLER_SEND_METRICS: "false" },
  },
});
