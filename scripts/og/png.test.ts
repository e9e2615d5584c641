/** @jest-environment node */
import { inflateSync } from "node:zlib";
import { palettePng } from "./png";

/** The pixels of a file that palettePng wrote, as red, green and blue. */
function read(file: Buffer) {
  const chunks = new Map<string, Buffer>();
  for (let at = 8; at < file.length; at += 12 + file.readUInt32BE(at)) {
    chunks.set(file.toString("latin1", at + 4, at + 8), file.subarray(at + 8, at + 8 + file.readUInt32BE(at)));
  }
  const part = (name: string) => chunks.get(name) ?? Buffer.alloc(0);
  const [width, colours] = [part("IHDR").readUInt32BE(0), part("PLTE")];
  const indices = [...inflateSync(part("IDAT"))].filter((_, i) => i % (width + 1) !== 0);
  return indices.map((index) => [...colours.subarray(index * 3, index * 3 + 3)]);
}

const pixels = (...colours: readonly (readonly [number, number, number])[]) =>
  Uint8Array.from(colours.flatMap((colour) => [...colour, 255]));

it("keeps flat colours exactly", async () => {
  const colours = [
    [16, 35, 59],
    [251, 248, 241],
    [16, 35, 59],
    [135, 82, 0],
  ] as const;
  expect(read(await palettePng(pixels(...colours), 2, 2))).toEqual(colours);
});

it("gives colours beyond 256 the nearest of those it keeps", async () => {
  const steps = Array.from({ length: 400 }, (_, i) => [(i % 20) * 12, Math.floor(i / 20) * 12, 128] as const);
  const found = read(await palettePng(pixels(...steps), 20, 20));
  const errors = found.map(([r = 0, g = 0], i) => Math.hypot(r - (steps[i]?.[0] ?? 0), g - (steps[i]?.[1] ?? 0)));
  expect(Math.max(...errors)).toBeLessThan(200);
  expect(errors.filter((error) => error === 0).length).toBeGreaterThanOrEqual(256);
});

it("writes the checksums that readers ask for", async () => {
  const file = await palettePng(pixels([0, 0, 0]), 1, 1);
  expect(file.subarray(-12).toString("hex")).toBe("0000000049454e44ae426082");
});
