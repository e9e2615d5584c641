import { WallBoiler } from "../../parts/boilers";
import { repeat } from "../../parts/geometry";
import { Label } from "../../parts/label";
import { Arrow, Pipe } from "../../parts/pipes";
import { Valve } from "../../parts/valve";
import { Labels } from "../labels";
import { Shape } from "../shape";
import type { Figure } from "../types";
import { Word } from "../word";

export const threeHeaters: Figure = {
  alt: "A combi boiler, a cylinder with an immersion heater, or a heat interface unit fed by the building heats the water in a flat",
  height: 304,
  cut: 238,
  draw: () => (
    <g transform="translate(0 10)">
      <g transform="translate(8 0)">
        <Pipe via="4.6,12 4.6,15 2.2,15 2.2,20" medium="gas" small />
        <Pipe via="6.6,12 6.6,20" medium="fault" small />
        <Pipe via="11,20 11,15 8.6,15 8.6,12" medium="water" small />
        <Arrow at={[2.2, 17.6]} turn={-90} medium="gas" />
        <Arrow at={[6.6, 17.6]} turn={90} medium="fault" />
        <Arrow at={[11, 17.6]} turn={-90} medium="water" />
        <WallBoiler at={[3.6, 3.4]} scale={0.96} />
      </g>
      <g transform="translate(10 0)">
        <Pipe via="22.6,6 22.6,4.4 31.2,4.4 31.2,20" medium="fault" small />
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
        <Arrow at={[31.2, 14]} turn={90} medium="fault" />
        <Arrow at={[21, 18.4]} turn={-90} medium="water" />
        <Arrow at={[17.4, 17.6]} turn={90} />
      </g>
      <g transform="translate(-5 0)">
        <Pipe via="38.8,2.6 38.8,5" medium="fault" small />
        <Pipe via="42.8,5 42.8,2.6" medium="return" small />
        <Pipe via="38.8,13 38.8,20" medium="fault" small />
        <Pipe via="43.6,20 43.6,13" medium="water" small />
        <Arrow at={[38.8, 3.8]} turn={90} medium="fault" />
        <Arrow at={[42.8, 3.3]} turn={-90} medium="water" />
        <Arrow at={[38.8, 17.6]} turn={90} medium="fault" />
        <Arrow at={[43.6, 17.6]} turn={-90} medium="water" />
        <rect className="d-part" x="364" y="44" width="96" height="88" rx="4" />
        <path className="d-fine" d={`M386 60h34v40h-34z${repeat(4, [0, 8], "h34", [386, 68])}`} />
        <Shape medium="air" look="tint" d="M430 60h20v14h-20z" />
      </g>
      <Labels at={[3.2, 21.4]} step={4.2} names={["gas", "hot", "cold"]} />
      <Labels at={[18, 21.4]} step={4.8} names={["drain", "cold"]} />
      <Label at={[32.2, 21.4]}>hot</Label>
      <Labels at={[38.3, 21.4]} step={4.8} names={["hot", "cold"]} />
      {/* The numbers of the steps that deal with each heater. */}
      <Word at={[79, 254]} middle strong>
        3 Combi boiler
      </Word>
      <Word at={[245, 254]} middle strong>
        4 Cylinder
      </Word>
      <Word at={[405, 254]} middle strong>
        5 HIU
      </Word>
      <path className="d-hair" d="M148 44v240M340 44v240" />
      <Label at={[40.7, 1.5]}>Shared heating</Label>
      <Label at={[7.9, 27.4]}>Code, gauge</Label>
      <Label at={[24.5, 27.4]}>Switch, timer</Label>
      <Label at={[40.6, 27.4]}>Screen, credit</Label>
    </g>
  ),
};
