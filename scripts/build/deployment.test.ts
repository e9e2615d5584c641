import { enquiryPath } from "@/lib/enquiry";
import { deployment } from "./deployment";

const names = (endpoint: string, hasDatabase = true, args: readonly string[] = []) =>
  deployment(endpoint, hasDatabase, args).commands.map((command) => command.join(" "));

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
