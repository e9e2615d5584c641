import { Label } from "../../parts/label";
import { Shape } from "../shape";
import type { Figure } from "../types";

export const twelveKilowatts: Figure = {
  alt: "Units of 5, 5 and 3.5 kW add up to 13.5 kW, which is over 12 kW",
  draw: () => (
    <>
      <path className="d-air d-tint" d="M30 95h150v50H30zM180 95h150v50H180z" />
      <path className="d-air d-tint" d="M330 95h105v50H330z" />
      <Label at={[10.5, 12.2]}>5 kW</Label>
      <Label at={[25.5, 12.2]}>5 kW</Label>
      <Label at={[36, 12.2]}>3.5</Label>
      <Shape medium="fault" d="M390 70v100" />
      <Label at={[39, 19]}>12 kW</Label>
      <path className="d-fine" d="M30 75v-14h405v14" />
      <Label at={[23, 4]}>One owner: 13.5 kW, so TM44</Label>
      <path className="d-fine" d="M30 160v10M180 160v10M330 160v10M30 165h360" />
      <Label at={[3, 19]}>0</Label>
    </>
  ),
};
