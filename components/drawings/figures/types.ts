import type { ReactElement } from "react";

/** The number of a sheet, and the name of its drawing. */
export type SheetTitle = { readonly sheet: string; readonly name: string };

export type Figure = {
  /** The alt text; empty where the text beside the figure has the same content. */
  readonly alt: string;
  readonly draw: () => ReactElement;
  /** The title block under a figure at the top of a page. Link previews have their own. */
  readonly titleBlock?: SheetTitle;
  /** Set if the size differs from the usual one. */
  readonly width?: number;
  readonly height?: number;
  /** The font size from 560 px on, if it is not `wideLetters`. */
  readonly letters?: number;
  /** A sheet of paper, which is drawn without a frame. */
  readonly unframed?: true;
  /** Where cards crop it above the key, measured from the top. */
  readonly cut?: number;
};

/** The width of every figure and the usual height, in units of the drawing. */
export const figureSize = { width: 480, height: 220 } as const;

/** Font size: 12 px on a phone of 360 px, 16 px in a column of the page. A wider sheet keeps 16 px. */
export const figureLetters = 17.6;

/** The font sizes from 560 px on. A wider drawing, for tablets, uses no others. */
export const wideLetters = 13;

/** The site's font, embedded in each image (scripts/make-assets.ts). Sentence case, as capitals would change units. */
export const fontFamily = "Archivo,sans-serif";
