// Runs before every command (`--import` in package.json), because an invalid file stops a command at its imports.
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { relative } from "node:path";
import process from "node:process";
import { expectSoundRecords } from "../lib/records";

// Node finds no named exports in this CommonJS file.
const { loadEnvConfig }: typeof import("@next/env") = createRequire(import.meta.url)("@next/env");

// Print an error that stops a command on one line; a syntax error with its file and line.
process.on("uncaughtException", ({ message }) => {
  const [, file = "", line, what] = /^(.+):(\d+):\d+: ERROR: (.+)$/m.exec(message) ?? [];
  const cure = "A comma, bracket or quotation mark is missing there or at the end of the line before.";
  console.error(`\n✖  ${what ? `${relative("", file)}, line ${line}: ${what}. ${cure}` : message}\n`);
  process.exit(1);
});

// Reads the .env files like `next build`, for every step. In tests, each variable in them is set to an empty text
// instead, which counts as unset and which `next build` does not override.
const before = { ...process.env };
loadEnvConfig(".", false, { info: () => undefined, error: console.error });
if (before.SETTINGS === "delivered") for (const name in process.env) process.env[name] = before[name] ?? "";

// Tests read other records.
if (before.SETTINGS !== "delivered") expectSoundRecords((file) => readFileSync(file, "utf8"));
