import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { imageManifest, pictureFolder, pictureList, type ResponsiveImage } from "@/components/slots/image-manifest";
import { optionalFacts } from "@/data/optional-facts";
import { type Problem, sentenceOf, textsIn } from "@/lib/records";
import { slugify } from "@/lib/slug";
import { fingerprint } from "./manifest";

/** The folder of the owner's photographs. */
const ownPictures = "data/owner/pictures";

const leastWidth = 800;
const widths = [400, leastWidth, 1600] as const;

/** The fault of a picture, as the end of "… should be …". */
async function faultOf(picture: string | Buffer): Promise<string | undefined> {
  // Sharp throws on a broken or unknown file.
  const { format, compression, autoOrient } = await sharp(picture)
    .metadata()
    .catch(() => ({ format: "", compression: "", autoOrient: { width: 0 } }));
  const isKnown = ["jpeg", "png", "webp"].includes(format) || compression === "av1";
  if (!isKnown) return "a JPEG, PNG, WebP or AVIF picture";
  if (autoOrient.width < leastWidth) return `at least ${leastWidth} pixels wide; it is ${autoOrient.width}`;
  return undefined;
}

/** The fault of a stored picture, or that the file is missing. */
const faultOfFile = (path: string) =>
  existsSync(path) ? faultOf(path) : `a file in ${ownPictures}; there is none of this name`;

/** The photographs that a record names, each with the path of its field. */
const namedIn = (value: unknown) => textsIn(value).filter(({ path }) => path.slice(-2).join(".") === "picture.file");

/** The problems with the photographs that a record names. */
export async function pictureProblems(value: unknown): Promise<readonly Problem[]> {
  const problems = namedIn(value).map(async ({ path, text: file }) => {
    const fault = await faultOfFile(join(ownPictures, file));
    return fault ? [{ path, message: `"${file}" should be ${fault}.` }] : [];
  });
  return (await Promise.all(problems)).flat();
}

/** Writes a photograph in every width and format, without metadata, unless they exist. */
async function make(source: string): Promise<ResponsiveImage> {
  const original = readFileSync(source);
  const picture = sharp(original).autoOrient();
  const { autoOrient } = await sharp(original).metadata();
  const possible = widths.map((width) => Math.min(width, autoOrient.width));
  const name = fingerprint(original);
  const made = { name, ...autoOrient, widths: [...new Set(possible)] };
  const last = join(pictureFolder, `${name}.jpg`);
  if (existsSync(last)) return made;
  mkdirSync(pictureFolder, { recursive: true });
  for (const width of made.widths) {
    const resized = picture.clone().resize({ width });
    const file = join(pictureFolder, `${name}-${width}`);
    await resized.clone().avif({ quality: 50 }).toFile(`${file}.avif`);
    await resized.clone().webp({ quality: 75 }).toFile(`${file}.webp`);
  }
  await picture.clone().resize({ width: leastWidth }).jpeg({ quality: 80, mozjpeg: true }).toFile(last);
  return made;
}

/**
 * Stores a photograph without the camera's metadata, and creates its sizes for the preview.
 * @param name the file's name on the owner's machine
 * @returns its name in the folder
 * @throws if it is invalid; the message says what is expected
 */
export async function storePicture(name: string, picture: Buffer): Promise<string> {
  const fault = await faultOf(picture);
  if (fault) throw new Error(`"${name}" should be ${fault}.`);
  mkdirSync(ownPictures, { recursive: true });
  const start = slugify(name.replace(/\.\w+$/, "")).slice(0, 40);
  const file = `${start || "picture"}-${fingerprint(picture).slice(0, 8)}.jpg`;
  const path = join(ownPictures, file);
  await sharp(picture)
    .autoOrient()
    .resize({ width: 2400, withoutEnlargement: true })
    .jpeg({ quality: 90 })
    .toFile(path);
  writeFileSync(pictureList, JSON.stringify({ ...imageManifest(), [file]: await make(path) }));
  return file;
}

/**
 * Creates the sizes and formats of the owner's photographs that pages show, and deletes those no longer shown.
 * @throws if photographs are invalid; the message names file, field, value and what is expected
 */
export async function makePictures({ cases, testimonials, team } = optionalFacts) {
  const records = Object.entries({ cases, testimonials, team });
  const faults = records.map(async ([name, record]) =>
    (await pictureProblems(record)).map((problem) => sentenceOf(`data/owner/${name}.json`, problem)),
  );
  const sentences = (await Promise.all(faults)).flat();
  if (sentences.length > 0) throw new Error(sentences.join("\n   "));
  const files = new Set(namedIn(records.map(([, record]) => record)).map(({ text }) => text));
  const made: Record<string, ResponsiveImage> = {};
  for (const file of files) made[file] = await make(join(ownPictures, file));
  writeFileSync(pictureList, JSON.stringify(made));
  const names = Object.values(made).map(({ name }) => name);
  if (names.length === 0) return rmSync(pictureFolder, { recursive: true, force: true });
  for (const file of readdirSync(pictureFolder))
    if (!names.includes(file.slice(0, 16))) rmSync(join(pictureFolder, file));
}
