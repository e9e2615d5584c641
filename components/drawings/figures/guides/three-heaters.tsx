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
  height: 296,
  cut: 230,
  titleBlock: { sheet: "Q-01", name: "What heats your water" },
  draw: () => (
    <g transform="translate(0 2)">
      <g transform="translate(15 0)">
        <Pipe via="4.6,14 4.6,15.8 2.2,15.8 2.2,20" medium="gas" small />
        <Pipe via="6.6,14 6.6,20" medium="fault" small />
        <Pipe via="11,20 11,15.8 8.6,15.8 8.6,14" medium="water" small />
        <Arrow at={[2.2, 17.6]} turn={-90} medium="gas" />
        <Arrow at={[6.6, 17.6]} turn={90} medium="fault" />
        <Arrow at={[11, 17.6]} turn={-90} medium="water" />
        <WallBoiler at={[3.6, 5.4]} scale={0.96} />
      </g>
      <Pipe via="24,5.6 24,4 29.3,4 29.3,20" medium="fault" small />
      <Pipe via="24.5,20 24.5,15.8" medium="water" small />
      <Pipe via="21.8,7.6 19.5,7.6 19.5,9.4" medium="fault" small />
      <Pipe via="19.5,11.6 19.5,20" medium="waste" small />
      <path className="d-part" d="M186 94h18l-5 16v8h-8v-8z" />
      <path className="d-part" d="M214 72q0-18 26-18t26 18v76q0 14-26 14t-26-14z" />
      <path className="d-hatch" d="M219 74q0-14 21-14t21 14v72q0 10-21 10t-21-10z" />
      <Shape medium="fault" d="M264 128h-30q-6 0-6 5t6 5h30" />
      <path className="d-part" d="M262 122h8v22h-8zM270 124h14v18h-14z" />
      <Shape medium="fault" look="fill" d="M273 129h8v8h-8z" />
      <Valve at={[20.6, 7.6]} kind="safety" scale={0.7} />
      <Arrow at={[29.3, 17.6]} turn={90} medium="fault" />
      <Arrow at={[24.5, 18.2]} turn={-90} medium="water" />
      <Arrow at={[19.5, 17.6]} turn={90} />
      <Pipe via="37.5,3.4 37.5,6" medium="fault" small />
      <Pipe via="42.3,6 42.3,3.4" medium="return" small />
      <Pipe via="37.5,12.8 37.5,20" medium="fault" small />
      <Pipe via="42.3,20 42.3,12.8" medium="water" small />
      <Arrow at={[37.5, 4.5]} turn={90} medium="fault" />
      <Arrow at={[42.3, 4.3]} turn={-90} medium="water" />
      <Arrow at={[37.5, 17.6]} turn={90} medium="fault" />
      <Arrow at={[42.3, 17.6]} turn={-90} medium="water" />
      <rect className="d-part" x="351" y="54" width="96" height="76" rx="4" />
      <path className="d-fine" d={`M373 70h34v32h-34z${repeat(3, [0, 8], "h34", [373, 78])}`} />
      <Shape medium="air" look="tint" d="M417 70h20v14h-20z" />
      <Labels at={[3.7, 21.4]} step={4.4} names={["gas", "hot", "cold"]} />
      <Label at={[19.5, 21.4]}>drain</Label>
      <Labels at={[24.5, 21.4]} step={4.8} names={["cold", "hot"]} />
      <Labels at={[37.5, 21.4]} step={4.8} names={["hot", "cold"]} />
      {/* The numbers of the steps that deal with each heater. */}
      <Word at={[81, 254]} middle strong>
        3 Combi boiler
      </Word>
      <Word at={[240, 254]} middle strong>
        4 Cylinder
      </Word>
      <Word at={[399, 254]} middle strong>
        5 HIU
      </Word>
      <path className="d-hair" d="M160.5 44v240M319.5 44v240" />
      <Label at={[39.9, 2.2]}>Shared heating</Label>
      <Label at={[8.1, 27.4]}>Code, gauge</Label>
      <Label at={[24, 27.4]}>Switch, timer</Label>
      <Label at={[39.9, 27.4]}>Screen, credit</Label>
    </g>
  ),
};
