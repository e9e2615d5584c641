import { Boiler } from "../../parts/boilers";
import { repeat } from "../../parts/geometry";
import { Label } from "../../parts/label";
import { FlowMeter } from "../../parts/meters";
import { Arrow, Pipe } from "../../parts/pipes";
import { Pump } from "../../parts/pumps";
import { Radiator } from "../../parts/radiator";
import { Cut } from "../../parts/structure";
import { Item } from "../item";
import { NumberedKey } from "../numbered-key";
import type { Figure } from "../types";

export const networkParts: Figure = {
  alt: "In a heat network, the operator has the plant and risers, the supplier has the meter, and each flat has a heat interface unit",
  height: 372,
  cut: 246,
  titleBlock: { sheet: "Q-09", name: "Whose part of the network" },
  draw: () => (
    <>
      <path className="d-shade" stroke="none" d="M2 149h476v91H2z" />
      <g transform="translate(-84) scale(1.2)" fontSize="8.3">
        <path className="d-part" stroke="none" d="M80 124h380v72H80z" />
        <Cut via="8,0.2 8,19.6 46,19.6 46,0.2 / 8,12.4 46,12.4" width={0.7} />
        <Pipe via="15,15 20,15 20,0.2" medium="hot" flow />
        <Pipe via="23,0.2 23,18 15,18" medium="return" flow />
        <Pipe via="20,4 29,4" medium="hot" small over />
        <Pipe via="29,8.4 23,8.4" medium="return" small over />
        <Pipe via="34,4 38.6,4 38.6,4.6" medium="hot" small />
        <Pipe via="43.6,9.6 43.6,10.6 36,10.6 36,8.4 34,8.4" medium="return" small />
        <Boiler at={[10.8, 13.4]} scale={0.52} />
        <Pump at={[17.6, 15]} scale={0.8} />
        <path className="d-part" d="M290 34h50v64h-50z" />
        <path className="d-fine" d={`M300 44h30v32h-30z${repeat(3, [0, 8], "h30", [300, 52])}M304 86h22`} />
        <FlowMeter at={[26.4, 8.4]} />
        <Radiator at={[38.1, 4.6]} w={6} />
        <Arrow at={[20, 9.4]} turn={-90} medium="fault" />
        <Arrow at={[23, 10.6]} turn={90} medium="water" />
      </g>
      <Item at={[25.4, 19]}>1</Item>
      <Item at={[23.3, 6.6]}>2</Item>
      <Item at={[29.4, 2]}>3</Item>
      <Item at={[40.8, 3]}>4</Item>
      <Label at={[8.2, 7.2]}>One flat</Label>
      <Label at={[37, 19]}>Plant room</Label>
      <NumberedKey at={[2, 26.6]}>
        {[
          "Plant and risers: the operator",
          "Meter: the heat supplier",
          "HIU: the lease or contract says",
          "Radiators and taps: the flat",
        ]}
      </NumberedKey>
    </>
  ),
};
