import { ControllerDisplay } from "./controller-display";
import { DataPlate } from "./data-plate";
import { MeterReading } from "./meter-reading";
import { PressureGauge } from "./pressure-gauge";
import { Words } from "./words";

/** The width and height of the picture: two by two, and all four in a row. */
export const platesSize = { width: 480, height: 366 } as const;
export const plateRowSize = { width: 960, height: 207 } as const;

/** The positions of the four cells, and the lines of the frame. */
const square = {
  ...platesSize,
  at: [
    [124, 76],
    [356, 76],
    [124, 235],
    [356, 235],
  ],
  frame:
    "M8 8h464v350H8zM240 0v326M0 167h480M8 326h464M72 326v32M408 326v32M124 0v8M356 0v8M124 358v8M240 358v8M356 358v8M0 87h8M472 87h8M0 247h8M472 247h8",
} as const;
const inRow = {
  ...plateRowSize,
  at: [
    [124, 76],
    [360, 76],
    [600, 76],
    [836, 76],
  ],
  frame:
    "M8 8h944v191H8zM240 0v167M480 0v167M720 0v167M8 167h944M72 167v32M888 167v32M124 0v8M360 0v8M600 0v8M836 0v8M240 199v8M480 199v8M720 199v8M0 87h8M952 87h8",
} as const;

type Props = { readonly styles: string; readonly row?: boolean };

/** What to photograph before writing to us: four places that identify the plant or show its state. */
export function PlatesFile({ styles, row }: Props) {
  const { width, height, at, frame } = row ? inRow : square;
  return (
    <svg xmlns="http://www.w3.org/2000/svg" aria-hidden="true" viewBox={`0 0 ${width} ${height}`} className="drawing">
      <style>{styles}</style>
      <rect className="d-part" x=".75" y=".75" width={width - 1.5} height={height - 1.5} />
      <path className="d-hatch" d={frame} />
      <DataPlate at={at[0]} />
      <PressureGauge at={at[1]} />
      <ControllerDisplay at={at[2]} />
      <MeterReading at={at[3]} />
      <Words at={[40, height - 18]} middle>
        C-01
      </Words>
      <Words at={[width / 2, height - 18]} middle>
        Four photographs can save a visit
      </Words>
      <Words at={[width - 40, height - 18]} middle>
        NTS
      </Words>
    </svg>
  );
}
