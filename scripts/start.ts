// `npm start`: builds the site with a form that posts to the Worker, and serves both like Cloudflare.
import { once } from "node:events";
import { createServer } from "node:net";
import process from "node:process";
import { enquiryPath } from "@/lib/enquiry";
import { resolveSite } from "@/lib/site";
import { lockBuild } from "./build/build-lock";
import { expectBucket, varsOf } from "./build/deployment";
import { node, wrangler } from "./build/node";
import { runSteps } from "./build/steps";

const port = Number(process.env.PORT ?? 3000);
// The build also reads this variable.
process.env.CONTACT_ENDPOINT = enquiryPath;
const site = resolveSite(process.env);
expectBucket(site.photographs);

// Reserve the port during the build, so that a port in use is reported before it.
const reservation = createServer((socket) => socket.destroy());
await once(reservation.listen(port), "listening").catch(() => {
  throw new Error(`Port ${port} is taken. End what runs there, or choose another in the variable PORT.`);
});
const unlock = lockBuild();
await runSteps();
unlock();
await new Promise((done) => reservation.close(done));
const migrate = ["d1", "migrations", "apply", "DB", "--env", "enquiries", "--local"];
const dev = ["dev", "--env", "enquiries", "--port", String(port), ...varsOf(site)];
// Without a terminal, Wrangler creates the tables without a prompt.
const isReady = node([wrangler, ...migrate], { stdio: "inherit", env: { ...process.env, CI: "true" } });
if (!isReady || !node([wrangler, ...dev])) process.exitCode = 1;
