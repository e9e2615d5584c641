import { promisify } from "node:util";
import { deflate } from "node:zlib";

const compress = promisify(deflate);

/** Bits of each channel by which colours are taken together before the palette is chosen. */
const kept = 0b1111_1000;
const bucketOf = (r: number, g: number, b: number) => ((r & kept) << 7) | ((g & kept) << 2) | (b >> 3);

/**
 * Writes pixels as a PNG with a palette: our pictures are flat colours and the steps between them at the edges, so that
 * 256 colours lose nothing that can be seen and the file is a third of a full-colour one.
 * @param pixels red, green, blue and alpha of each pixel, all of them opaque
 */
export async function palettePng(pixels: Uint8Array, width: number, height: number): Promise<Buffer> {
  const { colours, indexOf } = palette(pixels);
  const rows = Buffer.alloc((width + 1) * height);
  for (let y = 0, from = 0, to = 0; y < height; y++) {
    rows[to++] = 0; // This row is stored as it is: with a palette every filter only makes files larger.
    for (let x = 0; x < width; x++, from += 4) {
      rows[to++] = indexOf[bucketOf(pixels[from] ?? 0, pixels[from + 1] ?? 0, pixels[from + 2] ?? 0)] ?? 0;
    }
  }
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 3, 0, 0, 0], 8); // eight bits, palette, and the only methods there are
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk("IHDR", header),
    chunk("PLTE", Buffer.from(colours.flat())),
    chunk("IDAT", await compress(rows, { level: 9, memLevel: 9 })),
    chunk("IEND", Buffer.alloc(0)),
  ]);
}

type Colour = readonly [red: number, green: number, blue: number];

/** The 256 most frequent colours, and for each bucket the nearest of them. */
function palette(pixels: Uint8Array) {
  const counts = new Map<number, number>();
  const exact = new Uint32Array(pixels.buffer, pixels.byteOffset, pixels.length / 4);
  for (const pixel of exact) counts.set(pixel, (counts.get(pixel) ?? 0) + 1);
  // The most frequent colour of a bucket stands for all of it, so that flat areas keep their exact value.
  const buckets = new Map<number, { colour: Colour; most: number; total: number }>();
  for (const [pixel, count] of counts) {
    const colour: Colour = [pixel & 255, (pixel >> 8) & 255, (pixel >> 16) & 255];
    const known = buckets.get(bucketOf(...colour));
    if (!known) buckets.set(bucketOf(...colour), { colour, most: count, total: count });
    else Object.assign(known, { total: known.total + count }, count > known.most && { colour, most: count });
  }
  const colours = [...buckets.values()]
    .sort((a, b) => b.total - a.total)
    .slice(0, 256)
    .map(({ colour }) => colour);
  const indexOf = new Uint8Array(1 << 15);
  for (const [bucket, { colour }] of buckets) indexOf[bucket] = nearest(colour, colours);
  return { colours, indexOf };
}

function nearest([r, g, b]: Colour, colours: readonly Colour[]): number {
  let best = 0;
  let least = Number.POSITIVE_INFINITY;
  for (const [index, [r2, g2, b2]] of colours.entries()) {
    const distance = 2 * (r - r2) ** 2 + 4 * (g - g2) ** 2 + 3 * (b - b2) ** 2;
    if (distance < least) [best, least] = [index, distance];
  }
  return best;
}

/** A part of a PNG: its length, its name, its bytes and their checksum. */
function chunk(name: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(name, "latin1"), data]);
  const framed = Buffer.alloc(body.length + 8);
  framed.writeUInt32BE(data.length, 0);
  framed.set(body, 4);
  framed.writeUInt32BE(crc(body), body.length + 4);
  return framed;
}

const crcTable = Uint32Array.from({ length: 256 }, (_, n) => {
  let c = n;
  for (let bit = 0; bit < 8; bit++) c = c & 1 ? 0xedb88320 ^ (c >>> 1) : c >>> 1;
  return c;
});

// zlib.crc32 is younger than the oldest Node this project runs on.
function crc(bytes: Buffer): number {
  let c = 0xffffffff;
  for (const byte of bytes) c = (crcTable[(c ^ byte) & 255] ?? 0) ^ (c >>> 8);
  return (c ^ 0xffffffff) >>> 0;
}
