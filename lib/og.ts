import { business } from "@/data/business";
import { pageOf } from "./pages";
import type { SitePath } from "./paths";

/** The size of a shared picture in pixels, as the networks that show it ask for. */
export const ogSize = { width: 1200, height: 630 } as const;

/** Where a page's picture is, from the root of the site: `/og/home.png`, `/og/services/x.png`. */
export function ogImagePath(path: SitePath): `/og/${string}.png` {
  return path === "/" ? "/og/home.png" : `/og/${path.slice(1)}.png`;
}

/**
 * A page's picture as its head describes it. scripts/og.ts draws it, under the same address.
 * @param path the page's address
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
