import { readFileSync } from "node:fs";
import { withBucket } from "@/lib/testing/with-bucket";
import { setUpEnquiries } from "./setup-enquiries";

const config = readFileSync("wrangler.jsonc", "utf8");
const id = "0a1b2c3d-0000-4000-8000-0123456789ab";

/** A fake of Cloudflare with given resources, which records the commands that changed it. */
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

test("creates the queue and the database, and adds the database to wrangler.jsonc", () => {
  const { run, changes } = cloudflare();
  expect(setUpEnquiries(config, run)).toContain(`"database_id": "${id}"`);
  expect(changes).toEqual(["queues create enquiries", "d1 create enquiries --location weur"]);
});

test("creates the bucket if wrangler.jsonc names it", () => {
  const { run, changes } = cloudflare("queues", "d1");
  setUpEnquiries(withBucket(config), run);
  expect(changes).toEqual([
    "r2 bucket create enquiry-files",
    "r2 bucket lifecycle add enquiry-files old --expire-days 400 --force",
  ]);
});

test("keeps existing resources, and does nothing the second time", () => {
  const { run, changes } = cloudflare("queues", "d1");
  const named = setUpEnquiries(config, run);
  expect(named).toContain(`"database_id": "${id}"`);
  expect(setUpEnquiries(named, run)).toBe(named);
  expect(changes).toEqual([]);
});

test("names a failing command with its output", () => {
  const run = () => ({ ok: false, output: "no permission" });
  expect(() => setUpEnquiries(config, run)).toThrow('"wrangler queues create enquiries" failed: no permission');
});
