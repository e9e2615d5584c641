import type { AreaCopy } from "../types";
import { londonAToD } from "./copy/london-a-d";
import { londonEToI } from "./copy/london-e-i";
import { londonIToR } from "./copy/london-i-r";
import { londonSToW } from "./copy/london-s-w";
import { regions } from "./copy/regions";
import { surroundingAToG } from "./copy/surrounding-a-g";
import { surroundingHToZ } from "./copy/surrounding-h-z";
import type { AreaSlug } from "./places";

/** The words of every area page by its slug; an area without words does not compile. */
export const areaCopy = {
  ...londonAToD,
  ...londonEToI,
  ...londonIToR,
  ...londonSToW,
  ...regions,
  ...surroundingAToG,
  ...surroundingHToZ,
} as const satisfies Record<AreaSlug, AreaCopy>;
