import { readFileSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants } from "node:zlib";
import { filesIn } from "@/lib/files-in";
import { sitePages } from "@/lib/pages";

/** The limits of a page's HTML, in KiB of brotli as sent by a CDN. */
const limits = { home: 24, firstTrip: 14, guide: 16, hub: 17, page: 18, whoPays: 18.5 } as const;

/** The limits of pages other than `page`. */
const limitOf = new Map(
  sitePages.flatMap(({ kind, path }): readonly (readonly [string, number])[] => {
    const file = path === "/" ? "index.html" : `${path.slice(1)}.html`;
    if (kind === "home") return [[file, limits.home]];
    if (kind === "guide" || kind === "guides") return [[file, limits.guide]];
    // These fit the first round trip of a new connection.
    if (["area", "document", "contact"].includes(kind)) return [[file, limits.firstTrip]];
    if (path === "/who-pays") return [[file, limits.whoPays]];
    // /air-conditioning also contains three services and the leak checks.
    const isHub = kind === "hub" || kind === "areas" || path === "/emergency";
    return isHub && path !== "/air-conditioning" ? [[file, limits.hub]] : [];
  }),
);

export type Weight = { readonly file: string; readonly bytes: number; readonly limit: number };

const compress = promisify(brotliCompress);

/** The size of a text in brotli, by default at the best quality. */
export async function brotliSize(text: Buffer, quality = 11): Promise<number> {
  return (await compress(text, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } })).length;
}

/**
 * The size of a text in brotli. Well below the limit, uses the faster quality 9, whose result is up to a tenth larger.
 * @param exactAbove the share of the limit above which the best quality is used; 1 only checks the limit
 */
async function sizeWithin(text: Buffer, limit: number, exactAbove = 0.93): Promise<number> {
  const estimate = await brotliSize(text, 9);
  return estimate < limit * exactAbove ? estimate : await brotliSize(text);
}

/** Weighs the HTML pages of an export, those nearest to their limits first; `exactAbove` as in `sizeWithin`. */
export async function weighPages(folder: string, exactAbove?: number): Promise<readonly Weight[]> {
  const files = filesIn(folder).filter((file) => file.endsWith(".html"));
  const weights = files.map(async (file) => {
    const limit = (limitOf.get(file) ?? limits.page) * 1024;
    return { file, limit, bytes: await sizeWithin(readFileSync(join(folder, file)), limit, exactAbove) };
  });
  return (await Promise.all(weights)).sort((a, b) => b.bytes - b.limit - (a.bytes - a.limit));
}

/** Formats the pages nearest to their limits as a table, with the names of those over their limit. */
export function weightsTable(weights: readonly Weight[]): string {
  const line = (...cells: readonly (string | number)[]) =>
    cells.map((cell, at) => (at === 0 ? String(cell).padEnd(50) : String(cell).padStart(8))).join("");
  const over = weights.filter(({ bytes, limit }) => bytes > limit).map(({ file }) => file);
  return [
    line("Page (brotli)", "bytes", "limit", "free"),
    ...weights.slice(0, 12).map(({ file, bytes, limit }) => line(file, bytes, limit, limit - bytes)),
    ...(over.length > 0
      ? [`Over the limit, so slower on a first visit; shorten them or show less there: ${over.join(", ")}`]
      : []),
  ].join("\n");
}
