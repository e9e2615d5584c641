import { spawnSync } from "node:child_process";
import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";

const [tsx, prepare] = [require.resolve("tsx"), resolve("scripts/prepare.ts")].map((file) => pathToFileURL(file).href);

/** Runs the file main.ts of a folder with these files, as package.json runs a command. */
function run(files: Readonly<Record<string, string>>, env: Readonly<Record<string, string>> = {}) {
  const cwd = mkdtempSync(join(tmpdir(), "prepare-"));
  const all = { "package.json": '{ "type": "module" }', ...files };
  for (const [name, text] of Object.entries(all)) writeFileSync(join(cwd, name), text);
  return spawnSync(process.execPath, ["--import", `${tsx}`, "--import", `${prepare}`, "main.ts"], {
    cwd,
    encoding: "utf8",
    // Jest's own NODE_ENV would leave .env.local out.
    env: { PATH: process.env.PATH ?? "", ...env } as unknown as NodeJS.ProcessEnv,
  });
}

test("a mistake in the writing of a record is told in one line: file, line, what is missing", () => {
  const { status, stderr } = run({
    "main.ts": 'import { business } from "./business"; console.log(business);',
    "business.ts": 'export const business = {\n  name: "Firm"\n  phone: "020 7946 0000",\n};\n',
  });
  expect(status).toBe(1);
  expect(stderr.trim()).toBe(
    '✖  business.ts, line 3: Expected "}" but found "phone". A comma, bracket or quotation mark is missing there or at the end of the line before.',
  );
});

// What `next build` does in a process that inherits the environment.
const nextBuild = `import env from ${JSON.stringify(require.resolve("@next/env"))};
  env.loadEnvConfig(".", false, console);
  const { CONTACT_ENDPOINT, BUSINESS_PHONE } = process.env;
  console.log(JSON.stringify([CONTACT_ENDPOINT, BUSINESS_PHONE]));`;
const files = {
  "main.ts": `import { spawnSync } from "node:child_process";
    console.log(process.env.CONTACT_ENDPOINT);
    spawnSync(process.execPath, ["next-build.mjs"], { stdio: "inherit" });`,
  "next-build.mjs": nextBuild,
  ".env.local": "CONTACT_ENDPOINT=/api/enquiries\nBUSINESS_PHONE=020 7946 0001\n",
};

test("every step knows what .env.local says, and what the environment says against it", () => {
  const { stdout } = run(files, { BUSINESS_PHONE: "020 7946 0002" });
  expect(stdout.trim().split("\n")).toEqual(["/api/enquiries", '["/api/enquiries","020 7946 0002"]']);
});

test("a build of the tests, next build included, knows nothing of the owner's .env files", () => {
  const { stdout } = run(files, { SETTINGS: "delivered", BUSINESS_PHONE: "020 7946 0002" });
  expect(stdout.trim()).toBe('["","020 7946 0002"]');
});
