import type { SVGProps } from "react";

type Props = SVGProps<SVGTextElement> & {
  readonly of: readonly string[];
  readonly x: number;
  /** The baseline of the first line, and the distance to the next. */
  readonly y: number;
  readonly step: number;
};

/** The lines of a text. */
export function Lines({ of: lines, x, y, step, fill = "var(--color-ink)", ...lettering }: Props) {
  return lines.map((line, i) => (
    <text key={line} x={x} y={y + i * step} {...lettering} fill={fill}>
      {line}
    </text>
  ));
}
