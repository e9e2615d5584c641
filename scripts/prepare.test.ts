import { spawnSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { pathToFileURL } from "node:url";

const [tsx, prepare] = [require.resolve("tsx"), resolve("scripts/prepare.ts")].map((file) => pathToFileURL(file).href);

/** Runs main.ts in a folder of these files, in the way package.json runs a command. */
function run(files: Readonly<Record<string, string>>, env: Readonly<Record<string, string>> = {}) {
  const cwd = mkdtempSync(join(tmpdir(), "prepare-"));
  cpSync("fixtures/delivered", join(cwd, "data/owner"), { recursive: true });
  cpSync("data/pages/home.json", join(cwd, "data/pages/home.json"));
  const all = { "package.json": '{ "type": "module" }', ...files };
  for (const [name, text] of Object.entries(all)) {
    mkdirSync(dirname(join(cwd, name)), { recursive: true });
    writeFileSync(join(cwd, name), text);
  }
  const args = ["--import", `${tsx}`, "--import", `${prepare}`, "main.ts"];
  return spawnSync(process.execPath, args, {
    cwd,
    encoding: "utf8",
    // With Jest's NODE_ENV, .env.local would be ignored.
    env: {
      PATH: process.env.PATH ?? "",
      TSX_TSCONFIG_PATH: resolve("tsconfig.json"),
      ...env,
    } as unknown as NodeJS.ProcessEnv,
  });
}

test("reports a syntax error in a record in one line with file, line and cause", () => {
  const { status, stderr } = run({
    "main.ts": 'import { menu } from "./menu"; console.log(menu);',
    "menu.ts": 'export const menu = {\n  name: "Gas"\n  path: "/gas-services",\n};\n',
  });
  expect(status).toBe(1);
  expect(stderr.trim()).toBe(
    '✖  menu.ts, line 3: Expected "}" but found "path". A comma, bracket or quotation mark is missing there or at the end of the line before.',
  );
});

test("stops every command at an invalid record, with one line for each field", () => {
  const { status, stdout, stderr } = run({
    "main.ts": "console.log('built');",
    "data/owner/notices.json": '[{ "from": "2026-12-21", "until": "Monday", "text": "" }]',
  });
  expect([status, stdout]).toEqual([1, ""]);
  expect(stderr.trim().split(/\n +/)).toEqual([
    '✖  data/owner/notices.json, entry 1, until: "Monday" should be a day such as 2026-12-24.',
    "data/owner/notices.json, entry 1, text: It is empty and should be filled in.",
  ]);
});

// Simulates `next build` in a process that inherits the environment.
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

test("environment variables override .env.local in every step", () => {
  const { stdout } = run(files, { BUSINESS_PHONE: "020 7946 0002" });
  expect(stdout.trim().split("\n")).toEqual(["/api/enquiries", '["/api/enquiries","020 7946 0002"]']);
});

test("test builds, including next build, ignore the owner's .env files and records", () => {
  const { stdout } = run(
    { ...files, "data/owner/notices.json": "[" },
    { SETTINGS: "delivered", BUSINESS_PHONE: "020 7946 0002" },
  );
  expect(stdout.trim()).toBe('["","020 7946 0002"]');
});
