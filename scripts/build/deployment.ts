import { readFileSync } from "node:fs";
import { business } from "@/data/business";
import { enquiryPath } from "@/lib/enquiry";
import type { Environment, site } from "@/lib/site";

/** The variables of the Worker for settings that differ from data/owner/business.json. */
export function varsOf({ countContacts, acknowledgeEnquiries, phone, url }: typeof site): readonly string[] {
  const vars = {
    COUNTING: countContacts && "on",
    ACKNOWLEDGING: acknowledgeEnquiries && "on",
    BUSINESS_PHONE: phone.display !== business.phone && phone.display,
    SITE_URL: url !== business.siteUrl && url,
  };
  return Object.entries(vars).flatMap(([name, value]) => (value ? ["--var", `${name}:${value}`] : []));
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
    'PHOTOGRAPHS is "on", but "r2_buckets" in wrangler.jsonc still has // before it: worker/README.md, "Switching enquiries on".',
  );
}

/** The input of a deploy. */
export type Deployment = {
  readonly env: Environment;
  /** Where the form is delivered, as lib/site.ts gives it: nowhere from a preview. */
  readonly endpoint: string;
  /** Whether wrangler.jsonc names the database; without, the first deploy makes one. */
  readonly hasDatabase: boolean;
  /** The facts that are still sample data. */
  readonly samples: readonly string[];
  /** As typed; what is not for us is for `wrangler deploy`. With `--dry-run` nothing is changed anywhere, with `--preview` not the live site. */
  readonly args: readonly string[];
};

const withSamples = "--with-sample-facts";
const withoutEnquiries = "--without-enquiries";
const asPreview = "--preview";

/**
 * Wrangler's commands, in their order, to publish the site, and what to warn of.
 * @throws where the site would not be the owner's, or the form would stop working, without the owner having said so
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
  // That of the Worker in wrangler.jsonc, or the nameless one of the pages alone.
  const environment = endpoint === enquiryPath ? "enquiries" : "";
  const others = args.filter((arg) => ![withSamples, withoutEnquiries, asPreview].includes(arg));
  const upload = [...(isPreview ? ["versions", "upload"] : ["deploy"]), "--env", environment, ...others];
  const migrate = ["d1", "migrations", "apply", "DB", "--env", environment, "--remote"];
  // The tables are there before the Worker that needs them; only the first deploy has to make the database first.
  const both = hasDatabase ? [migrate, upload] : [upload, migrate];
  return {
    commands: !environment || isDry ? [upload] : both,
    warnings: sample ? [sample] : [],
    isDry,
  };
}
