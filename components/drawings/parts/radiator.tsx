import { repeat } from "./geometry";
import { Part, type PartProps } from "./part";

/** Panel radiator, `w` × 5 squares from its top left; flow and return at its feet [0.5, 5] and [w - 0.5, 5]. */
export function Radiator({ at, scale, w = 9 }: PartProps & { readonly w?: number }) {
  const width = w * 10;
  return (
    <Part at={at} scale={scale}>
      <rect width={width} height="46" rx="3" />
      <path className="d-fine" d={repeat(w - 1, [10, 0], "v34", [10, 6])} />
      <path d={`M5 46v6M${width - 5} 46v6`} />
    </Part>
  );
}
