import { existsSync, readdirSync } from "node:fs";
import type { FigureId } from ".";

/** Where the build puts the figures, each named by its content (scripts/make-assets.ts). */
export const figureFolder = "public/figures";

/** The address of a figure; without the hash in its name before the first build. */
export function figurePath(id: FigureId): string {
  const files = existsSync(figureFolder) ? readdirSync(figureFolder) : [];
  const file = files.find((name) => name.replace(/\.\w+\.svg$/, "") === id);
  return `/figures/${file ?? `${id}.svg`}`;
}
