import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { Resvg } from "@resvg/resvg-js";
import { business } from "@/data/business";

/** The icons of the manifest: file, side in pixels, purpose. */
const manifestIcons = [
  ["/icons/192.png", 192, "any"],
  ["/icons/512.png", 512, "any"],
  ["/icons/maskable-512.png", 512, "maskable"],
] as const;

type Drawn = {
  /** The mark on its square, with the little round of its corners. */
  readonly mark: string;
  /** With the ink run out to the edges for the platforms that cut the corners themselves. */
  readonly bled: string;
  /** Inside the middle four fifths, which is all that a mask may leave. */
  readonly maskable: string;
  readonly ink: string;
  readonly paper: string;
};

/** Writes the site's icons and its manifest into the export. */
export function writeIcons(out: string, { mark, bled, maskable, ink, paper }: Drawn) {
  const write = (path: string, content: string | Uint8Array) => {
    mkdirSync(dirname(join(out, path)), { recursive: true });
    writeFileSync(join(out, path), content);
  };
  write("/favicon.svg", mark);
  write("/favicon.ico", ico([16, 32].map((side) => [side, png(mark, side)])));
  write("/apple-touch-icon.png", png(bled, 180));
  for (const [path, side, purpose] of manifestIcons) write(path, png(purpose === "maskable" ? maskable : mark, side));
  write(
    "/manifest.webmanifest",
    JSON.stringify({
      name: business.name,
      short_name: business.name,
      description: business.descriptor,
      lang: "en-GB",
      start_url: "/",
      display: "browser",
      theme_color: ink,
      background_color: paper,
      icons: manifestIcons.map(([src, side, purpose]) => ({
        src,
        sizes: `${side}x${side}`,
        type: "image/png",
        purpose,
      })),
    }),
  );
}

const png = (svg: string, side: number) => new Resvg(svg, { fitTo: { mode: "width", value: side } }).render().asPng();

/** An .ico file of PNG pictures, the form that every browser of the last fifteen years reads. */
function ico(pictures: readonly (readonly [side: number, png: Buffer])[]): Buffer {
  const head = Buffer.alloc(6 + 16 * pictures.length);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(pictures.length, 4);
  let offset = head.length;
  for (const [i, [side, data]] of pictures.entries()) {
    const at = 6 + 16 * i;
    head.set([side, side, 0, 0, 1, 0, 32, 0], at);
    head.writeUInt32LE(data.length, at + 8);
    head.writeUInt32LE(offset, at + 12);
    offset += data.length;
  }
  return Buffer.concat([head, ...pictures.map(([, data]) => data)]);
}
