import { ControllerDisplay } from "./controller-display";
import { DataPlate } from "./data-plate";
import { MeterReading } from "./meter-reading";
import { PressureGauge } from "./pressure-gauge";
import { Words } from "./words";

/** The width and height of the picture, in two rows, and of its view `#row`. */
export const platesSize = { width: 464, height: 322 } as const;
export const rowSize = { width: 1080, height: 182 } as const;

/** The size of letters in pixels is that of other sheets at any width of the picture. */
const lettering =
  "@media(min-width:460px){text{font-size:14px}}@media(min-width:640px){text{font-size:12.5px}}.row text{font-size:18px}";

const places = [DataPlate, PressureGauge, ControllerDisplay, MeterReading];

type SheetProps = { readonly size: { readonly width: number; readonly height: number } };

/** The border of the sheet and its title block. */
function Sheet({ size: { width, height } }: SheetProps) {
  const [right, bottom] = [width + 8, height + 8];
  const top = bottom - 32;
  return (
    <>
      <rect className="d-part" x="8.75" y="8.75" width={width - 1.5} height={height - 1.5} />
      <path className="d-hatch" d={`M8 ${top}h${width}M72 ${top}v32M${right - 64} ${top}v32`} />
      <Words at={[40, bottom - 10]} middle>
        C-01
      </Words>
      <Words at={[width / 2 + 8, bottom - 10]} middle>
        Four photographs can save a visit
      </Words>
      <Words at={[right - 32, bottom - 10]} middle>
        NTS
      </Words>
    </>
  );
}

/**
 * What to photograph before writing to us: four places that identify the plant or show its state. The view `#row` shows
 * them side by side.
 */
export function PlatesFile({ styles }: { readonly styles: string }) {
  const { width, height } = platesSize;
  return (
    <svg
      xmlns="http://www.w3.org/2000/svg"
      aria-hidden="true"
      viewBox={`8 8 ${width} ${height}`}
      // The views lie outside each other.
      overflow="hidden"
      className="drawing"
    >
      <style>{styles + lettering}</style>
      <view id="row" viewBox={`8 408 ${rowSize.width} ${rowSize.height}`} />
      <Sheet size={platesSize} />
      <path className="d-hatch" d="M240 8v290M8 153h464" />
      {places.map((Place, index) => (
        <Place key={Place.name} at={[124 + 232 * (index % 2), index < 2 ? 70 : 215]} />
      ))}
      <g className="row" transform="translate(0 400)">
        <Sheet size={rowSize} />
        <path className="d-hatch" d="M278 8v150M548 8v150M818 8v150" />
        {places.map((Place, index) => (
          <Place key={Place.name} at={[143 + 270 * index, 72]} />
        ))}
      </g>
    </svg>
  );
}
