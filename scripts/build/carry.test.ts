import { existsSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { carryAlong } from "./carry";
import { fingerprint, manifestName, readManifest, writeManifest } from "./manifest";

const now = new Date("2026-11-21T12:00:00Z");
const chunk = (name: string) => `_next/static/chunks/${name}.js`;

/** A build of these files in a folder of its own. */
function build(files: Readonly<Record<string, string>>, kept: Readonly<Record<string, string>> = {}): string {
  const folder = mkdtempSync(join(tmpdir(), "build-"));
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
  writeManifest(folder, kept);
  return folder;
}

let server: Server;
let live: string;
let origin: string;
beforeAll(async () => {
  server = createServer(({ url = "" }, answer) => {
    const file = join(live, url);
    answer.writeHead(existsSync(file) ? 200 : 404).end(existsSync(file) ? readFileSync(file) : "not found");
  });
  await new Promise<void>((done) => server.listen(0, done));
  origin = `http://localhost:${(server.address() as AddressInfo).port}`;
});
afterAll(() => server.close());

test("takes along the live build's files named by content for a week, those of older builds to the end of theirs", async () => {
  live = build(
    { "index.html": "old", [chunk("a")]: "a", [chunk("old")]: "old", [chunk("older")]: "older", [chunk("gone")]: "x" },
    { [chunk("older")]: "2026-11-21", [chunk("gone")]: "2026-11-20" },
  );
  const folder = build({ "index.html": "new", [chunk("a")]: "a" });
  await carryAlong(folder, origin, now);
  expect(readManifest(folder).kept).toEqual({ [chunk("old")]: "2026-11-28", [chunk("older")]: "2026-11-21" });
  expect(readFileSync(join(folder, chunk("old")), "utf8")).toBe("old");
  expect(readFileSync(join(folder, "index.html"), "utf8")).toBe("new");
  expect(existsSync(join(folder, chunk("gone")))).toBe(false);
  expect(readManifest(folder).files).toEqual({
    "index.html": fingerprint("new"),
    [chunk("a")]: fingerprint("a"),
    [chunk("old")]: fingerprint("old"),
    [chunk("older")]: fingerprint("older"),
  });
});

test("leaves what is not as the live manifest says, and paths that lead elsewhere", async () => {
  live = build({ [chunk("a")]: "a" });
  const manifest = JSON.parse(readFileSync(join(live, manifestName), "utf8"));
  manifest.files["_next/static/../../evil.js"] = manifest.files[chunk("a")];
  writeFileSync(join(live, manifestName), JSON.stringify(manifest));
  writeFileSync(join(live, chunk("a")), "a page that says: not found");
  const folder = build({ "index.html": "new" });
  await carryAlong(folder, origin, now);
  expect(readManifest(folder)).toEqual({ files: { "index.html": fingerprint("new") }, kept: {} });
});

test("a live site without a manifest has nothing to take along; one that fails is named", async () => {
  live = mkdtempSync(join(tmpdir(), "none-"));
  const folder = build({ "index.html": "new" });
  expect(await carryAlong(folder, origin, now)).toContain("nothing of it");
  await expect(carryAlong(folder, "http://localhost:1", now)).rejects.toThrow();
});
