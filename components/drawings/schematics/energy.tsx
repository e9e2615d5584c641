import { Stream } from "../parts/air";
import { OutdoorUnit } from "../parts/air-plant";
import { Label } from "../parts/frame";
import { FlowMeter } from "../parts/instruments";
import { Flexible, Pipe } from "../parts/pipes";
import { Ground } from "../parts/structure";
import { Pump } from "../parts/valves";
import { Buffer } from "../parts/vessels";
import type { Schematic } from "./types";

export const energy = {
  "energy-efficient-solutions": {
    title: "A heat pump draws most of its heat from outside air; below, the width of each band shows how much.",
    number: "A-07",
    name: "Heat pump and its balance",
    draw: () => (
      <>
        <Ground at={[1.5, 17.6]} w={44} />
        <Stream at={[3.4, 10]} medium="energy" />
        <Pipe via="15,9 25,9" medium="hot" flow />
        <Pipe via="25,14 15,14" medium="return" flow />
        <Pipe via="33,5 45.6,5 45.6,10" medium="hot" flow />
        <Pipe via="36,15 33,15" medium="return" flow />
        <OutdoorUnit at={[6, 7]} />
        <Flexible at={[17, 9]} />
        <Flexible at={[17, 14]} />
        <Buffer at={[25, 3]} />
        <FlowMeter at={[21.6, 9]} />
        <Pump at={[21.6, 14]} turn={180} />
        <Pump at={[38, 5]} />
        <path className="d-part" d="M360 100h106v60H360z" />
        <path className="d-hot d-mark" d="M456 100v10h-86v14h86v14h-86v12h-10" strokeWidth="4" />
        <Label at={[40, 8.2]} to={[38.4, 5.6]} anchor="middle">
          VSD PUMP
        </Label>
        <path className="d-energy d-fill" d="M30 222h380v-12l44 35-44 35v-12H200V258H30z" />
        <path className="d-part" d="M30 258h170v10q0 24-30 24H30z" />
        <Label at={[11, 24]}>OUTSIDE AIR</Label>
        <Label at={[9.6, 27.4]}>ELECTRICITY</Label>
        <Label at={[31, 24.4]}>HEAT TO THE BUILDING</Label>
      </>
    ),
  },
} satisfies Record<string, Schematic>;
