import { Resvg } from "@resvg/resvg-js";
import type { ReactElement } from "react";
import { LogoLines } from "@/components/layout/logo";
import { business } from "@/data/business";
import { valueIn } from "./inline-styles";

/** The icons of the manifest: file, side in pixels, purpose. */
const manifestIcons = [
  ["/icons/192.png", 192, "any"],
  ["/icons/512.png", 512, "any"],
  ["/icons/maskable-512.png", 512, "maskable"],
] as const;

/**
 * The site's icons and its manifest, by their paths.
 * @param toSvg gives a drawing its colours
 * @param colours the stylesheet of the site's colours
 */
export function iconFiles(
  toSvg: (picture: ReactElement) => string,
  colours: string,
): readonly (readonly [path: string, content: string | Buffer])[] {
  const icon = (bleed: number) => toSvg(<SiteIcon bleed={bleed} />);
  const mark = icon(0);
  // Inside the middle four fifths, which is all that a mask may leave.
  const maskable = icon(8);
  return [
    ["/favicon.svg", mark],
    ["/favicon.ico", ico([16, 32].map((side) => [side, png(mark, side)]))],
    // The platform cuts the corners itself.
    ["/apple-touch-icon.png", png(icon(3), 180)],
    ...manifestIcons.map(
      ([path, side, purpose]) => [path, png(purpose === "maskable" ? maskable : mark, side)] as const,
    ),
    [
      "/manifest.webmanifest",
      JSON.stringify({
        name: business.name,
        short_name: business.name,
        description: business.descriptor,
        lang: "en-GB",
        start_url: "/",
        display: "browser",
        theme_color: valueIn("--color-ink", colours),
        background_color: valueIn("--color-paper", colours),
        icons: manifestIcons.map(([src, side, purpose]) => ({
          src,
          sizes: `${side}x${side}`,
          type: "image/png",
          purpose,
        })),
      }),
    ],
  ];
}

/**
 * The firm's mark as an icon.
 * @param bleed how far the ink runs beyond the mark's own square, in its units of a fortieth: none for a browser's tab,
 *   more where the platform cuts the corners
 */
function SiteIcon({ bleed }: { readonly bleed: number }) {
  const side = 40 + 2 * bleed;
  return (
    <svg xmlns="http://www.w3.org/2000/svg" aria-hidden="true" viewBox={`${-bleed} ${-bleed} ${side} ${side}`}>
      <rect x={-bleed} y={-bleed} width={side} height={side} rx={bleed ? undefined : 2} fill="var(--color-ink)" />
      <LogoLines />
    </svg>
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
