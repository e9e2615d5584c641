// The contact form with an endpoint: a build of its own (CONTACT_ENDPOINT=/api/enquiries), served with the Worker and a
// database of its own beside it.
import { defineConfig } from "@playwright/test";
import site from "../playwright.config";
import { state } from "./enquiry-form";

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
    command: `npx wrangler dev --env enquiries --port ${port} --inspector-port 0 --log-level error --persist-to ${state} --var ENQUIRY_LIMIT:100000`,
    cwd: "..",
    port,
    timeout: 180_000,
    env: { WRANGLER_SEND_METRICS: "false" },
  },
});
