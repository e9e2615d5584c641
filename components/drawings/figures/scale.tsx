import { type Point, repeat, units } from "../parts/geometry";
import { Labels } from "./labels";

type Props = {
  /** The start of the line. */
  readonly at: Point;
  readonly w: number;
  readonly step: number;
  readonly names: readonly string[];
  /** Names are placed between the strokes, as for years, instead of at them. */
  readonly between?: boolean;
  /** The distance of the names below the line. */
  readonly below?: number;
};

/** A scale along the foot of a figure: a line with a stroke and a name at each step. */
export function Scale({ at: [x, y], w, step, names, between = false, below = 2 }: Props) {
  const strokes = repeat(names.length + Number(between), [units(step), 0], "v8", [units(x), units(y)]);
  return (
    <>
      <path className="d-fine" d={`M${units(x)} ${units(y)}h${units(w)}${strokes}`} />
      <Labels at={[between ? x + step / 2 : x, y + below]} step={step} names={names} />
    </>
  );
}
