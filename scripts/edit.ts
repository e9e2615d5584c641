// `npm run edit`: the owner's records in a browser, with the site as it becomes beside them. On this machine only.
import { execFile, spawn, spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { createServer } from "node:net";
import process from "node:process";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { build } from "esbuild";
import { serveEditor } from "./edit/server";

const script = (name: string) => ["--import", "tsx", "--import", "./scripts/prepare.ts", `scripts/${name}.ts`];

async function freePort(): Promise<number> {
  const socket = createServer();
  await new Promise<void>((done) => socket.listen(0, "127.0.0.1", done));
  const address = socket.address();
  await new Promise((done) => socket.close(done));
  return typeof address === "object" && address ? address.port : 0;
}

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
const preview = spawn(process.execPath, [next, "dev", "-H", "127.0.0.1", "-p", `${port}`], {
  stdio: ["ignore", "inherit", "inherit"],
});

const { origin, token } = await serveEditor(Number(process.env.PORT ?? 3210), {
  files: {
    "/": { type: "text/html", text: readFileSync("scripts/edit/editor.html", "utf8") },
    "/editor.css": { type: "text/css", text: readFileSync("scripts/edit/editor.css", "utf8") },
    "/editor.js": { type: "text/javascript", text: outputFiles[0]?.text ?? "" },
  },
  preview: `http://127.0.0.1:${port}`,
  findings: async () => (await promisify(execFile)(process.execPath, [...script("check-live"), "--json"])).stdout,
  // The words of a page are dated for the sitemap; a fact of the firm is no news of a page.
  saved: (file) => {
    if (file.startsWith("data/pages/")) spawnSync(process.execPath, script("dates"), { stdio: "inherit" });
  },
});
console.log(
  `\n✔ Edit the site at ${origin}/#${token}\n  It works on this machine only, until you stop it with Ctrl+C.\n`,
);
for (const signal of ["SIGINT", "SIGTERM"] as const)
  process.on(signal, () => {
    preview.once("exit", () => process.exit());
    preview.kill();
  });
