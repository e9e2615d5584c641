import { fontFamily } from "../figures/types";

type Props = { readonly at: readonly [number, number]; readonly middle?: boolean; readonly children: string };

/** Text in the picture, in the site's font. */
export function Words({ at: [x, y], middle, children }: Props) {
  return (
    <text
      className="d-solid"
      x={x}
      y={y}
      fontSize="18"
      fontFamily={fontFamily}
      letterSpacing=".03em"
      wordSpacing=".08em"
      textAnchor={middle ? "middle" : undefined}
    >
      {children}
    </text>
  );
}
