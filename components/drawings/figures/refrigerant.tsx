import { chargeAt } from "@/lib/refrigerants";
import { Compressor } from "../parts/air-plant";
import { Label } from "../parts/frame";
import { repeat } from "../parts/geometry";
import { Arrow, Pipe } from "../parts/pipes";
import { TestPoint, Valve } from "../parts/valves";
import { EndLabel, StartLabel } from "./labels";
import { Ring, Shape } from "./shapes";
import type { Figure } from "./types";

/** How many kilograms of each make 5 t CO₂e. */
const charges = (["R-404A", "R-410A", "R-134a", "R-32"] as const).map((name) => [name, chargeAt(name, 5)] as const);

export const refrigerant = {
  "leak-points": {
    alt: "A circuit leaks where it is joined: flare nuts, valve stems, service ports and the bends of coils",
    height: 248,
    draw: () => (
      <>
        <Pipe via="22,5.4 7.4,5.4 7.4,7.4" medium="discharge" />
        <Pipe via="40.6,7.4 40.6,5.4 26,5.4" medium="air" />
        <Pipe via="7.4,16.6 7.4,19.4 34,19.4" medium="liquid" />
        <Pipe via="34,19.4 40.6,19.4 40.6,16.6" medium="air" />
        <CoilBody x={40} />
        <CoilBody x={372} />
        <Compressor at={[24, 6.8]} scale={0.7} />
        <Valve at={[15, 5.4]} />
        <TestPoint at={[33, 5.4]} />
        <path className="d-part" d="M156 186h18l8 4v8l-8 4h-18zM156 194h18M144 188h12v12h-12z" />
        <Valve at={[34, 19.4]} kind="control" />
        <Arrow at={[19.4, 5.4]} turn={180} />
        <Arrow at={[26, 19.4]} />
        <Arrow at={[29, 5.4]} turn={180} />
        <Ring at={[15, 4.9]} r={18} />
        <Ring at={[33, 4.6]} r={18} />
        <Ring at={[16.3, 19.4]} r={22} />
        <Ring at={[11.6, 9.6]} r={12} />
        <Label at={[15, 1.8]}>Valve stem</Label>
        <Label at={[33, 1.8]}>Service port</Label>
        <StartLabel at={[13.6, 11.4]}>Coil bends</StartLabel>
        <Label at={[16.3, 16]}>Flare nut</Label>
        <EndLabel at={[36.4, 16]}>Expansion valve</EndLabel>
        <Label at={[17, 8.6]}>Hot gas</Label>
        <Label at={[31.4, 8.6]}>Cold gas</Label>
        <Label at={[28, 22]}>Liquid</Label>
      </>
    ),
  },
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
  "charge-lost": {
    alt: "18.0 kg on the data plate, 16.9 kg weighed out: the 1.1 kg that leaked warms the climate as much as 2.3 t of CO₂",
    draw: () => (
      <>
        <StartLabel at={[2, 2.6]}>On the data plate: 18.0 kg</StartLabel>
        <path className="d-part" d="M20 44h440v28H20z" />
        <StartLabel at={[2, 9.8]}>Weighed out: 16.9 kg</StartLabel>
        <path className="d-air d-fill" d="M20 116h413v28H20z" />
        <path className="d-fault d-fill" d="M433 116h27v28h-27z" />
        <path className="d-hatch" d="M433 72v44M460 72v44" />
        <path className="d-fine" d="M446 144v22" />
        <EndLabel at={[46, 18]}>1.1 kg leaked, as bad as 2.3 t of CO₂</EndLabel>
      </>
    ),
  },
} as const satisfies Record<string, Figure>;

/** A coil in its frame, the bends of its tubes outside it. */
function CoilBody({ x }: { readonly x: number }) {
  const right = repeat(3, [0, 24], "h6a6 6 0 0 1 0 12h-6", [x + 68, 90]);
  const left = repeat(2, [0, 24], "h-6a6 6 0 0 0 0 12h6", [x, 102]);
  return (
    <>
      <path className="d-part" d={`M${x} 74h68v92h-68z`} />
      <path className="d-air d-mark" d={repeat(6, [0, 12], "h68", [x, 90]) + right + left} />
    </>
  );
}
