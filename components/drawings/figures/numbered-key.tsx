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
  /** The distance of two entries. From 4 on, the text after a colon is on a second line. */
  readonly step?: number;
  readonly children: readonly string[];
};

/** The key to the numbers or letters in a figure. */
export function NumberedKey({ at: [x, y], marks = "12345", media, step = 2.8, children }: Props) {
  const isSpaced = step >= 4;
  const indent = isSpaced ? 3.5 : 2.8;
  return children.map((text, index) => {
    const top = y + index * step;
    const lines = isSpaced ? text.split(/(?<=:) /) : [text];
    return (
      <g key={text}>
        <Item at={[x + 1, top - 0.1]} r={isSpaced ? 13 : 10} medium={media?.[index]}>
          {marks[index] ?? ""}
        </Item>
        {lines.map((line, row) => (
          <StartLabel key={line} at={[x + indent, top + (row - (lines.length - 1) / 2) * 2]}>
            {line}
          </StartLabel>
        ))}
      </g>
    );
  });
}
