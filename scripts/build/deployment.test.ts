import { readFileSync } from "node:fs";
import { enquiryPath } from "@/lib/enquiry";
import { resolveSite } from "@/lib/site";
import { withBucket } from "@/lib/testing/with-bucket";
import { deployment, expectBucket, varsOf } from "./deployment";

const names = (endpoint: string, hasDatabase = true, args: readonly string[] = []) =>
  deployment(endpoint, hasDatabase, args).map((command) => command.join(" "));

const migrate = "d1 migrations apply DB --env enquiries --remote";

test("the Worker goes with the site where it receives the enquiries, its tables before it", () => {
  expect(names(enquiryPath)).toEqual([migrate, "deploy --env enquiries"]);
  expect(names(enquiryPath, false)).toEqual(["deploy --env enquiries", migrate]);
});

test.each(["", "https://crm.example/api/enquiries"])("with the endpoint %j the pages go alone", (endpoint) => {
  expect(names(endpoint)).toEqual(["deploy --env "]);
});

test("a dry run changes no table", () => {
  expect(names(enquiryPath, true, ["--dry-run"])).toEqual(["deploy --env enquiries --dry-run"]);
});

test("an endpoint that nothing on the host answers stops the deploy", () => {
  expect(() => names("/api/other")).toThrow("/api/other");
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
});
