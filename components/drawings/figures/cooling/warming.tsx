import { chargeAt } from "@/lib/refrigerants";
import { Label } from "../../parts/label";
import { StartLabel } from "../labels";
import type { Figure } from "../types";

/** The mass of each refrigerant, in kilograms, that equals 5 t CO₂e. */
const charges = (["R-404A", "R-410A", "R-134a", "R-32"] as const).map((name) => [name, chargeAt(name, 5)] as const);

export const warming: Figure = {
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
};
