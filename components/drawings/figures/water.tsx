import { Basin } from "../parts/fixtures";
import { Label } from "../parts/frame";
import { Pipe } from "../parts/pipes";
import { Cut } from "../parts/structure";
import { Valve } from "../parts/valves";
import { Cylinder, ExpansionVessel } from "../parts/vessels";
import { EndLabel, StartLabel } from "./labels";
import { Scale } from "./scale";
import { Ring } from "./shapes";
import type { Figure } from "./types";

export const water = {
  "water-temperatures": {
    alt: "Cold water stays below 20 °C; hot water is stored at 60 °C and reaches the tap at 50 °C; bacteria grow between 20 and 45 °C",
    height: 194,
    draw: () => (
      <>
        <path className="d-water d-tint" d="M30 74h118v62H30z" />
        <path className="d-gas d-tint" d="M148 74h148v62H148z" />
        <path className="d-part" d="M296 74h30v62h-30z" />
        <path className="d-hot d-tint" d="M326 74h124v62H326z" />
        <Scale at={[3, 14]} w={42} step={5.92} names={["0", "10", "20", "30", "40", "50", "60", "70 °C"]} below={2.8} />
        <Label at={[8.9, 10.4]}>Cold</Label>
        <Label at={[22.2, 10.4]}>Bacteria grow</Label>
        <Label at={[38.8, 10.4]}>Hot</Label>
        <Label at={[32.6, 4.6]} to={[32.6, 7.4]}>
          Tap
        </Label>
        <Label at={[38.5, 4.6]} to={[38.5, 7.4]}>
          Store
        </Label>
      </>
    ),
  },
  "floor-valves": {
    alt: "With a valve on each floor, we can shut off one floor while water still runs on the others",
    draw: () => (
      <>
        <Cut via="6,2 6,20 / 6,8 46,8 / 6,14 46,14 / 4,20 46,20" width={0.5} />
        <Pipe via="10,20.8 10,1.6 / 10,5 40,5 / 10,17 40,17" medium="water" flow />
        <Pipe via="10,11 40,11" medium="return" />
        <Valve at={[15, 5]} kind="lever" />
        <Valve at={[15, 11]} kind="closed" />
        <Valve at={[15, 17]} kind="lever" />
        <Label at={[24, 3.2]}>Runs</Label>
        <Label at={[24, 9.4]}>Shut for work</Label>
        <Label at={[24, 15.4]}>Runs</Label>
        <Basin at={[42, 4.6]} scale={0.6} />
        <Basin at={[42, 10.6]} scale={0.6} />
        <Basin at={[42, 16.6]} scale={0.6} />
      </>
    ),
  },
  "unvented-cylinder": {
    alt: "The mains water passes a stop valve, a reducing valve and a check valve; both safety valves discharge into a tundish you can see",
    height: 284,
    draw: () => (
      <>
        <Pipe via="1,16 30.4,16" medium="water" small />
        <Pipe via="30,6.4 17,6.4 17,20.6 / 20,16 20,20.6" medium="waste" small over />
        <Pipe via="34,4.4 34,2.4 46.6,2.4" medium="hot" small flow />
        <Pipe via="46.6,11 38,11" medium="hot" small />
        <Pipe via="38,15 46.6,15" medium="return" small />
        <Cylinder at={[30, 4]} />
        <Valve at={[3.4, 16]} />
        <Valve at={[8.4, 16]} kind="regulator" />
        <Valve at={[13, 16]} kind="nonReturn" />
        <ExpansionVessel at={[26.4, 16.2]} turn={180} />
        <Valve at={[26.4, 6.4]} kind="safety" />
        <Valve at={[20, 18.2]} turn={90} kind="safety" />
        <path className="d-part" d="M160 212h50l-15 16h-20z" />
        <Pipe via="18.5,22.9 18.5,25.4 46.6,26.4" medium="waste" small />
        <Ring at={[18.5, 21.4]} r={32} />
        <EndLabel at={[28.4, 2.4]}>Temperature and pressure</EndLabel>
        <StartLabel at={[1.6, 18.6]}>Main</StartLabel>
        <Label at={[8.4, 10.4]}>Pressure</Label>
        <Label at={[8.4, 12.4]}>reducing</Label>
        <Label at={[12.4, 18.6]}>Check</Label>
        <EndLabel at={[24.4, 12]}>Vessel</EndLabel>
        <StartLabel at={[23.4, 20.2]}>Expansion</StartLabel>
        <EndLabel at={[14.6, 21.8]}>Tundish</EndLabel>
        <StartLabel at={[23, 23.6]}>To a safe place in sight</StartLabel>
        <EndLabel at={[46.6, 4.8]}>Hot taps</EndLabel>
        <StartLabel at={[39.8, 13]}>Boiler</StartLabel>
      </>
    ),
  },
} as const satisfies Record<string, Figure>;
