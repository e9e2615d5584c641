import { type Point, units } from "../parts/geometry";

/** A line through corners in squares. */
export const line = (...corners: readonly Point[]) => `M${corners.map((c) => c.map(units).join(" ")).join("L")}`;

/** The same, closed: a face of a solid. */
export const face = (...corners: readonly Point[]) => `${line(...corners)}z`;
