import { units } from "../parts/geometry";
import { figureSize } from "./types";

/** The ground, from its surface at the left edge of a figure down to the figure's foot. */
export function Soil({ top, w = 47.6 }: { readonly top: number; readonly w?: number }) {
  const [y, width] = [units(top), units(w)];
  return (
    <>
      <path className="d-shade" stroke="none" d={`M2 ${y}h${width}v${figureSize.height - 2 - y}H2z`} />
      <path className="d-fine" d={`M2 ${y}h${width}`} />
    </>
  );
}
