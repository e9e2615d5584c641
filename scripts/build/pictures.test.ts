import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import process from "node:process";
import sharp from "sharp";
import { optionalFacts } from "@/fixtures/optional-facts";
import { makePictures, pictureProblems, storePicture } from "./pictures";

const here = process.cwd();
let folder: string;

// All paths of the module are relative to the working directory.
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "pictures-"));
  process.chdir(folder);
  mkdirSync("generated");
});
afterEach(() => {
  process.chdir(here);
  rmSync(folder, { recursive: true, force: true });
});

/** A photograph with a camera's metadata: location and optionally a rotated orientation. */
const photograph = (width: number, height: number, orientation = 1) =>
  sharp({ create: { width, height, channels: 3, background: "#1c5c9f" } })
    .withExif({ IFD0: { Copyright: "Fixture" }, IFD3: { GPSLatitudeRef: "N" } })
    .withMetadata({ orientation })
    .jpeg()
    .toBuffer();
const factsWith = (file: string) => {
  const [work] = optionalFacts.cases;
  if (!work) throw new Error("The fixtures have no case.");
  return { ...optionalFacts, cases: [{ ...work, picture: { file, alt: "A fixture." } }], testimonials: [], team: [] };
};
const made = () => readdirSync("public/pictures").sort();

it("creates AVIF and WebP in three widths and a JPEG, upright and without metadata", async () => {
  const file = await storePicture("Plant room.JPG", await photograph(1200, 2000, 6));
  expect(file).toMatch(/^plant-room-[\da-f]{8}\.jpg$/);
  await makePictures(factsWith(file));
  const [[name, entry] = []] = Object.entries(JSON.parse(readFileSync("generated/pictures.json", "utf8")));
  expect([name, entry]).toEqual([
    file,
    expect.objectContaining({ width: 2000, height: 1200, widths: [400, 800, 1600] }),
  ]);
  const sizes = made().map(async (each) => {
    const { format, width, height, exif } = await sharp(`public/pictures/${each}`).metadata();
    return [each.replace(/^\w+/, ""), format, width, height, exif];
  });
  expect(await Promise.all(sizes)).toEqual([
    ["-1600.avif", "heif", 1600, 960, undefined],
    ["-1600.webp", "webp", 1600, 960, undefined],
    ["-400.avif", "heif", 400, 240, undefined],
    ["-400.webp", "webp", 400, 240, undefined],
    ["-800.avif", "heif", 800, 480, undefined],
    ["-800.webp", "webp", 800, 480, undefined],
    [".jpg", "jpeg", 800, 480, undefined],
  ]);
  expect((await sharp(`data/owner/pictures/${file}`).metadata()).exif).toBeUndefined();
});

it("deletes pictures that no record names, and the folder if it is empty", async () => {
  const [one, other] = [await photograph(800, 600), await photograph(900, 600)];
  await makePictures(factsWith(await storePicture("one.jpg", one)));
  const first = made();
  await makePictures(factsWith(await storePicture("other.jpg", other)));
  expect(made().filter((file) => first.includes(file))).toEqual([]);
  await makePictures({ ...optionalFacts, cases: [], testimonials: [], team: [] });
  expect(existsSync("public/pictures")).toBe(false);
});

it("reports a problem with a picture: field, value and what is expected", async () => {
  await expect(storePicture("small.jpg", await photograph(640, 480))).rejects.toThrow(
    '"small.jpg" should be at least 800 pixels wide; it is 640.',
  );
  await expect(storePicture("notes.pdf", Buffer.from("%PDF"))).rejects.toThrow(
    '"notes.pdf" should be a JPEG, PNG, WebP or AVIF picture.',
  );
  mkdirSync("data/owner/pictures", { recursive: true });
  await sharp(await photograph(640, 480)).toFile("data/owner/pictures/small.jpg");
  const file = "gone.jpg";
  expect(await pictureProblems([{ picture: { file, alt: "" } }])).toMatchObject([{ path: [0, "picture", "file"] }]);
  await expect(makePictures(factsWith(file))).rejects.toThrow(
    'data/owner/cases.json, entry 1, picture, file: "gone.jpg" should be a file in data/owner/pictures',
  );
  await expect(makePictures(factsWith("small.jpg"))).rejects.toThrow(
    'data/owner/cases.json, entry 1, picture, file: "small.jpg" should be at least 800 pixels wide; it is 640.',
  );
});
