import { type Point, units } from "../parts/geometry";

/** An open path through corners in squares. */
export const line = (...corners: readonly Point[]) => `M${corners.map((c) => c.map(units).join(" ")).join("L")}`;

/** A closed path: a face of a solid. */
export const face = (...corners: readonly Point[]) => `${line(...corners)}z`;
