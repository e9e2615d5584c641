import { ControllerDisplay } from "./controller-display";
import { DataPlate } from "./data-plate";
import { MeterReading } from "./meter-reading";
import { PressureGauge } from "./pressure-gauge";
import { Words } from "./words";

/** The width and height of the picture. */
export const platesSize = { width: 464, height: 350 } as const;
const { width, height } = platesSize;

/** The size of letters in pixels is that of other sheets at any width of the picture. */
const lettering = "@media(min-width:460px){text{font-size:14px}}@media(min-width:640px){text{font-size:12.5px}}";

/** What to photograph before writing to us: four places that identify the plant or show its state. */
export function PlatesFile({ styles }: { readonly styles: string }) {
  return (
    <svg xmlns="http://www.w3.org/2000/svg" aria-hidden="true" viewBox={`8 8 ${width} ${height}`} className="drawing">
      <style>{styles + lettering}</style>
      <rect className="d-part" x="8.75" y="8.75" width={width - 1.5} height={height - 1.5} />
      <path className="d-hatch" d="M240 8v318M8 167h464M8 326h464M72 326v32M408 326v32" />
      <DataPlate at={[124, 76]} />
      <PressureGauge at={[356, 76]} />
      <ControllerDisplay at={[124, 235]} />
      <MeterReading at={[356, 235]} />
      <Words at={[40, 348]} middle>
        C-01
      </Words>
      <Words at={[240, 348]} middle>
        Four photographs can save a visit
      </Words>
      <Words at={[440, 348]} middle>
        NTS
      </Words>
    </svg>
  );
}
