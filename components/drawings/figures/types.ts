import type { ReactElement } from "react";

export type Figure = {
  /** What the picture says, for who cannot see it; empty where the words beside it say the same. */
  readonly alt: string;
  readonly draw: () => ReactElement;
  /** Where it is not that of most. */
  readonly height?: number;
};

/** How wide every figure is and how high most are, in units of its drawing. */
export const figureSize = { width: 480, height: 220 } as const;

/** How large its letters are: 12 px on a phone of 360 px, 16 px at the width that no figure goes beyond (sections.css). */
export const figureLetters = 17.6;

/**
 * A picture cannot use its page's font, so the letters are the nearest to the sheets' that most machines have: grotesques,
 * spaced as there. They are in sentence case, as units and formulas would be wrong in capitals.
 */
export const fontFamily = "Archivo,Franklin Gothic Medium,Helvetica Neue,Roboto,Arial,sans-serif";
