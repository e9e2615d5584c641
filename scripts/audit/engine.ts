import { spawn } from "node:child_process";
import { existsSync } from "node:fs";
import process from "node:process";

export type Engine = { readonly origin: string; readonly stop: () => void };

/** How long the engine may take to be there, in milliseconds. */
const patience = 60_000;

/**
 * Serves out/ on the production engine, on a port of its own choice.
 * @throws when there is no export, or when the engine does not start; the message holds what it said
 */
export async function startEngine(): Promise<Engine> {
  if (!existsSync("out/index.html")) throw new Error("There is no out/index.html. Run `npm run build` first.");
  // A process group of its own: stopping it stops the engine proper, which is a child of wrangler's.
  const child = spawn(process.execPath, ["node_modules/wrangler/bin/wrangler.js", "dev", "--port", "0"], {
    detached: true,
    env: { ...process.env, WRANGLER_SEND_METRICS: "false", NO_COLOR: "1" },
  });
  const stop = () => {
    if (child.exitCode === null && child.pid) process.kill(-child.pid, "SIGTERM");
  };
  process.once("exit", stop);
  process.once("SIGINT", () => process.exit(130));
  const origin = await new Promise<string>((resolve, reject) => {
    let said = "";
    const timer = setTimeout(() => fail("took too long to start"), patience);
    function fail(how: string) {
      clearTimeout(timer);
      stop();
      reject(new Error(`The engine ${how}:\n${said}`));
    }
    const listen = (text: Buffer) => {
      said += text;
      const address = /Ready on (http:\/\/localhost:\d+)/.exec(said)?.[1];
      if (!address) return;
      clearTimeout(timer);
      resolve(address);
    };
    child.stdout.on("data", listen);
    child.stderr.on("data", listen);
    child.on("exit", () => fail("ended before it answered"));
  });
  return { origin, stop };
}
