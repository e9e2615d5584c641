import { chargeAt } from "@/lib/refrigerants";
import { Chiller, Compressor, OutdoorUnit, RooftopUnit } from "../parts/air-plant";
import { Label } from "../parts/frame";
import { repeat } from "../parts/geometry";
import { Arrow, Pipe } from "../parts/pipes";
import { Cut, Ground, Person } from "../parts/structure";
import type { Figure } from "./types";

export const cooling = {
  "cooling-kinds": {
    alt: "A split serves a room, VRF some floors, a rooftop unit one hall and a chiller a tower",
    draw: () => (
      <>
        <path className="d-part" d="M30 170v-50l30-20 30 20v50M135 170V80h75v90M245 170v-55h100v55M385 170V50h65v120" />
        <path className="d-fine" d="M60 170v-44M135 110h75M135 140h75M385 80h65M385 110h65M385 140h65" />
        <path className="d-air d-tint" d="M61 127h28v42H61zM136 81h73v28h-73zM136 111h73v28h-73zM246 116h98v53h-98z" />
        <path className="d-air d-tint" d="M386 51h63v28h-63zM386 81h63v28h-63zM386 111h63v28h-63zM386 141h63v28h-63z" />
        <OutdoorUnit at={[9.6, 14.2]} scale={0.26} />
        <OutdoorUnit at={[14.2, 5.2]} scale={0.26} />
        <OutdoorUnit at={[17.4, 5.2]} scale={0.26} />
        <RooftopUnit at={[26.6, 8.1]} scale={0.34} />
        <Chiller at={[38.6, 1.2]} scale={0.31} />
        <Ground at={[1, 17]} w={46} />
        <Label at={[6, 19.9]}>Split</Label>
        <Label at={[17.2, 19.9]}>VRF</Label>
        <Label at={[29.5, 19.9]}>Rooftop</Label>
        <Label at={[41.6, 19.9]}>Chiller</Label>
      </>
    ),
  },
  "split-service": {
    alt: "",
    draw: () => (
      <>
        <Cut via="24,1 24,21" width={0.9} />
        <Pipe via="18,8 31,8" medium="air" small />
        <Pipe via="18,10 31,10" medium="liquid" small />
        <Pipe via="6,11 6,17 26,17 26,20" medium="waste" small />
        <path className="d-part" d="M40 60h140v52H40z" />
        <path className="d-fine" d="M48 66h124M48 70h124M56 104l12 6M80 104l12 6M104 104l12 6M128 104l12 6" />
        <path className="d-air d-mark" d={repeat(6, [20, 0], "v24", [60, 76])} />
        <OutdoorUnit at={[31, 6]} scale={0.9} />
        <Label at={[6.5, 3]} to={[6.5, 6.8]}>
          Filter
        </Label>
        <Label at={[14, 3]} to={[14, 8]}>
          Coil
        </Label>
        <Label at={[12.6, 18.6]} to={[12.6, 17]}>
          Drain and its pump
        </Label>
        <Label at={[29.6, 3]} to={[29.6, 8]}>
          Pressures
        </Label>
        <Label at={[39.8, 5]} to={[38.4, 7.8]}>
          Current
        </Label>
        <Label at={[36, 19]} to={[34, 12]}>
          Coil and fan
        </Label>
      </>
    ),
  },
  "leak-points": {
    alt: "A circuit leaks where it is joined: flare nuts, valve stems, service ports and the bends of coils",
    draw: () => (
      <>
        <Pipe via="9,6 9,4 24,4" medium="discharge" small />
        <Pipe via="24,4 39,4 39,6" medium="discharge" small />
        <Pipe via="9,15 9,18 39,18 39,15" medium="liquid" small />
        <path className="d-part" d="M60 60h60v90H60zM360 60h60v90h-60z" />
        <path
          className="d-air d-mark"
          d="M68 72h38a7 7 0 0 1 0 14H74a7 7 0 0 0 0 14h32a7 7 0 0 1 0 14H74a7 7 0 0 0 0 14h38"
        />
        <path
          className="d-air d-mark"
          d="M412 72h-38a7 7 0 0 0 0 14h32a7 7 0 0 1 0 14h-32a7 7 0 0 0 0 14h32a7 7 0 0 1 0 14h-38"
        />
        <Compressor at={[24, 5]} scale={0.7} />
        <Spot at={[11.3, 9.3]} />
        <Spot at={[16, 4]} />
        <Spot at={[32, 4]} />
        <Spot at={[32, 18]} />
        <Label at={[17, 10.8]} to={[12.2, 9.3]} anchor="start">
          Coil bends
        </Label>
        <Label at={[16, 1.9]}>Valve stem</Label>
        <Label at={[33, 1.9]}>Service port</Label>
        <Label at={[30, 15.4]}>Flare nut</Label>
      </>
    ),
  },
  "twelve-kilowatts": {
    alt: "Units of 5, 5 and 3.5 kW add up to 13.5 kW: over 12 kW",
    draw: () => (
      <>
        <path className="d-air d-tint" d="M30 95h150v50H30zM180 95h150v50H180z" />
        <path className="d-air d-fill" d="M330 95h105v50H330z" />
        <Label at={[10.5, 12.2]}>5 kW</Label>
        <Label at={[25.5, 12.2]}>5 kW</Label>
        <Label at={[36, 12.2]}>3.5</Label>
        <g className="d-fault">
          <path className="d-mark" d="M390 70v100" />
        </g>
        <Label at={[39, 19]}>12 kW</Label>
        <path className="d-fine" d="M30 75v-14h405v14" />
        <Label at={[23, 4]}>One owner: 13.5 kW, so TM44</Label>
        <path className="d-fine" d="M30 160v10M180 160v10M330 160v10M30 165h360" />
        <Label at={[3, 19]} anchor="middle">
          0
        </Label>
      </>
    ),
  },
  warming: {
    alt: "",
    draw: () => (
      <>
        <Label at={[24, 2.4]}>From this charge on, a yearly check</Label>
        {(["R-404A", "R-410A", "R-134a", "R-32"] as const).map((name, index) => (
          <g key={name}>
            <Label at={[2, 6 + index * 4.2]} anchor="start">
              {name}
            </Label>
            <path className="d-air d-fill" d={`M110 ${48 + index * 42}h${Number(chargeAt(name, 5)) * 34}v26H110z`} />
            <Label at={[12 + Number(chargeAt(name, 5)) * 3.4, 6.2 + index * 4.2]} anchor="start">
              {`${chargeAt(name, 5)} kg`}
            </Label>
          </g>
        ))}
      </>
    ),
  },
  "fresh-air": {
    alt: "",
    draw: () => (
      <>
        <Cut via="2,4 46,4 46,18 2,18 2,4" width={0.6} />
        <path className="d-part" d="M180 55h110v34H180z" />
        <g className="d-air">
          <path
            className="d-mark"
            d="M180 75q-70 0-70 45t70 40M290 75q70 0 70 45t-70 40M290 160q-25-5-30-66M180 160q25-5 30-66"
          />
        </g>
        <Arrow at={[26, 9.6]} turn={-96} medium="air" />
        <Arrow at={[21, 9.6]} turn={-84} medium="air" />
        <Label at={[23.5, 16.8]}>same air</Label>
        <g className="d-energy">
          <path className="d-duct-case" strokeWidth="26" d="M5 160h65" />
          <path className="d-duct" strokeWidth="23" d="M5 160h66" />
        </g>
        <Arrow at={[9.6, 16]} medium="energy" />
        <Label at={[10, 20.4]}>fresh air, by a duct</Label>
        <Person at={[39, 17.6]} scale={1.6} />
      </>
    ),
  },
} as const satisfies Record<string, Figure>;

/** A place where a circuit leaks. */
function Spot({ at: [x, y] }: { readonly at: readonly [number, number] }) {
  return (
    <g className="d-fault">
      <circle className="d-mark" cx={x * 10} cy={y * 10} r="11" />
    </g>
  );
}
