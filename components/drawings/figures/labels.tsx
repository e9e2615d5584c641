import type { Point } from "../parts/geometry";
import { Label } from "../parts/label";

type Props = { readonly at: Point; readonly children: string };

/** Words that begin at a point. */
export const StartLabel = (props: Props) => <Label {...props} anchor="start" />;

/** Words that end at a point. */
export const EndLabel = (props: Props) => <Label {...props} anchor="end" />;

type RowProps = {
  /** The middle of the first. */
  readonly at: Point;
  readonly step: number;
  readonly names: readonly string[];
};

/** Words in a row, a step apart. */
export function Labels({ at: [x, y], step, names }: RowProps) {
  return names.map((name, index) => {
    const left = x + index * step;
    return (
      <Label key={left} at={[left, y]}>
        {name}
      </Label>
    );
  });
}
