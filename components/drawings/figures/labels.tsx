import { Label } from "../parts/frame";
import type { Medium, Point } from "../parts/geometry";
import { Item } from "./shapes";

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

type KeyProps = {
  /** The beginning of the first line. */
  readonly at: Point;
  /** The marks of the lines, if they are not numbers. */
  readonly marks?: string;
  /** The tints of what they number. */
  readonly media?: readonly Medium[];
  readonly children: readonly string[];
};

/** What the numbers or letters in a figure stand for, a line each. */
export function NumberedKey({ at: [x, y], marks = "12345", media, children }: KeyProps) {
  return children.map((line, index) => (
    <g key={line}>
      <Item at={[x + 1, y + index * 2.8 - 0.1]} r={10} medium={media?.[index]}>
        {marks[index] ?? ""}
      </Item>
      <StartLabel at={[x + 2.8, y + index * 2.8]}>{line}</StartLabel>
    </g>
  ));
}
