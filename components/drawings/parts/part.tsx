import type { ReactNode } from "react";
import { GRID, type Point, place } from "./geometry";

export type PartProps = {
  /** Where the part's origin stands, in grid squares. */
  readonly at: Point;
  /** Clockwise, in degrees. */
  readonly turn?: number;
  /** Larger or smaller than drawn; the lines keep their weight. */
  readonly scale?: number;
};

/**
 * A drawn thing at a place: children are in viewBox units around its origin, bodies filled with the sheet.
 * Line weights are set in em, so the font size of a scaled part keeps them (an inline style would need a CSP exception).
 */
export function Part({
  at,
  turn,
  scale,
  className = "d-part",
  children,
}: PartProps & { readonly className?: string; readonly children: ReactNode }) {
  return (
    <g className={className} transform={place(at, turn, scale)} fontSize={scale && Math.round(GRID / scale)}>
      {children}
    </g>
  );
}

/** What a sheet shows in one of its states only. The first is what it shows until another is chosen beside it. */
export function State({ is, children }: { readonly is: 1 | 2 | 3; readonly children: ReactNode }) {
  return <g className={`in-${is}`}>{children}</g>;
}

/** A letter or two inside a symbol. */
export function Tag({
  x = 0,
  y = 0,
  children,
}: {
  readonly x?: number;
  readonly y?: number;
  readonly children: string;
}) {
  return (
    <text className="d-tag" x={x} y={y} dy=".35em">
      {children}
    </text>
  );
}
