import { readFileSync } from "node:fs";
import { business } from "@/data/business";
import { enquiryPath } from "@/lib/enquiry";
import type { Environment, site } from "@/lib/site";

/** The Worker's vars for settings that differ from data/owner/business.json. */
export function varsOf({ countContacts, acknowledgeEnquiries, phone, url }: typeof site): readonly string[] {
  const vars = {
    COUNTING: countContacts && "on",
    ACKNOWLEDGING: acknowledgeEnquiries && "on",
    BUSINESS_PHONE: phone.display !== business.phone && phone.display,
    SITE_URL: url !== business.siteUrl && url,
  };
  return Object.entries(vars).flatMap(([name, value]) => (value ? ["--var", `${name}:${value}`] : []));
}

/** Whether wrangler.jsonc names the database; the first deploy adds it. */
export function namesDatabase(): boolean {
  return /"database_id":\s*"./.test(readFileSync("wrangler.jsonc", "utf8"));
}

/**
 * Checks that wrangler.jsonc names the bucket for photographs. Its line is commented out until they are switched on.
 * @throws if photographs are switched on without it
 */
export function expectBucket(photographs: boolean, config = readFileSync("wrangler.jsonc", "utf8")): void {
  if (!photographs || /^\s*"r2_buckets":/m.test(config)) return;
  throw new Error(
    'PHOTOGRAPHS is "on", but "r2_buckets" in wrangler.jsonc still has // before it: worker/README.md, "Switching enquiries on".',
  );
}

/** The input of a deploy. */
export type Deployment = {
  readonly env: Environment;
  /** The endpoint of the form, from lib/site.ts; empty in a preview. */
  readonly endpoint: string;
  /** Whether wrangler.jsonc names the database; if it does not, the first deploy creates it. */
  readonly hasDatabase: boolean;
  /** The facts that are still sample data. */
  readonly samples: readonly string[];
  /** The arguments. `--dry-run` changes nothing, `--preview` not the live site. Others are for `wrangler deploy`. */
  readonly args: readonly string[];
};

const withSamples = "--with-sample-facts";
const withoutEnquiries = "--without-enquiries";
const asPreview = "--preview";

/**
 * Returns Wrangler's commands to publish the site, in order, and a warning.
 * @throws if it would publish sample facts or switch a working form off without the owner's request
 */
export function deployment({ env, endpoint, hasDatabase, samples, args }: Deployment) {
  if (env.SETTINGS === "delivered")
    throw new Error('SETTINGS is "delivered": the tests\' settings, not yours. Unset it, then run this again.');
  if (endpoint.startsWith("/") && endpoint !== enquiryPath) {
    throw new Error(
      `CONTACT_ENDPOINT is "${endpoint}", which nothing answers there: the Worker receives enquiries at ${enquiryPath}.`,
    );
  }
  const isPreview = args.includes(asPreview);
  if (!endpoint && hasDatabase && !isPreview && !args.includes(withoutEnquiries)) {
    throw new Error(
      `CONTACT_ENDPOINT is not set, but wrangler.jsonc has a database_id: the form would stop sending. Set CONTACT_ENDPOINT=${enquiryPath}, or add ${withoutEnquiries} to switch enquiries off.`,
    );
  }
  const isDry = args.includes("--dry-run");
  const sample = samples.length > 0 && !args.includes(withSamples) && `Sample data: ${samples.join("; ")}.`;
  if (sample && !isDry && !isPreview) {
    throw new Error(`${sample} \`npm run check:live\` says where to replace it; ${withSamples} publishes it as it is.`);
  }
  // The Worker's environment in wrangler.jsonc, or the top level for static assets only.
  const environment = endpoint === enquiryPath ? "enquiries" : "";
  const others = args.filter((arg) => ![withSamples, withoutEnquiries, asPreview].includes(arg));
  const upload = [...(isPreview ? ["versions", "upload"] : ["deploy"]), "--env", environment, ...others];
  const migrate = ["d1", "migrations", "apply", "DB", "--env", environment, "--remote"];
  // Migrate before the upload of the Worker that needs the tables; only the first deploy creates the database first.
  const both = hasDatabase ? [migrate, upload] : [upload, migrate];
  return {
    commands: !environment || isDry ? [upload] : both,
    warnings: sample ? [sample] : [],
    isDry,
  };
}
