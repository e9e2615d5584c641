import type { Medium } from "../parts/geometry";

type Props = {
  readonly medium: Medium;
  readonly look?: "mark" | "fill" | "tint";
  readonly d: string;
  readonly dash?: string;
};

/** A line, or a filled or tinted shape, in the colour of its medium. */
export function Shape({ medium, look = "mark", d, dash }: Props) {
  return (
    <g className={`d-${medium}`}>
      <path className={`d-${look}`} d={d} strokeDasharray={dash} />
    </g>
  );
}
