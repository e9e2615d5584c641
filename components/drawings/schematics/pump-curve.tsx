import { Label } from "../parts/label";

/** Pressure over flow, above the booster set: the pumps' curve and the building's meet at the duty point. */
export function PumpCurve() {
  return (
    <>
      <path className="d-fine" d="M130 14v56h150M126 20l4-6 4 6M274 66l6 4-6 4" />
      <path className="d-water d-mark" d="M130 22q90 2 134 46" />
      <path className="d-mark" d="M130 62q80-4 126-44" />
      <Label at={[29, 3]} to={[22.27, 4.01]}>
        DUTY POINT
      </Label>
      <Label at={[11.8, 2.8]} anchor="end">
        PRESSURE
      </Label>
      <Label at={[28.8, 6.8]} anchor="start">
        FLOW
      </Label>
    </>
  );
}
