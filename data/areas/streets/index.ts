import type { AreaSlug } from "../places";
import { londonAToH } from "./london-a-h";
import { londonIToW } from "./london-i-w";
import { regions } from "./regions";
import { surroundingAToG } from "./surrounding-a-g";
import { surroundingHToZ } from "./surrounding-h-z";
import type { Street } from "./types";

/** The street of each area page by its slug. A new area has none yet; a test asks for it. */
export const streets: Partial<Record<AreaSlug, Street>> = {
  ...londonAToH,
  ...londonIToW,
  ...regions,
  ...surroundingAToG,
  ...surroundingHToZ,
};
