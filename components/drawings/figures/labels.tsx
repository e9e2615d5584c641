import type { Point } from "../parts/geometry";
import { Label } from "../parts/label";

type Props = { readonly at: Point; readonly children: string };

/** Text that starts at a point. */
export const StartLabel = (props: Props) => <Label {...props} anchor="start" />;

/** Text that ends at a point. */
export const EndLabel = (props: Props) => <Label {...props} anchor="end" />;

type RowProps = {
  /** The middle of the first text. */
  readonly at: Point;
  readonly step: number;
  readonly names: readonly string[];
};

/** Texts in a row at equal distances. */
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
