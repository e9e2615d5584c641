import { Cell, type Placed } from "./cell";
import { Words } from "./words";

/** The data plate of a plant, with its output. */
export function DataPlate({ at }: Placed) {
  return (
    <Cell at={at} name="DATA PLATE">
      <rect className="d-tint" x="-66" y="-42" width="132" height="84" rx="4" />
      <rect className="d-fine" x="-60" y="-36" width="120" height="72" rx="2" />
      <path
        className="d-fine"
        d="M-50-22h34M-50-2h34M-50 20h34M-4-22h54M-4-2h12M18-10v14M22-10v14M28-10v14M31-10v14M37-10v14M42-10v14M46-10v14M50-10v14"
      />
      <Words at={[-4, 26]}>24 kW</Words>
    </Cell>
  );
}
