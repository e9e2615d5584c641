import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import * as v from "valibot";
import { fingerprint, type Manifest, manifestName, readManifest } from "./manifest";

/** How many days files of an earlier build are retained for pages that were opened before a deploy. */
const retainedDays = 7;

/** The paths of the live site's manifest. Only hashed files at plain paths are retained. */
const file = v.pipe(v.string(), v.regex(/^(?!.*\.\.)_next\/static\/[\w./~-]+$/));
const liveManifest = v.object({
  files: v.record(v.string(), v.string()),
  kept: v.record(v.string(), v.pipe(v.string(), v.isoDate())),
});

/**
 * Retains the live site's files with a content hash in their names, so that a page that is open during the deploy still
 * finds its scripts and data. Only these are added to the manifest, so that other changes are detected.
 * @param folder the new build
 * @param origin the live site
 * @returns a line for the log
 * @throws if the live site does not answer, or its manifest is invalid
 */
export async function retainPreviousAssets(folder: string, origin: string, now = new Date()): Promise<string> {
  const answer = await ask(`${origin}/${manifestName}`);
  if (answer.status === 404) return "The live site is no build of this project yet; nothing of it is retained.";
  if (!answer.ok) throw new Error(`${origin}/${manifestName} answers ${answer.status}`);
  const live = v.parse(liveManifest, await answer.json());
  const last = day(new Date(now.getTime() + retainedDays * 86_400_000));
  const { files } = readManifest(folder);
  const retained: { name: string; print: string; until: string; content: Buffer }[] = [];
  for (const [name, print] of Object.entries(live.files)) {
    const until = live.kept[name] ?? last;
    if (!v.is(file, name) || existsSync(join(folder, name)) || until < day(now)) continue;
    const content = Buffer.from(await (await ask(`${origin}/${name}`)).arrayBuffer());
    if (fingerprint(content) === print) retained.push({ name, print, until, content });
  }
  // Write only after all were fetched, so that a failed request does not change the build.
  for (const { name, content } of retained) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), content);
  }
  const manifest: Manifest = {
    files: { ...files, ...Object.fromEntries(retained.map(({ name, print }) => [name, print])) },
    kept: Object.fromEntries(retained.map(({ name, until }) => [name, until])),
  };
  writeFileSync(join(folder, manifestName), JSON.stringify(manifest));
  return `${retained.length} files of earlier builds are retained for ${retainedDays} days.`;
}

const ask = (address: string) => fetch(address, { signal: AbortSignal.timeout(20_000) });
const day = (date: Date) => date.toISOString().slice(0, 10);
