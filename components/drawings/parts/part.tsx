import type { ReactNode } from "react";
import { GRID, type Point, place } from "./geometry";

export type PartProps = {
  /** The position of the part's origin, in squares. */
  readonly at: Point;
  /** Clockwise rotation in degrees. */
  readonly turn?: number;
  /** The scale of the shape; line weights do not change. */
  readonly scale?: number;
};

/**
 * Positions a shape, whose children are in viewBox units around its origin; bodies have the sheet's fill. Line weights
 * are in em, so that the font size of a scaled part keeps them (an inline style would need a CSP exception).
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

/** Shown in one state of the sheet only. The first state is the default, until another is chosen beside the sheet. */
export function State({ is, children }: { readonly is: 1 | 2 | 3; readonly children: ReactNode }) {
  return <g className={`in-${is}`}>{children}</g>;
}

/** One or two letters inside a symbol. */
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
