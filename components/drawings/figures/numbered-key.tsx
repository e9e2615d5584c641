import type { Medium, Point } from "../parts/geometry";
import { Item } from "./item";
import { StartLabel } from "./labels";

type Props = {
  /** The start of the first line. */
  readonly at: Point;
  /** The marks of the lines, if they are letters instead of numbers. */
  readonly marks?: string;
  /** The tints of the numbered parts. */
  readonly media?: readonly Medium[];
  readonly children: readonly string[];
};

/** The key to the numbers or letters in a figure, one line each. */
export function NumberedKey({ at: [x, y], marks = "12345", media, children }: Props) {
  return children.map((line, index) => (
    <g key={line}>
      <Item at={[x + 1, y + index * 2.8 - 0.1]} r={10} medium={media?.[index]}>
        {marks[index] ?? ""}
      </Item>
      <StartLabel at={[x + 2.8, y + index * 2.8]}>{line}</StartLabel>
    </g>
  ));
}
