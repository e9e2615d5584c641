import type { SVGProps } from "react";

type Props = SVGProps<SVGTextElement> & {
  readonly lines: readonly string[];
  readonly x: number;
  /** The baseline of the first line, and the distance to the next. */
  readonly y: number;
  readonly step: number;
};

export function Lines({ lines, x, y, step, fill = "var(--color-ink)", ...lettering }: Props) {
  return lines.map((line, i) => (
    <text key={line} x={x} y={y + i * step} {...lettering} fill={fill}>
      {line}
    </text>
  ));
}
