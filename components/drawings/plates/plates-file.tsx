import { ControllerDisplay } from "./controller-display";
import { DataPlate } from "./data-plate";
import { MeterReading } from "./meter-reading";
import { PressureGauge } from "./pressure-gauge";
import { Words } from "./words";

/** The width and height of the picture. */
export const platesSize = { width: 480, height: 366 } as const;
const { width, height } = platesSize;

/** The size of letters in pixels is that of other sheets at any width of the picture. */
const lettering = "@media(min-width:460px){text{font-size:14px}}@media(min-width:640px){text{font-size:12.5px}}";

/** What to photograph before writing to us: four places that identify the plant or show its state. */
export function PlatesFile({ styles }: { readonly styles: string }) {
  return (
    <svg xmlns="http://www.w3.org/2000/svg" aria-hidden="true" viewBox={`0 0 ${width} ${height}`} className="drawing">
      <style>{styles + lettering}</style>
      <rect className="d-part" x=".75" y=".75" width={width - 1.5} height={height - 1.5} />
      <path
        className="d-hatch"
        d="M8 8h464v350H8zM240 0v326M0 167h480M8 326h464M72 326v32M408 326v32M124 0v8M356 0v8M124 358v8M240 358v8M356 358v8M0 87h8M472 87h8M0 247h8M472 247h8"
      />
      <DataPlate at={[124, 76]} />
      <PressureGauge at={[356, 76]} />
      <ControllerDisplay at={[124, 235]} />
      <MeterReading at={[356, 235]} />
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
