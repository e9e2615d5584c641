import { readFileSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants } from "node:zlib";
import { filesIn } from "@/lib/files-in";
import { sitePages } from "@/lib/pages";

/** The most a page's HTML may weigh, in KiB of brotli as a CDN sends it. */
const limits = { home: 24, firstTrip: 14, guide: 16, hub: 17, page: 18 } as const;

/** The limits of files other than plain pages. */
const limitOf = new Map(
  sitePages.flatMap(({ kind, path }): readonly (readonly [string, number])[] => {
    const file = path === "/" ? "index.html" : `${path.slice(1)}.html`;
    if (kind === "home") return [[file, limits.home]];
    if (kind === "guide" || kind === "guides") return [[file, limits.guide]];
    // These come whole with the first answer of a new connection.
    if (["area", "document", "contact"].includes(kind)) return [[file, limits.firstTrip]];
    // /air-conditioning carries three services and the leak checks itself.
    const isHub = kind === "hub" || kind === "areas" || path === "/emergency";
    return isHub && path !== "/air-conditioning" ? [[file, limits.hub]] : [];
  }),
);

export type Weight = { readonly file: string; readonly bytes: number; readonly limit: number };

const compress = promisify(brotliCompress);

/** Bytes of a text in brotli, at the best quality unless told otherwise. */
export async function brotliSize(text: Buffer, quality = 11): Promise<number> {
  return (await compress(text, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } })).length;
}

/**
 * Bytes in brotli. Well below a limit, those of the quicker quality 9, which are up to a tenth more.
 * @param near the share of the limit above which the best quality is used; 1 only checks the limit
 */
async function sizeWithin(text: Buffer, limit: number, near = 0.93): Promise<number> {
  const estimate = await brotliSize(text, 9);
  return estimate < limit * near ? estimate : await brotliSize(text);
}

/** Weighs the HTML pages of an export, those with the least room first; `near` as for `sizeWithin`. */
export async function weighPages(folder: string, near?: number): Promise<readonly Weight[]> {
  const files = filesIn(folder).filter((file) => file.endsWith(".html"));
  const weights = files.map(async (file) => {
    const limit = (limitOf.get(file) ?? limits.page) * 1024;
    return { file, limit, bytes: await sizeWithin(readFileSync(join(folder, file)), limit, near) };
  });
  return (await Promise.all(weights)).sort((a, b) => b.bytes - b.limit - (a.bytes - a.limit));
}

/** The pages with the least room as lines of a table, and the names of those over their limit. */
export function weightsTable(weights: readonly Weight[], rows = 12): string {
  const line = (...cells: readonly (string | number)[]) =>
    cells.map((cell, at) => (at === 0 ? String(cell).padEnd(50) : String(cell).padStart(8))).join("");
  const over = weights.filter(({ bytes, limit }) => bytes > limit).map(({ file }) => file);
  return [
    line("Page (brotli)", "bytes", "limit", "free"),
    ...weights.slice(0, rows).map(({ file, bytes, limit }) => line(file, bytes, limit, limit - bytes)),
    ...(over.length > 0
      ? [`Over the limit, so slower on a first visit; shorten them or show less there: ${over.join(", ")}`]
      : []),
  ].join("\n");
}
