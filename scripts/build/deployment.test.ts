import { readFileSync } from "node:fs";
import { enquiryPath } from "@/lib/enquiry";
import { resolveSite } from "@/lib/site";
import { withBucket } from "@/lib/testing/with-bucket";
import { type Deployment, deployment, expectBucket, varsOf } from "./deployment";

const plan = (changes: Partial<Deployment> = {}) =>
  deployment({ env: {}, endpoint: enquiryPath, hasDatabase: true, samples: [], args: [], ...changes });
const names = (changes?: Partial<Deployment>) => plan(changes).commands.map((command) => command.join(" "));

const migrate = "d1 migrations apply DB --env enquiries --remote";

test("deploys the Worker if it receives the enquiries, after migrating its tables", () => {
  expect(names()).toEqual([migrate, "deploy --env enquiries"]);
  expect(names({ hasDatabase: false })).toEqual(["deploy --env enquiries", migrate]);
});

test.each(["", "https://crm.example/api/enquiries"])("deploys static assets only with the endpoint %j", (endpoint) => {
  expect(names({ endpoint, hasDatabase: false })).toEqual(["deploy --env "]);
});

test("refuses to switch a working form off without the owner's request", () => {
  expect(() => plan({ endpoint: "" })).toThrow("CONTACT_ENDPOINT is not set");
  expect(names({ endpoint: "", args: ["--without-enquiries"] })).toEqual(["deploy --env "]);
});

test("migrates no tables in a dry run", () => {
  expect(names({ args: ["--dry-run"] })).toEqual(["deploy --env enquiries --dry-run"]);
});

test("uploads static assets only for a preview, without changing the live site or the database", () => {
  const samples = ["The phone number is a sample"];
  const { commands, warnings } = plan({ endpoint: "", samples, args: ["--preview"] });
  expect(commands).toEqual([["versions", "upload", "--env", ""]]);
  expect(warnings).toEqual(["Sample data: The phone number is a sample."]);
  expect(names({ endpoint: "", args: ["--preview", "--dry-run"] })).toEqual(["versions upload --env  --dry-run"]);
  expect(() => plan({ env: { SETTINGS: "delivered" }, endpoint: "", args: ["--preview"] })).toThrow("SETTINGS");
});

test("has a form in previews that sends nothing", () => {
  const live = { CONTACT_ENDPOINT: enquiryPath, COUNT_CONTACTS: "on", PHOTOGRAPHS: "on", ACKNOWLEDGE_ENQUIRIES: "on" };
  const off = { contactEndpoint: "", countContacts: false, photographs: false, acknowledgeEnquiries: false };
  expect(resolveSite({ ...live, PREVIEW: "on" })).toEqual({ ...resolveSite(live), ...off });
});

test("rejects an endpoint on the host that does not exist", () => {
  expect(() => names({ endpoint: "/api/other" })).toThrow("/api/other");
});

test("rejects the settings of tests, even in a dry run", () => {
  expect(() => plan({ env: { SETTINGS: "delivered" }, args: ["--dry-run"] })).toThrow('SETTINGS is "delivered"');
});

test("publishes sample facts only on request, and warns of them in a dry run", () => {
  const samples = ["The phone number is a sample"];
  expect(() => plan({ samples })).toThrow(/The phone number is a sample.*--with-sample-facts/);
  expect(names({ samples, args: ["--with-sample-facts"] })).toEqual(names());
  expect(plan({ samples, args: ["--dry-run"] }).warnings).toEqual(["Sample data: The phone number is a sample."]);
});

test("requires the uncommented r2_buckets line for photographs", () => {
  const config = readFileSync("wrangler.jsonc", "utf8");
  const named = withBucket(config);
  const without = named.replace('"r2_buckets"', '// "r2_buckets"');
  expect(() => expectBucket(true, without)).toThrow("r2_buckets");
  expect(() => expectBucket(false, without)).not.toThrow();
  expect(() => expectBucket(true, named)).not.toThrow();
});

test("passes the build's settings to the Worker as vars", () => {
  const CONTACT_ENDPOINT = enquiryPath;
  expect(varsOf(resolveSite({ CONTACT_ENDPOINT }))).toEqual([]);
  expect(varsOf(resolveSite({ CONTACT_ENDPOINT, ACKNOWLEDGE_ENQUIRIES: "on" }))).toEqual(["--var", "ACKNOWLEDGING:on"]);
  expect(varsOf(resolveSite({ CONTACT_ENDPOINT, BUSINESS_PHONE: "020 7946 0999" }))).toEqual([
    "--var",
    "BUSINESS_PHONE:020 7946 0999",
  ]);
});
