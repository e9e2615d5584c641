import type { ReactElement } from "react";

export type Figure = {
  /** What the picture says, for who cannot see it; empty where the words beside it say the same. */
  readonly alt: string;
  readonly draw: () => ReactElement;
  /** Where they are not those of most. */
  readonly width?: number;
  readonly height?: number;
  /** A sheet of paper, which has no frame. */
  readonly unframed?: true;
  /** Where a card may end it, above the legend, from the top. */
  readonly cut?: number;
};

/** How wide every figure is and how high most are, in units of its drawing. */
export const figureSize = { width: 480, height: 220 } as const;

/** How large its letters are: 12 px on a phone of 360 px, 16 px in a column of the page; a wider sheet keeps these 16 px. */
export const figureLetters = 17.6;

/** From 560 px on; a wider drawing, for a tablet, has no others. */
export const wideLetters = 13;

/** The site's letters, which each picture brings with it (scripts/make-assets.ts). In sentence case, as units would be wrong in capitals. */
export const fontFamily = "Archivo,sans-serif";
