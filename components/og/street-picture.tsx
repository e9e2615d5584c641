import { Elevation } from "@/components/street/elevation";
import { ground, layoutStreet, phoneWidth, streetHeight } from "@/components/street/layout";
import type { Street } from "@/data/areas/street";
import { panel } from "./drawing-sheet";

const width = panel.right - panel.left;
const height = panel.bottom - panel.top;
/** The panel's height in units of the phone layout; the part above the street is sky. */
const units = (phoneWidth * height) / width;
const top = streetHeight - units;

/** A street in its phone layout, without the numbers of its notes. */
export function StreetPicture({ street }: { readonly street: Street }) {
  const buildings = layoutStreet(street).flatMap(({ phone, note, ...building }) =>
    phone ? [{ ...building, ...phone }] : [],
  );
  return (
    <svg
      x={panel.left}
      y={panel.top}
      width={width}
      height={height}
      viewBox={`0 ${top} ${phoneWidth} ${units}`}
      className="t"
      aria-hidden="true"
    >
      <path fill="var(--color-paper-deep)" stroke="none" d={`M0 ${ground}h${phoneWidth}V${streetHeight}H0z`} />
      <Elevation buildings={buildings} />
    </svg>
  );
}
