import { type Point, repeat, units } from "../parts/geometry";
import { Labels } from "./labels";

type Props = {
  /** Where its line begins. */
  readonly at: Point;
  readonly w: number;
  readonly step: number;
  readonly names: readonly string[];
  /** The names stand between the strokes, as years do, and not at them. */
  readonly between?: boolean;
  /** How far below the line the names stand. */
  readonly below?: number;
};

/** A line with a stroke at each step and what the steps are called, along the foot of a figure. */
export function Scale({ at: [x, y], w, step, names, between = false, below = 2 }: Props) {
  const strokes = repeat(names.length + Number(between), [units(step), 0], "v8", [units(x), units(y)]);
  return (
    <>
      <path className="d-fine" d={`M${units(x)} ${units(y)}h${units(w)}${strokes}`} />
      <Labels at={[between ? x + step / 2 : x, y + below]} step={step} names={names} />
    </>
  );
}
