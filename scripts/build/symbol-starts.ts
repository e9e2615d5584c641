import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import sharp from "sharp";
import { symbols } from "@/components/drawings/symbols";
import { symbolSize } from "@/components/drawings/symbols/symbol-size";

const { width, height } = symbolSize;

/**
 * Measures where each symbol begins in its view box, in units of its drawing.
 * @param css the widths of its lines; all lines are black here, because only a browser resolves the tokens
 */
export async function symbolStarts(css: string): Promise<Readonly<Record<string, number>>> {
  const starts = Object.entries(symbols).map(async ([name, symbol]) => {
    const drawing = createElement("svg", { viewBox: `0 0 ${width} ${height}`, width, className: "drawing" }, symbol);
    const svg = renderToStaticMarkup(drawing)
      .replace("<svg", '<svg xmlns="http://www.w3.org/2000/svg"')
      .replace(">", `><style><![CDATA[${css}*{stroke:#000}]]></style>`);
    const { info } = await sharp(Buffer.from(svg), { density: 288 }).trim().toBuffer({ resolveWithObject: true });
    return [name, Math.round(-(info.trimOffsetLeft ?? 0) / 4)] as const;
  });
  return Object.fromEntries(await Promise.all(starts));
}
