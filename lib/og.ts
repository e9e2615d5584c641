import { business } from "@/data/business";
import { pageOf } from "./pages";
import type { SitePath } from "./paths";

/** The size of an Open Graph picture in pixels, as social networks recommend. */
export const ogSize = { width: 1200, height: 630 } as const;

/** The path of a page's picture: `/og/home.png`, `/og/services/x.png`. */
export function ogImagePath(path: SitePath): `/og/${string}.png` {
  return path === "/" ? "/og/home.png" : `/og/${path.slice(1)}.png`;
}

/**
 * Metadata of a page's picture, which scripts/og.ts draws at the same path.
 * @param path the page's path
 */
export function ogImage(path: SitePath) {
  const { kind, name } = pageOf(path);
  const what =
    kind === "home"
      ? "Section through a London building and its air, gas and water systems"
      : kind === "area"
        ? `Buildings of ${name} in elevation, over the mains`
        : `Drawing sheet: ${name}`;
  return { url: ogImagePath(path), ...ogSize, type: "image/png", alt: `${what}. ${business.name}` };
}
