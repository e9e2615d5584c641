import { ControllerDisplay } from "./controller-display";
import { DataPlate } from "./data-plate";
import { MeterReading } from "./meter-reading";
import { PressureGauge } from "./pressure-gauge";
import { Words } from "./words";

/** How wide and high the picture is. */
export const platesSize = { width: 480, height: 366 } as const;

/** What to photograph before writing to us: the four places where a plant says what it is and how it does. */
export function PlatesFile({ styles }: { readonly styles: string }) {
  return (
    <svg
      xmlns="http://www.w3.org/2000/svg"
      aria-hidden="true"
      viewBox={`0 0 ${platesSize.width} ${platesSize.height}`}
      className="drawing"
    >
      <style>{styles}</style>
      <rect className="d-part" x=".75" y=".75" width="478.5" height="364.5" />
      <path
        className="d-hatch"
        d="M8 8h464v350H8zM240 0v326M0 167h480M8 326h464M72 326v32M408 326v32M124 0v8M356 0v8M124 358v8M240 358v8M356 358v8M0 87h8M472 87h8M0 247h8M472 247h8"
      />
      <DataPlate />
      <PressureGauge />
      <ControllerDisplay />
      <MeterReading />
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
