import { readFileSync } from "node:fs";
import { enquiryPath } from "@/lib/enquiry";
import type { site } from "@/lib/site";

/** What the Worker is told of the settings that the site was built with. */
export function varsOf({ countContacts, acknowledgeEnquiries }: typeof site): readonly string[] {
  const on = { COUNTING: countContacts, ACKNOWLEDGING: acknowledgeEnquiries };
  return Object.entries(on).flatMap(([name, isOn]) => (isOn ? ["--var", `${name}:on`] : []));
}

/** Whether wrangler.jsonc names the database: the first deploy writes it there. */
export function namesDatabase(): boolean {
  return /"database_id":\s*"./.test(readFileSync("wrangler.jsonc", "utf8"));
}

/**
 * Whether wrangler.jsonc names the bucket for photographs; its line is there, but does nothing while // stands before it.
 * @throws where photographs are to be taken and it does not
 */
export function expectBucket(photographs: boolean, config = readFileSync("wrangler.jsonc", "utf8")): void {
  if (!photographs || /^\s*"r2_buckets":/m.test(config)) return;
  throw new Error(
    'PHOTOGRAPHS is "on", but "r2_buckets" in wrangler.jsonc still has // before it: README, "Switching enquiries on".',
  );
}

/**
 * Wrangler's commands, in their order, to publish the site with this endpoint.
 * @param endpoint where the form is delivered, as lib/site.ts gives it
 * @param hasDatabase whether wrangler.jsonc names the database; without, the first deploy makes one
 * @param args further arguments for `wrangler deploy`; with `--dry-run` nothing is changed anywhere
 * @throws when the endpoint is a path that nothing on the host answers
 */
export function deployment(endpoint: string, hasDatabase: boolean, args: readonly string[]): string[][] {
  if (endpoint.startsWith("/") && endpoint !== enquiryPath) {
    throw new Error(
      `CONTACT_ENDPOINT is "${endpoint}", which nothing answers there: the Worker receives enquiries at ${enquiryPath}.`,
    );
  }
  // That of the Worker in wrangler.jsonc, or the nameless one of the pages alone.
  const environment = endpoint === enquiryPath ? "enquiries" : "";
  const deploy = ["deploy", "--env", environment, ...args];
  if (!environment || args.includes("--dry-run")) return [deploy];
  const migrate = ["d1", "migrations", "apply", "DB", "--env", environment, "--remote"];
  // The tables are there before the Worker that needs them; only the first deploy has to make the database first.
  return hasDatabase ? [migrate, deploy] : [deploy, migrate];
}
