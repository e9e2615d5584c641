import { Label } from "../../parts/label";
import { Arrow } from "../../parts/pipes";
import { Soil } from "../soil";
import type { Figure } from "../types";

export const gasLever: Figure = {
  alt: "The gas is on when the lever at the meter lies along the pipe, and off when it lies across the pipe",
  unframed: true,
  draw: () => (
    <>
      <path className="d-part" stroke="none" d="M0-900h480v1120H0z" />
      <Soil top={18.4} />
      {[120, 330].map((x) => (
        <g key={x} transform={`translate(${x} 70)scale(1.33)`} fontSize="7.5">
          <path className="d-gas d-fill" d={x === 120 ? "M-13-700h26V86h-26z" : "M-13 0h26V86h-26z"} />
          {x === 330 && <path className="d-part" d="M-13-700h26V0h-26z" />}
          <path className="d-part" d="M-20-40h40v14h-40zM-20 26h40v14h-40zM-20-26h40l8 10v32l-8 10h-40l-8-10v-32z" />
          {x === 120 ? (
            <rect className="d-part" x="-8" y="-8" width="16" height="88" rx="8" />
          ) : (
            <rect className="d-fault d-fill" x="-8" y="-8" width="88" height="16" rx="8" />
          )}
          <circle className="d-part" r="6" />
        </g>
      ))}
      <path className="d-none" d="M346 172a104 104 0 0 0 84-70" strokeDasharray="5 4" />
      <Arrow at={[43.2, 9.7]} turn={-68} />
      <Label at={[12, 20.5]}>Along the pipe: on</Label>
      <Label at={[35.4, 20.5]}>Across the pipe: off</Label>
    </>
  ),
};
