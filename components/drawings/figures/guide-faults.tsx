import { OutdoorUnit } from "../parts/air-plant";
import { Fault } from "../parts/controls";
import { Radiator, Tap } from "../parts/fixtures";
import { Label } from "../parts/frame";
import { WallBoiler } from "../parts/gas-plant";
import { repeat } from "../parts/geometry";
import { Arrow, Flexible, Pipe } from "../parts/pipes";
import { Cut } from "../parts/structure";
import { Valve } from "../parts/valves";
import { ExpansionVessel } from "../parts/vessels";
import { EndLabel, Labels, NumberedKey } from "./labels";
import { Item, Ring, Shape } from "./shapes";
import type { Figure } from "./types";
import { Word } from "./word";

/** The drawings of the guides to faults. */
export const guideFaults = {
  "three-heaters": {
    alt: "A combi boiler, a cylinder with an immersion heater, or a heat interface unit fed by the building heats the water in a flat",
    height: 290,
    cut: 228,
    draw: () => (
      <>
        <Pipe via="4.6,12 4.6,15 2.2,15 2.2,20" medium="gas" small />
        <Pipe via="6.6,12 6.6,20" medium="fault" small />
        <Pipe via="11,20 11,15 8.6,15 8.6,12" medium="water" small />
        <Arrow at={[2.2, 17.6]} turn={-90} medium="gas" />
        <Arrow at={[6.6, 17.6]} turn={90} medium="fault" />
        <Arrow at={[11, 17.6]} turn={-90} medium="water" />
        <WallBoiler at={[3.6, 3.4]} scale={0.96} />
        <Pipe via="22.6,6 22.6,4.4 31.4,4.4 31.4,20" medium="fault" small />
        <Pipe via="21,20 21,16.4" medium="water" small />
        <Pipe via="19,8 17.4,8 17.4,9.8" medium="fault" small />
        <Pipe via="17.4,12 17.4,20" medium="waste" small />
        <path className="d-part" d="M165 98h18l-5 16v8h-8v-8z" />
        <path className="d-part" d="M190 76q0-18 36-18t36 18v76q0 14-36 14t-36-14z" />
        <path className="d-hatch" d="M196 78q0-14 30-14t30 14v72q0 10-30 10t-30-10z" />
        <Shape medium="fault" d="M262 132h-46q-6 0-6 5t6 5h46" />
        <path className="d-part" d="M258 126h10v22h-10zM280 124h22v26h-22z" />
        <path d="M268 137h12" />
        <Shape medium="fault" look="fill" d="M287 130h8v8h-8z" />
        <Valve at={[18.2, 8]} kind="safety" scale={0.7} />
        <Arrow at={[31.4, 14]} turn={90} medium="fault" />
        <Arrow at={[21, 18.4]} turn={-90} medium="water" />
        <Arrow at={[17.4, 17.6]} turn={90} />
        <Pipe via="38.8,0.4 38.8,5" medium="fault" small />
        <Pipe via="42.8,5 42.8,0.4" medium="return" small />
        <Pipe via="38.8,13 38.8,20" medium="fault" small />
        <Pipe via="43.6,20 43.6,13" medium="water" small />
        <Arrow at={[38.8, 2.8]} turn={90} medium="fault" />
        <Arrow at={[42.8, 2.4]} turn={-90} medium="water" />
        <Arrow at={[38.8, 17.6]} turn={90} medium="fault" />
        <Arrow at={[43.6, 17.6]} turn={-90} medium="water" />
        <rect className="d-part" x="364" y="44" width="96" height="88" rx="4" />
        <path className="d-fine" d={`M386 60h34v40h-34z${repeat(4, [0, 8], "h34", [386, 68])}`} />
        <Shape medium="air" look="tint" d="M430 60h20v14h-20z" />
        <Labels at={[2.4, 21.4]} step={4.2} names={["gas", "hot", "cold"]} />
        <Labels at={[17, 21.4]} step={4.8} names={["drain", "cold"]} />
        <Label at={[31.4, 21.4]}>hot</Label>
        <Labels at={[38.8, 21.4]} step={4.8} names={["hot", "cold"]} />
        <Word at={[66, 254]} middle strong>
          Combi boiler
        </Word>
        <Word at={[240, 254]} middle strong>
          Cylinder
        </Word>
        <Word at={[410, 254]} middle strong>
          HIU
        </Word>
        <path className="d-hair" d="M139 44v240M344 44v240" />
        <EndLabel at={[36.4, 2]}>From the building</EndLabel>
        <Label at={[6.6, 27.4]}>Code, gauge</Label>
        <Label at={[24, 27.4]}>Switch, timer</Label>
        <Label at={[41, 27.4]}>Screen, credit</Label>
      </>
    ),
  },
  "sealed-system": {
    alt: "The gauge reads 1 to 1.5 bar cold; a filling loop adds water, a vessel takes up expansion, and a safety valve lets water out through the wall",
    height: 392,
    cut: 268,
    draw: () => (
      <>
        <Cut via="5,1 5,19" width={0.8} />
        <Pipe via="8.2,12 8.2,14.6 2.4,14.6 2.4,16.6 4,16.6" medium="waste" small />
        <Pipe via="13,12 13,16 29.5,16 29.5,12.2" medium="hot" flow />
        <Pipe via="1,25 9.4,25 / 11,25 18.4,25 18.4,20.4" medium="water" />
        <Pipe via="39.5,12.2 39.5,20.4 10.6,20.4 10.6,12" medium="return" flow />
        <WallBoiler at={[7.4, 3]} />
        <Radiator at={[29, 7]} w={11} />
        <ExpansionVessel at={[32, 20.4]} />
        <Valve at={[5, 25]} />
        <Flexible at={[10.2, 25]} />
        <Valve at={[15, 25]} kind="nonReturn" />
        <Arrow at={[21, 16]} medium="fault" />
        <Arrow at={[24, 20.4]} turn={180} medium="water" />
        <path className="d-hatch" d="M132 106l42-16" />
        <circle className="d-part" cx="216" cy="78" r="46" />
        <Shape medium="fault" d="M190.5 103.5A36 36 0 0 1 182.7 64.2M249.3 64.2A36 36 0 0 1 241.5 103.5" />
        <Shape medium="energy" d="M182.7 64.2A36 36 0 0 1 196 48.1" />
        <path d="M216 78l-25-20.5" strokeWidth="2.4" />
        <circle className="d-solid" cx="216" cy="78" r="4" />
        <Label at={[16.2, 5.6]}>1</Label>
        <Label at={[18, 2.8]}>1.5</Label>
        <Label at={[27, 5.8]}>3</Label>
        <Label at={[21.6, 10.4]}>bar</Label>
        <Item at={[25, 2.2]}>1</Item>
        <Item at={[10.2, 22]}>2</Item>
        <Item at={[35.6, 24]}>3</Item>
        <Item at={[2.4, 12]}>4</Item>
        <Label at={[34.5, 5.4]}>Radiators</Label>
        <NumberedKey at={[2, 28.6]}>
          {[
            "Gauge: green when cold",
            "Filling loop: adds water, then comes off",
            "Expansion vessel: holds air",
            "Pipe of the safety valve: should be dry",
          ]}
        </NumberedKey>
      </>
    ),
  },
  "two-flats": {
    alt: "A supply pipe drips all the time, a waste pipe after a bath and a seal when someone showers; the upper flat’s stop valve is at the riser",
    height: 394,
    cut: 267,
    draw: () => (
      <>
        <Pipe via="4,26 4,1" medium="water" flow />
        <Pipe via="44.6,1 44.6,26" medium="waste" flow />
        <Pipe via="4,8.6 27.4,8.6 27.4,5.6 30,5.6 30,6.6" medium="water" small />
        <Pipe via="35,11.2 35,12.7 36.6,12.7 36.6,11.9 44.6,12.5" medium="waste" small />
        <Cut via="9,1 9,7.8 / 9,9.4 9,26 / 9,13.6 43.4,13.6 / 9,26 43.4,26" width={0.8} />
        <path className="d-part" d="M290 78h140v8q0 26-22 26h-96q-22 0-22-26zM284 74h148v5H284z" />
        <Tap at={[29, 6.4]} scale={0.8} />
        <Valve at={[6.6, 8.6]} />
        <path
          className="d-water d-fill"
          d="M196 96q-4 6-4 8a4 4 0 0 0 8 0q0-2-4-8zM196 150q-5 8-5 10a5 5 0 0 0 10 0q0-2-5-10zM196 190q-5 8-5 10a5 5 0 0 0 10 0q0-2-5-10zM350 150q-5 8-5 10a5 5 0 0 0 10 0q0-2-5-10zM428 150q-5 8-5 10a5 5 0 0 0 10 0q0-2-5-10z"
        />
        <path className="d-part" d="M176 230h40l-5 22h-30z" />
        <path className="d-fine" d="M270 140v24M254 184q0-20 16-20t16 20z" />
        <Fault at={[27, 20]} scale={0.8} />
        <Ring at={[19.6, 8.6]} />
        <Ring at={[35, 12]} />
        <Ring at={[42.6, 7.6]} />
        <Item at={[19.6, 5.6]}>1</Item>
        <Item at={[38.2, 9.8]}>2</Item>
        <Item at={[41, 4.6]}>3</Item>
        <Item at={[6.6, 5]}>4</Item>
        <Label at={[14.2, 3]}>Above</Label>
        <Label at={[14.2, 17]}>Below</Label>
        <NumberedKey at={[2, 28.8]}>
          {[
            "Supply pipe: drips all the time",
            "Waste pipe: after a bath or a flush",
            "Seal: when someone showers",
            "Stop valve of the flat above",
          ]}
        </NumberedKey>
      </>
    ),
  },
  "cooling-path": {
    alt: "Heat goes from the room to the outdoor unit. A blocked filter or outdoor unit stops that; ice means too little air or refrigerant",
    height: 372,
    cut: 246,
    draw: () => (
      <>
        <Pipe via="17,8 30.6,8" medium="liquid" small />
        <Pipe via="17,10.4 30.6,10.4" medium="air" />
        <Pipe via="6.4,11.6 6.4,18.4 28,18.4 28,20" medium="waste" small />
        <Cut via="25,1 25,7 / 25,11.4 25,17.6 / 25,19.2 25,24.6" width={0.8} />
        <path className="d-part" d="M40 50h140v54q0 12-12 12H52q-12 0-12-12z" />
        <path className="d-fine" d={repeat(12, [10, 0], "l6-8", [53, 58])} />
        <path d="M48 60h124" />
        <g className="d-air">
          <path className="d-mark" d="M70 92l30-22 30 22M76 100l30-22 30 22" />
        </g>
        <circle className="d-part" cx="104" cy="102" r="11" />
        <OutdoorUnit at={[30.4, 5.4]} />
        <Arrow at={[8, 3.2]} turn={90} medium="fault" />
        <Arrow at={[14, 3.2]} turn={90} medium="fault" />
        <Arrow at={[8.4, 14.4]} turn={110} medium="air" />
        <Arrow at={[13, 14.4]} turn={70} medium="air" />
        <Arrow at={[21, 8]} turn={180} />
        <Arrow at={[21.4, 10.4]} medium="air" />
        <Arrow at={[43, 8.4]} medium="fault" />
        <Arrow at={[43, 12.4]} medium="fault" />
        <Arrow at={[28, 20.4]} turn={90} />
        <Item at={[2.4, 6]}>1</Item>
        <Item at={[40.8, 3.2]}>2</Item>
        <Item at={[20.8, 13.4]}>3</Item>
        <Item at={[10, 20.8]}>4</Item>
        <Label at={[11, 1.4]}>Warm room air</Label>
        <Label at={[11.4, 17]}>Cool air</Label>
        <Label at={[43, 16]}>Heat</Label>
        <NumberedKey at={[2, 26.6]}>
          {[
            "Filter: dust stops the air",
            "Outdoor unit: heat cannot get away",
            "Ice here: too little air or refrigerant",
            "Drain: blocked, it drips indoors",
          ]}
        </NumberedKey>
      </>
    ),
  },
} as const satisfies Record<string, Figure>;
