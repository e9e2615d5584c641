// `npm run edit`: the owner's records in a browser, with the site as it becomes beside them. On this machine only.
import { execFile, spawn, spawnSync } from "node:child_process";
import { EventEmitter, once } from "node:events";
import { readFileSync } from "node:fs";
import process from "node:process";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { build } from "esbuild";
import { freePort, opened } from "@/lib/listen";
import { serveEditor } from "./edit/server";

const script = (name: string) => ["--import", "tsx", "--import", "./scripts/prepare.ts", `scripts/${name}.ts`];

const { outputFiles } = await build({
  entryPoints: ["scripts/edit/client.tsx"],
  bundle: true,
  minify: true,
  write: false,
  format: "esm",
  jsx: "automatic",
  define: { "process.env.NODE_ENV": '"production"' },
});

spawnSync(process.execPath, script("make-assets"), { stdio: "inherit" });
const port = await freePort();
const next = fileURLToPath(import.meta.resolve("next/dist/bin/next"));
// Next's server-side fast refresh keeps what an earlier page has read: a page opened for the first time after a change
// would not show it. Seen with Next 16.4.6.
const preview = spawn(process.execPath, [next, "dev", "--no-server-fast-refresh", "-H", "127.0.0.1", "-p", `${port}`], {
  stdio: ["ignore", "pipe", "inherit"],
});
// Without its preview the editor ends, too: Next has said why.
preview.once("exit", (code) => process.exit(code ?? 0));

// A page that is asked for while Next is busy may still show what stood in a file before. Next says when it has taken in
// a change; from then on the preview shows it.
let taken = 0;
const changes = new EventEmitter();
preview.stdout.on("data", (output: Buffer) => {
  process.stdout.write(output);
  if (output.includes("Compiled in")) changes.emit("taken", ++taken);
});

const { origin, token } = await serveEditor(Number(process.env.PORT ?? 3210), {
  files: {
    "/": { type: "text/html", text: readFileSync("scripts/edit/editor.html", "utf8") },
    "/editor.css": { type: "text/css", text: readFileSync("scripts/edit/editor.css", "utf8") },
    "/editor.js": { type: "text/javascript", text: outputFiles[0]?.text ?? "" },
  },
  preview: `http://127.0.0.1:${port}`,
  findings: async () => (await promisify(execFile)(process.execPath, [...script("check-live"), "--json"])).stdout,
  taken: async (known) => {
    const signal = AbortSignal.timeout(60_000);
    if (known === taken) await once(changes, "taken", { signal }).catch(() => undefined);
    return taken;
  },
  // The words of a page are dated for the sitemap; a fact of the firm is no news of a page.
  saved: (file) => {
    if (file.startsWith("data/pages/")) spawnSync(process.execPath, script("dates"), { stdio: "inherit" });
  },
});
// A frame that was refused does not try again: the address is printed once the preview takes connections.
await opened(port);
console.log(
  `\n✔ Edit the site at ${origin}/#${token}\n  It works on this machine only, until you stop it with Ctrl+C.\n`,
);
for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, () => preview.kill());
