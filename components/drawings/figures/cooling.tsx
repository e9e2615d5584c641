import { Filter, Propeller } from "../parts/air";
import { Chiller, OutdoorUnit, RooftopUnit } from "../parts/air-plant";
import { Label } from "../parts/frame";
import { repeat } from "../parts/geometry";
import { Gauge } from "../parts/instruments";
import { Arrow, Pipe } from "../parts/pipes";
import { Cut, Ground } from "../parts/structure";
import { Pump } from "../parts/valves";
import type { Figure } from "./types";

export const cooling = {
  "cooling-kinds": {
    alt: "A split cools a room, a VRF system several floors, a rooftop unit one hall and a chiller a whole tower",
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
    height: 240,
    draw: () => (
      <>
        <Cut via="23.4,1 23.4,20" width={0.9} />
        <Ground at={[23, 20]} w={24} />
        <Pipe via="18,8 28,8 28,12 33.4,12" medium="air" small />
        <Pipe via="18,10 26.6,10 26.6,14.6 33.4,14.6" medium="liquid" small />
        <Pipe
          via="6,11 6,15.4 9,15.4 / 9,15.4 12,15.4 12,12.8 24.8,13.8 24.8,17.6 26.4,17.6 26.4,16.4 28,16.4 28,19.4"
          medium="waste"
          small
        />
        <path className="d-part" d="M40 60h140v52H40zM270 196h20v16h-20z" />
        <path className="d-fine" d="M48 66h124M48 70h124M48 100h124l-4 7H52z" />
        <path className="d-air d-mark" d={repeat(6, [20, 0], "v20", [60, 75])} />
        <Pump at={[9, 15.4]} scale={0.9} />
        <Gauge at={[30.6, 12]} scale={0.9} />
        <Gauge at={[30.6, 14.6]} turn={180} scale={0.9} />
        <OutdoorUnit at={[33.4, 9.8]} scale={0.95} />
        <Label at={[6.5, 3]} to={[6.5, 6.8]}>
          Filter
        </Label>
        <Label at={[14, 3]} to={[14, 8.4]}>
          Coil
        </Label>
        <Label at={[10, 19]}>Drain, pump, trap</Label>
        <Label at={[30.6, 3.4]} to={[30.6, 9]}>
          Pressures
        </Label>
        <Label at={[41.2, 6.6]} to={[41.2, 11.6]}>
          Current
        </Label>
        <Label at={[38, 22.4]}>Coil and fan</Label>
      </>
    ),
  },
  "ice-on-coil": {
    alt: "A blocked filter lets too little air over the coil, so ice forms and liquid may reach the compressor",
    draw: () => (
      <>
        <path className="d-shade" d="M40 50h270v90H40z" />
        <Filter at={[9.4, 9.5]} h={8} />
        <path className="d-solid" d="M74 62h7v66h-7z" />
        <path className="d-air d-fill" d="M174 54h44v82h-44q-10-12 0-20-10-12 0-20-10-12 0-20-10-12 0-22z" />
        <path className="d-air d-mark" d="M184 62h26M184 76h26M184 90h26M184 104h26M184 118h26" />
        <Propeller at={[27, 9.5]} r={3} />
        <Arrow at={[5.6, 9.5]} medium="air" />
        <OutdoorUnit at={[36, 5]} scale={0.9} />
        <Pipe via="21.6,13.1 36,13.1" medium="liquid" small over />
        <Arrow at={[33.6, 13.1]} medium="fault" />
        <Label at={[9.4, 17]}>Blocked</Label>
        <Label at={[20, 17]}>Ice</Label>
        <Label at={[39, 17]}>At risk</Label>
        <Label at={[18, 3]}>Switch the cooling off</Label>
      </>
    ),
  },
} as const satisfies Record<string, Figure>;
