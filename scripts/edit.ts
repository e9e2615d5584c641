// `npm run edit`: an editor of the owner's records in the browser, with a preview of the site, on this machine only.
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
// With server-side fast refresh, Next 16.4.6 keeps modules that an earlier page has loaded, so a page opened for the
// first time after a change does not show it.
const preview = spawn(process.execPath, [next, "dev", "--no-server-fast-refresh", "-H", "127.0.0.1", "-p", `${port}`], {
  stdio: ["ignore", "pipe", "inherit"],
});
// Exit with the preview; Next has printed the reason.
preview.once("exit", (code) => process.exit(code ?? 0));

// Next may serve the old content while it compiles. "Compiled in" on stdout means that the change is visible.
let compiledChanges = 0;
const changes = new EventEmitter();
preview.stdout.on("data", (output: Buffer) => {
  process.stdout.write(output);
  if (output.includes("Compiled in")) changes.emit("compiled", ++compiledChanges);
});

const { origin, token } = await serveEditor(Number(process.env.PORT ?? 3210), {
  files: {
    "/": { type: "text/html", text: readFileSync("scripts/edit/editor.html", "utf8") },
    "/editor.css": { type: "text/css", text: readFileSync("scripts/edit/editor.css", "utf8") },
    "/editor.js": { type: "text/javascript", text: outputFiles[0]?.text ?? "" },
  },
  preview: `http://127.0.0.1:${port}`,
  findings: async () => (await promisify(execFile)(process.execPath, [...script("check-live"), "--json"])).stdout,
  compiledChanges: async (known) => {
    const signal = AbortSignal.timeout(60_000);
    if (known === compiledChanges) await once(changes, "compiled", { signal }).catch(() => undefined);
    return compiledChanges;
  },
  // Only edits of page copy change the page's date in the sitemap.
  saved: (file) => {
    if (file.startsWith("data/pages/")) spawnSync(process.execPath, script("dates"), { stdio: "inherit" });
  },
});
// An iframe that could not connect does not retry, so print the address only when the preview accepts connections.
await opened(port);
console.log(
  `\n✔ Edit the site at ${origin}/#${token}\n  It works on this machine only, until you stop it with Ctrl+C.\n`,
);
for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, () => preview.kill());
