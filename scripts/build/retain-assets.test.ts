import { existsSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fingerprint, manifestName, readManifest, writeManifest } from "./manifest";
import { retainPreviousAssets } from "./retain-assets";

const now = new Date("2026-11-21T12:00:00Z");
const chunk = (name: string) => `_next/static/chunks/${name}.js`;

/** Creates a build of these files in a new folder. */
function build(files: Readonly<Record<string, string>>, kept: Readonly<Record<string, string>> = {}): string {
  const folder = mkdtempSync(join(tmpdir(), "build-"));
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
  writeManifest(folder, kept);
  return folder;
}

let live: string;
const origin = "https://www.firm.example";
const ask = jest.spyOn(global, "fetch").mockImplementation(async (address) => {
  const file = join(live, new URL(String(address)).pathname);
  return existsSync(file) ? new Response(readFileSync(file)) : new Response("not found", { status: 404 });
});

test("retains hashed files of the live build for a week, and those of older builds until their last day", async () => {
  live = build(
    { "index.html": "old", [chunk("a")]: "a", [chunk("old")]: "old", [chunk("older")]: "older", [chunk("gone")]: "x" },
    { [chunk("older")]: "2026-11-21", [chunk("gone")]: "2026-11-20" },
  );
  const folder = build({ "index.html": "new", [chunk("a")]: "a" });
  // The deploy must still detect a change after the build.
  writeFileSync(join(folder, "index.html"), "changed");
  await retainPreviousAssets(folder, origin, now);
  expect(readManifest(folder).kept).toEqual({ [chunk("old")]: "2026-11-28", [chunk("older")]: "2026-11-21" });
  expect(readManifest(folder).files).toEqual({
    "index.html": fingerprint("new"),
    [chunk("a")]: fingerprint("a"),
    [chunk("old")]: fingerprint("old"),
    [chunk("older")]: fingerprint("older"),
  });
});

test("skips files whose hash differs, and paths outside the folder", async () => {
  live = build({ [chunk("a")]: "a" });
  const manifest = JSON.parse(readFileSync(join(live, manifestName), "utf8"));
  manifest.files["_next/static/../../evil.js"] = manifest.files[chunk("a")];
  writeFileSync(join(live, manifestName), JSON.stringify(manifest));
  writeFileSync(join(live, chunk("a")), "a page that says: not found");
  const folder = build({ "index.html": "new" });
  await retainPreviousAssets(folder, origin, now);
  expect(readManifest(folder)).toEqual({ files: { "index.html": fingerprint("new") }, kept: {} });
});

test("retains nothing without a live manifest, and throws on a failing request", async () => {
  live = mkdtempSync(join(tmpdir(), "none-"));
  const folder = build({ "index.html": "new" });
  expect(await retainPreviousAssets(folder, origin, now)).toContain("nothing of it");
  ask.mockRejectedValueOnce(new Error("no answer"));
  await expect(retainPreviousAssets(folder, origin, now)).rejects.toThrow("no answer");
});

test("does not change the build when a file cannot be fetched", async () => {
  live = build({ [chunk("old")]: "old", [chunk("older")]: "older" });
  const folder = build({ "index.html": "new" });
  const answer = ask.getMockImplementation();
  ask.mockImplementation(async (address) => {
    if (String(address).endsWith(chunk("older"))) throw new Error("no answer");
    return answer?.(address) as Promise<Response>;
  });
  await expect(retainPreviousAssets(folder, origin, now)).rejects.toThrow("no answer");
  expect(existsSync(join(folder, chunk("old")))).toBe(false);
  expect(readManifest(folder)).toEqual({ files: { "index.html": fingerprint("new") }, kept: {} });
});
