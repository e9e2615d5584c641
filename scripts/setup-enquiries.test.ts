import { readFileSync } from "node:fs";
import { withBucket } from "@/lib/testing/with-bucket";
import { setUpEnquiries } from "./setup-enquiries";

const config = readFileSync("wrangler.jsonc", "utf8");
const id = "0a1b2c3d-0000-4000-8000-0123456789ab";

/** Cloudflare with these things, and the commands that changed it. */
function cloudflare(...there: readonly string[]) {
  const changes: string[] = [];
  const run = (args: readonly string[]) => {
    const command = args.join(" ");
    if (args.includes("info")) return { ok: there.some((name) => command.includes(name)), output: `{"uuid":"${id}"}` };
    changes.push(command);
    return { ok: true, output: `"database_id": "${id}"` };
  };
  return { run, changes };
}

test("the queue and the database are created, and wrangler.jsonc names the database", () => {
  const { run, changes } = cloudflare();
  expect(setUpEnquiries(config, run)).toContain(`"database_id": "${id}"`);
  expect(changes).toEqual(["queues create enquiries", "d1 create enquiries --location weur"]);
});

test("the bucket is created where wrangler.jsonc names it", () => {
  const { run, changes } = cloudflare("queues", "d1");
  setUpEnquiries(withBucket(config), run);
  expect(changes).toEqual([
    "r2 bucket create enquiry-files",
    "r2 bucket lifecycle add enquiry-files old --expire-days 400 --force",
  ]);
});

test("what is there already stays, and a second time nothing is done", () => {
  const { run, changes } = cloudflare("queues", "d1");
  const named = setUpEnquiries(config, run);
  expect(named).toContain(`"database_id": "${id}"`);
  expect(setUpEnquiries(named, run)).toBe(named);
  expect(changes).toEqual([]);
});

test("a command that fails is named with what it said", () => {
  const run = () => ({ ok: false, output: "no permission" });
  expect(() => setUpEnquiries(config, run)).toThrow('"wrangler queues create enquiries" failed: no permission');
});
