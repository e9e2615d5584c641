import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { load } from "cheerio";

/** Bytes in brotli. */
export type Weights = {
  readonly pages: number;
  /** The heaviest of some area pages, spread over all, and its own data. */
  readonly page: number;
  readonly data: number;
  /** The scripts that all pages share, after the first interaction. */
  readonly scripts: number;
  /** The page that lists every area. */
  readonly index: number;
};

const samples = 20;
const size = (file: string) => brotliCompressSync(readFileSync(file)).length;

/** What the pages of an export weigh. */
export function weigh(out: string): Weights {
  const pages = readdirSync(out, { recursive: true, encoding: "utf8" }).filter((file) => file.endsWith(".html"));
  const areas = pages.filter((file) => /^areas\/(?!404)/.test(file)).sort();
  const some = areas.filter((_, index) => index % Math.ceil(areas.length / samples) === 0);
  const weighed = some.map((file) => {
    const $ = load(readFileSync(join(out, file)));
    const [, data = "", ...shared]: string[] = JSON.parse($("#later").text());
    const scripts = shared.reduce((sum, address) => sum + size(join(out, address)), 0);
    return { page: size(join(out, file)), data: size(join(out, data)), scripts };
  });
  const most = (name: "page" | "data" | "scripts") => Math.max(...weighed.map((weight) => weight[name]));
  return {
    pages: pages.length,
    page: most("page"),
    data: most("data"),
    scripts: most("scripts"),
    index: size(join(out, "areas.html")),
  };
}
