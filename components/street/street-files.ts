import { existsSync, readdirSync } from "node:fs";
import type { AreaSlug } from "@/data/areas/places";

/** Where the build puts the drawings of the streets, each named by its content (scripts/make-assets.ts). */
export const streetFolder = "public/streets";

/** The address of an area's drawing; without the hash in its name before the first build. */
export function streetPath(slug: AreaSlug): string {
  const files = existsSync(streetFolder) ? readdirSync(streetFolder) : [];
  const file = files.find((name) => name.replace(/\.\w+\.svg$/, "") === slug);
  return `/streets/${file ?? `${slug}.svg`}`;
}
