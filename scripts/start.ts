// `npm start`: builds the site with a form that is delivered to the Worker, and serves both as the host does.
import "./build/plain-errors";

import { type SpawnOptions, spawn } from "node:child_process";
import { once } from "node:events";
import { createServer } from "node:net";
import process from "node:process";
import { enquiryPath } from "@/lib/enquiry";
import { expectBucket } from "./build/deployment";

const port = Number(process.env.PORT ?? 3000);

/** Runs a command to its end and gives its exit code. */
async function run(command: string, env: SpawnOptions["env"] = process.env): Promise<number> {
  const [code] = await once(spawn(command, { shell: true, stdio: "inherit", env }), "exit");
  return code ?? 1;
}

expectBucket(process.env.PHOTOGRAPHS === "on");

// Held while the site is built: who comes second learns at once that the port is taken, and not after the build.
const held = createServer((socket) => socket.destroy());
await once(held.listen(port), "listening").catch(() => {
  throw new Error(`Port ${port} is taken. End what runs there, or choose another: PORT=3001 npm start`);
});
const code = await run("tsx scripts/build.ts", { ...process.env, CONTACT_ENDPOINT: enquiryPath });
await new Promise((done) => held.close(done));
const counting = process.env.COUNT_CONTACTS === "on" ? " --var COUNTING:on" : "";
process.exitCode = code || (await run(`wrangler dev --env enquiries --port ${port}${counting}`));
