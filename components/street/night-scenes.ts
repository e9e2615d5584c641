import type { BuildingName } from "@/data/areas/street";

/** The width and height of the picture. Pages show its middle at full height. */
export const nightStreetSize = { width: 1920, height: 250 } as const;

/** A building's name in the catalogue, the number of buildings in the row, and the storeys if not the usual number. */
export type Row = readonly [name: BuildingName, count: number, storeys?: number];
type Scene = {
  /** The buildings from the shop outwards. */
  readonly left: readonly Row[];
  readonly right: readonly Row[];
  /** The index of the shop's lit window, and the position of the van. */
  readonly lit: number;
  readonly van: number;
};

/** The surroundings of the shop. The neighbouring buildings differ for each trade and for the areas. */
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
