import type { ReactNode } from "react";

/** In units of the streets: eight to the metre, 24 to a storey; the ground is at 0 and heights are negative. */
export type Point = readonly [x: number, y: number];

/** A kind of building as it is drawn at a number of storeys. */
export type BuildingType = {
  /** Of one; `run` says how many of them stand side by side, at least and at most. */
  readonly width: number;
  readonly height: number;
  readonly run?: readonly [number, number];
  /** Where a note's leader ends: the plant, the flue, the riser. */
  readonly plant: Point;
  readonly drawing: ReactNode;
  /** A few of its windows, which are lit at night. */
  readonly lit: string;
};
