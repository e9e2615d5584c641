import { chargeAt } from "@/lib/refrigerants";
import { Label } from "../parts/frame";
import { StartLabel } from "./labels";
import { Shape } from "./shapes";
import type { Figure } from "./types";

/** How many kilograms of each make 5 t CO₂e. */
const charges = (["R-404A", "R-410A", "R-134a", "R-32"] as const).map((name) => [name, chargeAt(name, 5)] as const);

export const refrigerant = {
  "twelve-kilowatts": {
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
  },
  warming: {
    alt: "",
    draw: () => (
      <>
        <Label at={[24, 2.4]}>From this charge on, a yearly check</Label>
        {charges.map(([name, charge], index) => (
          <g key={name}>
            <StartLabel at={[2, 6 + index * 4.2]}>{name}</StartLabel>
            <path className="d-air d-fill" d={`M110 ${48 + index * 42}h${Number(charge) * 34}v26H110z`} />
            <StartLabel at={[12 + Number(charge) * 3.4, 6.2 + index * 4.2]}>{`${charge} kg`}</StartLabel>
          </g>
        ))}
      </>
    ),
  },
} as const satisfies Record<string, Figure>;
