import { readFileSync } from "node:fs";
import { enquiryPath } from "@/lib/enquiry";
import { resolveSite } from "@/lib/site";
import { withBucket } from "@/lib/testing/with-bucket";
import { type Deployment, deployment, expectBucket, varsOf } from "./deployment";

const plan = (changes: Partial<Deployment> = {}) =>
  deployment({ env: {}, endpoint: enquiryPath, hasDatabase: true, samples: [], args: [], ...changes });
const names = (changes?: Partial<Deployment>) => plan(changes).commands.map((command) => command.join(" "));

const migrate = "d1 migrations apply DB --env enquiries --remote";

test("the Worker goes with the site where it receives the enquiries, its tables before it", () => {
  expect(names()).toEqual([migrate, "deploy --env enquiries"]);
  expect(names({ hasDatabase: false })).toEqual(["deploy --env enquiries", migrate]);
});

test.each(["", "https://crm.example/api/enquiries"])("with the endpoint %j the pages go alone", (endpoint) => {
  expect(names({ endpoint, hasDatabase: false })).toEqual(["deploy --env "]);
});

test("a form that works does not stop sending unless the owner says so", () => {
  expect(() => plan({ endpoint: "" })).toThrow("CONTACT_ENDPOINT is not set");
  expect(names({ endpoint: "", args: ["--without-enquiries"] })).toEqual(["deploy --env "]);
});

test("a dry run changes no table", () => {
  expect(names({ args: ["--dry-run"] })).toEqual(["deploy --env enquiries --dry-run"]);
});

test("a preview is a version of the pages alone, which touches neither the live site nor the database", () => {
  const samples = ["The phone number is a sample"];
  const { commands, warnings } = plan({ endpoint: "", samples, args: ["--preview"] });
  expect(commands).toEqual([["versions", "upload", "--env", ""]]);
  expect(warnings).toEqual(["Sample data: The phone number is a sample."]);
  expect(names({ endpoint: "", args: ["--preview", "--dry-run"] })).toEqual(["versions upload --env  --dry-run"]);
  expect(() => plan({ env: { SETTINGS: "delivered" }, endpoint: "", args: ["--preview"] })).toThrow("SETTINGS");
});

test("the form of a preview sends nothing, whatever the live one does", () => {
  const live = { CONTACT_ENDPOINT: enquiryPath, COUNT_CONTACTS: "on", PHOTOGRAPHS: "on", ACKNOWLEDGE_ENQUIRIES: "on" };
  const off = { contactEndpoint: "", countContacts: false, photographs: false, acknowledgeEnquiries: false };
  expect(resolveSite({ ...live, PREVIEW: "on" })).toEqual({ ...resolveSite(live), ...off });
});

test("an endpoint that nothing on the host answers stops the deploy", () => {
  expect(() => names({ endpoint: "/api/other" })).toThrow("/api/other");
});

test("the tests' settings are refused, even dry", () => {
  expect(() => plan({ env: { SETTINGS: "delivered" }, args: ["--dry-run"] })).toThrow('SETTINGS is "delivered"');
});

test("sample facts are published only on request; a dry run warns of them", () => {
  const samples = ["The phone number is a sample"];
  expect(() => plan({ samples })).toThrow(/The phone number is a sample.*--with-sample-facts/);
  expect(names({ samples, args: ["--with-sample-facts"] })).toEqual(names());
  expect(plan({ samples, args: ["--dry-run"] }).warnings).toEqual(["Sample data: The phone number is a sample."]);
});

test("photographs without the bucket's line stop the deploy, and the line counts once its marks are gone", () => {
  const config = readFileSync("wrangler.jsonc", "utf8");
  const named = withBucket(config);
  const without = named.replace('"r2_buckets"', '// "r2_buckets"');
  expect(() => expectBucket(true, without)).toThrow("r2_buckets");
  expect(() => expectBucket(false, without)).not.toThrow();
  expect(() => expectBucket(true, named)).not.toThrow();
});

test("the Worker does what the site was built with, and nothing else", () => {
  const CONTACT_ENDPOINT = enquiryPath;
  expect(varsOf(resolveSite({ CONTACT_ENDPOINT }))).toEqual([]);
  expect(varsOf(resolveSite({ CONTACT_ENDPOINT, ACKNOWLEDGE_ENQUIRIES: "on" }))).toEqual(["--var", "ACKNOWLEDGING:on"]);
  expect(varsOf(resolveSite({ CONTACT_ENDPOINT, BUSINESS_PHONE: "020 7946 0999" }))).toEqual([
    "--var",
    "BUSINESS_PHONE:020 7946 0999",
  ]);
});
