// `npm start`: builds the site with a form that posts to the Worker, and serves both like Cloudflare.
import { spawn } from "node:child_process";
import { once } from "node:events";
import { createServer } from "node:net";
import process from "node:process";
import { enquiryPath } from "@/lib/enquiry";
import { resolveSite } from "@/lib/site";
import { expectBucket, varsOf } from "./build/deployment";
import { wrangler } from "./build/node";

const port = Number(process.env.PORT ?? 3000);

const env = { ...process.env, CONTACT_ENDPOINT: enquiryPath };
const site = resolveSite(env);

/** Runs a program with Node and resolves with its exit code. */
async function run(args: readonly string[], more = {}): Promise<number> {
  const [code] = await once(spawn(process.execPath, args, { stdio: "inherit", env: { ...env, ...more } }), "exit");
  return code ?? 1;
}

expectBucket(site.photographs);

// Reserve the port during the build, so that a port in use is reported before it.
const reservation = createServer((socket) => socket.destroy());
await once(reservation.listen(port), "listening").catch(() => {
  throw new Error(`Port ${port} is taken. End what runs there, or choose another in the variable PORT.`);
});
const code = await run(["--import", "tsx", "--import", "./scripts/prepare.ts", "scripts/build.ts"]);
await new Promise((done) => reservation.close(done));
// Without a terminal, Wrangler creates the tables without a prompt.
const migrate = ["d1", "migrations", "apply", "DB", "--env", "enquiries", "--local"];
const dev = ["dev", "--env", "enquiries", "--port", String(port), ...varsOf(site)];
process.exitCode = code || (await run([wrangler, ...migrate], { CI: "true" })) || (await run([wrangler, ...dev]));
