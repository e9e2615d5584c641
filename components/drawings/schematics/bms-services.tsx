import { Boiler } from "../parts/boilers";
import { Panel } from "../parts/control-panel";
import { Duct } from "../parts/duct";
import { Coil, Damper } from "../parts/duct-fittings";
import { Fan } from "../parts/fans";
import { Sensor } from "../parts/instruments";
import { Label } from "../parts/label";
import { Fault } from "../parts/marks";
import { FlowMeter } from "../parts/meters";
import { State } from "../parts/part";
import { Arrow, Pipe, Signal } from "../parts/pipes";
import { Pump } from "../parts/pumps";
import { Valve } from "../parts/valve";
import type { Schematic } from "./types";

export const bmsServices: Schematic = {
  title:
    "A building management system: head-end screen, network, and three controllers with what each one runs: an air handling unit, the heating, the water.",
  number: "B-01",
  name: "Building management",
  draw: () => (
    <>
      <path className="d-part" strokeWidth="2" d="M144 16h192v88H144zM224 104v12h32v-12M208 116h64" />
      <path className="d-fine" d="M152 24h176v72H152zM152 38h176M158 31h24M292 31h30" />
      <path className="d-hatch" d="M160 48v38h136" />
      <path className="d-signal" d="M160 62h136" />
      <path className="d-energy d-fill" d="M308 46h12v12h-12zM308 62h12v12h-12zM308 78h12v12h-12z" />
      <State is={1}>
        <path className="d-mark" d="M160 86q12-34 24-34t28 8 28 2 28 0h28" />
      </State>
      <State is={2}>
        <path className="d-fault d-mark" d="M160 86q10-34 22-34h114" />
        <path className="d-fault d-fill" d="M308 46h12v12h-12z" />
      </State>
      <g transform="translate(0 -8)">
        <path d="M74 158v-25h332v25M240 124v34" strokeWidth="3" />
        <Panel at={[4, 15.8]} w={7} h={6.2} />
        <Panel at={[20.6, 15.8]} w={7} h={6.2} />
        <Panel at={[37.2, 15.8]} w={7} h={6.2} />
        <Pipe via="13,31.8 8.7,31.8 8.7,28.4" medium="hot" flow small />
        <Pipe via="7.1,28.4 7.1,31.8 2.6,31.8" medium="return" flow small />
        <Arrow at={[13, 31.8]} turn={180} medium="hot" />
        <Arrow at={[2.6, 31.8]} turn={180} medium="return" />
        <Signal via="5.6,22 5.6,23.3 / 9.3,22 9.3,30.1 / 10.6,22 10.6,24 / 11,20 12.1,20 12.1,23.1 12.8,23.1 / 22.4,22 22.4,24.6 / 26.4,22 26.4,25 / 27.6,20 29.6,20 29.6,23.1 / 38.6,22 38.6,26.9 / 43,22 43,25.9" />
        <Duct via="1.4,27 15.4,27" width={4} flow />
        <path className="d-part" d="M99 238h14v12H99z" />
        <Damper at={[5.6, 27]} motor />
        <Coil at={[7.9, 27]} medium="hot" />
        <Valve at={[8.7, 30.2]} turn={90} kind="control" scale={0.7} />
        <Fan at={[11.4, 27.2]} r={1.5} />
        <Sensor at={[13.8, 25]}>T</Sensor>
        <Arrow at={[15, 27]} medium="air" />
        <Pipe via="23.4,26 32,26" medium="hot" flow small />
        <Pipe via="31.4,30.4 23.4,30.4" medium="return" flow small />
        <Boiler at={[18.6, 24.6]} scale={0.6} />
        <Pump at={[26.4, 26]} scale={0.8} />
        <Sensor at={[29.6, 26]}>T</Sensor>
        <Arrow at={[32, 26]} medium="hot" />
        <Arrow at={[31, 30.4]} turn={180} medium="return" />
        <path className="d-part" d="M398 296h62v28h-62z" />
        <path className="d-water d-tint d-fine" d="M398 306h62v18h-62z" />
        <Pipe via="34.6,28 45.2,28 45.2,30" medium="water" flow />
        <Arrow at={[35, 28]} medium="water" />
        <FlowMeter at={[38.6, 28]} />
        <Valve at={[43, 28]} kind="motorised" />
        <State is={2}>
          <Fault at={[13.8, 23.1]} />
        </State>
        <Label at={[6.2, 14.8]} anchor="end">
          AHU
        </Label>
        <Label at={[22.8, 14.8]} anchor="end">
          LTHW
        </Label>
        <Label at={[39.4, 14.8]} anchor="end">
          WATER
        </Label>
      </g>
    </>
  ),
};
