import type { ReactNode } from "react";

/** A point in a street's units: eight to the metre, 24 to the storey. The ground is at 0; heights are negative. */
export type Point = readonly [x: number, y: number];

/** The drawing of a kind of building with a given number of storeys. */
export type BuildingType = {
  /** The width of one building; `run` is the minimum and maximum number in a row. */
  readonly width: number;
  readonly height: number;
  readonly run?: readonly [number, number];
  /** The end of a note's leader: the plant, the flue or the riser. */
  readonly plant: Point;
  readonly drawing: ReactNode;
  /** The windows that are lit at night. */
  readonly lit: string;
};
