import { repeat } from "../../parts/geometry";
import { Label } from "../../parts/label";
import { Arrow, Pipe } from "../../parts/pipes";
import { OutdoorUnit } from "../../parts/split-units";
import { Cut } from "../../parts/structure";
import { Item } from "../item";
import { NumberedKey } from "../numbered-key";
import type { Figure } from "../types";

export const coolingPath: Figure = {
  alt: "Heat goes from the room to the outdoor unit. A blocked filter or outdoor unit stops that; ice means too little air or refrigerant",
  height: 372,
  cut: 246,
  titleBlock: { sheet: "Q-04", name: "Where the heat goes" },
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
      <Label at={[11, 1.9]}>Warm room air</Label>
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
};
