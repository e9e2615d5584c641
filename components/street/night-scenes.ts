import type { BuildingName } from "@/data/areas/street";

/** How wide and high the picture is; pages show the middle of it, at full height. */
export const nightStreetSize = { width: 1920, height: 250 } as const;

/** A building's name in the catalogue, its storeys where they are not the usual ones, and how many of it stand in a row. */
export type Row = readonly [name: BuildingName, count: number, storeys?: number];
type Scene = {
  /** From the shop outwards. */
  readonly left: readonly Row[];
  readonly right: readonly Row[];
  /** Which of the shop's windows is lit, and where the van stands. */
  readonly lit: number;
  readonly van: number;
};

/** Where the shop stands: who lives and works beside it is another matter for each trade, and for the areas. */
export const nightScenes = {
  firm: {
    left: [
      ["Georgian terrace", 3],
      ["mansion block", 1, 4],
      ["warehouse", 1],
      ["Georgian terrace", 4],
    ],
    right: [
      ["pub", 1],
      ["Georgian terrace", 2],
      ["station", 1],
      ["hotel", 1, 4],
      ["Georgian terrace", 4],
    ],
    lit: 3,
    van: 982,
  },
  air: {
    left: [
      ["Edwardian office", 1],
      ["1960s office", 1, 5],
      ["office park", 1],
      ["hotel", 1, 5],
    ],
    right: [
      ["1960s office", 1, 4],
      ["hotel", 1, 6],
      ["Edwardian office", 1],
      ["hospital", 1, 4],
    ],
    lit: 1,
    van: 970,
  },
  gas: {
    left: [
      ["by-law terrace", 4],
      ["school", 1],
      ["factory", 4],
      ["by-law terrace", 2],
    ],
    right: [
      ["factory", 3],
      ["by-law terrace", 3],
      ["council block", 1, 4],
      ["by-law terrace", 4],
    ],
    lit: 2,
    van: 797,
  },
  water: {
    left: [
      ["bay terrace", 3],
      ["new flats", 1, 5],
      ["stucco terrace", 6],
    ],
    right: [
      ["mansion block", 1],
      ["bay terrace", 4],
      ["new flats", 1, 5],
      ["villa", 2],
    ],
    lit: 4,
    van: 797,
  },
  area: {
    left: [
      ["parade", 4],
      ["town hall", 1],
      ["mews", 5],
    ],
    right: [
      ["pub", 1],
      ["stucco terrace", 4],
      ["parade", 4],
      ["school", 1],
    ],
    lit: 0,
    van: 982,
  },
} as const satisfies Record<string, Scene>;
