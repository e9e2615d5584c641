// The contact form with an endpoint, and services of other companies: a build of its own (npm run test:delivery), served
// with the Worker and a database of its own beside it.
import { defineConfig } from "@playwright/test";
import site from "../playwright.config";

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
    // With the bucket that wrangler.jsonc holds for who wants it.
    command: `sed 's|// "r2_buckets"|"r2_buckets"|' wrangler.jsonc > wrangler.delivery.jsonc && npx wrangler dev worker/test-entry.ts --config wrangler.delivery.jsonc --env enquiries --port ${port} --inspector-port 0 --log-level error --persist-to .wrangler/delivery --var ENQUIRY_LIMIT:100000 --var COUNTING:on`,
    cwd: "..",
    port,
    timeout: 180_000,
    env: { WRANGLER_SEND_METRICS: "false" },
  },
});
