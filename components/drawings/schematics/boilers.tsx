import { Boiler } from "../parts/boilers";
import { Duct } from "../parts/duct";
import { Fan } from "../parts/fans";
import { repeat } from "../parts/geometry";
import { Analyser, Sensor } from "../parts/instruments";
import { Label } from "../parts/label";
import { State } from "../parts/part";
import { Arrow, Pipe } from "../parts/pipes";
import { Pump, PumpSet } from "../parts/pumps";
import { Ground } from "../parts/structure";
import { Valve } from "../parts/valve";
import { ExpansionVessel, LowLossHeader } from "../parts/vessels";
import type { Schematic } from "./types";

export const boilers = {
  "commercial-boiler-installation": {
    title:
      "Two condensing boilers in cascade: common flue that falls to a trapped drain, low-loss header, pumps to the building.",
    number: "G-04",
    name: "Boiler cascade",
    draw: () => (
      <>
        <Duct via="2.6,5.7 30,3.6 30,1 / 8,10.6 8,5.3 / 19,10.6 19,4.4" width={1.6} medium="waste" />
        <Duct via="8,10.6 8,5.3 30,3.6 30,1 / 19,10.6 19,4.4" medium="waste" flow bare />
        <path d="M26 49v16" />
        <Pipe via="3.2,6.4 3.2,12.4 2.3,12.4 2.3,10.8 1.4,10.8 1.4,32.4" medium="waste" small />
        <State is={1}>
          <Pipe via="3.2,6.4 3.2,12.4 2.3,12.4 2.3,10.8 1.4,10.8 1.4,32.4" medium="waste" small bare />
        </State>
        <Pipe via="2.8,32.4 2.8,20.4 4,20.4 / 2.8,25.2 13.4,25.2 13.4,20.4 15,20.4" medium="gas" />
        <Pipe via="6,23 6,27 28,27 28,11 / 28,13.4 32,13.4 / 17,23 17,27" medium="hot" flow over />
        <Pipe via="31.4,22.4 30,22.4 30,30.5 10,30.5 10,23 / 21,30.5 21,23" medium="return" flow over />
        <State is={2}>
          <Pipe via="31.4,22.4 30,22.4 30,30.5 10,30.5 10,23 / 21,30.5 21,23" medium="hot" flow />
        </State>
        <Pipe via="34.4,13.4 46.6,13.4" medium="hot" flow />
        <Pipe via="46.6,22.4 34.4,22.4" medium="return" flow />
        <Boiler at={[4, 11.4]} />
        <Boiler at={[15, 11.4]} />
        {[10, 21].map((x) => (
          <g key={x}>
            <Pump at={[x, 28.4]} turn={-90} scale={0.8} />
            <Valve at={[x, 24.2]} turn={-90} kind="nonReturn" scale={0.55} />
          </g>
        ))}
        <g className="culprit">
          <LowLossHeader at={[31.4, 11]} h={14} />
        </g>
        <State is={1}>
          <Label at={[25.6, 28.8]}>50 °C</Label>
        </State>
        <State is={2}>
          <Arrow at={[32.9, 19.6]} turn={90} medium="hot" />
          <Label at={[25.6, 28.8]}>65 °C</Label>
        </State>
        <PumpSet at={[34.6, 13.4]} />
        <Sensor at={[28, 17.6]} turn={-90}>
          T
        </Sensor>
        <Pipe via="28,11 28,9.4 30.2,9.4 30.2,10.4" medium="hot" small />
        <path className="d-part" d="M295 104h14l-5 7v7h-4v-7z" />
        <Valve at={[2.8, 22.8]} turn={90} scale={0.6} />
        <Valve at={[13.4, 22.8]} turn={-90} scale={0.6} />
        <Valve at={[29.1, 9.4]} kind="safety" scale={0.6} />
        <ExpansionVessel at={[38.6, 22.4]} />
        <Valve at={[43, 22.4]} turn={180} />
        <Label at={[41, 10]}>FLOW 70 °C</Label>
        <Label at={[46.9, 19.8]} anchor="end">
          RETURN 50 °C
        </Label>
        <Label at={[29.1, 6.8]}>SAFETY VALVE</Label>
      </>
    ),
  },
  "boiler-services": {
    title:
      "A condensing boiler in section: air and gas meet before the fan, burner below it, heat exchanger, flue, and the condensate trap.",
    number: "G-02",
    name: "Condensing boiler section",
    draw: () => (
      <>
        <Ground at={[1.5, 31]} w={45} />
        <path className="d-part" d="M165 40h150v256H165zM177 296v14h16v-14M287 296v14h16v-14" strokeWidth="3" />
        <Duct via="18.3,1 18.3,8.4 20.5,8.4" width={1.6} flow />
        <Pipe via="1.4,8.4 17.5,8.4" medium="gas" flow />
        <Fan at={[22.3, 8.4]} turn={90} r={2.2} />
        <path className="d-part" d="M232 111h13l44 15H191z" />
        <path className="d-part" d="M191 126h98v126l-40 12h-18l-40-12z" />
        <path className="d-gas d-fill d-fine" d={repeat(15, [6, 0], "h6l-3 16z", [195, 127])} />
        <Duct via="28.7,24.2 44.4,23.6 44.4,1" width={2} medium="waste" flow />
        <Pipe via="1.4,24.4 27.9,24.4 27.9,23.2 23.5,23.2" medium="return" flow />
        <Pipe via="23.5,23.2 20.1,23.2 20.1,22 27.9,22 27.9,20.8 1.4,20.8" medium="hot" flow />
        <Pipe via="24,26.4 24,28.6 25.6,28.6 25.6,27.4 27.2,27.4 27.2,28.7 37,29.2 37,31" medium="waste" small flow />
        <path className="d-part" d="M360 310v12h20v-12" />
        <Valve at={[5, 8.4]} kind="solenoid" />
        <Valve at={[5, 20.8]} />
        <Valve at={[5, 24.4]} />
        <Label at={[41, 5]} to={[44.4, 6]}>
          FLUE
        </Label>
        <Label at={[34, 8]} to={[23.6, 7.2]}>
          FAN
        </Label>
        <Label at={[34, 14.6]} to={[27.6, 13.4]}>
          BURNER
        </Label>
        <Label at={[14.6, 18]} to={[22.6, 20.8]}>
          EXCHANGER
        </Label>
        <Label at={[34.6, 27]} to={[26.4, 27.4]}>
          TRAP
        </Label>
        <Label at={[38.6, 29.6]} to={[37, 30]}>
          DRAIN
        </Label>
        <Label at={[10.4, 6.6]}>GAS</Label>
        <Label at={[15, 3]}>AIR</Label>
        <Label at={[11.2, 22.6]}>FLOW</Label>
        <Label at={[11.2, 26.4]}>RETURN</Label>
      </>
    ),
  },
  "appliance-servicing": {
    title:
      "A boiler taken apart along one axis, seen from its side: front panel, fan, burner, heat exchanger, condensate trap, and the flue gas probe.",
    number: "G-09",
    name: "Stripped for service",
    draw: () => (
      <>
        <path className="d-axis" d="M16 170h380" />
        <path className="d-part" d="M46 68H32v204h14v-6H38V74h8zM32 104h-5v20h5z" />
        <Fan at={[11.6, 17.4]} r={3.5} />
        <path className="d-part" d="M170 128h4v84h-4zM184 126h14v88h-14zM198 132h50q12 0 12 38t-12 38h-50z" />
        <path className="d-hatch" d={repeat(9, [6, 0], "v68", [203, 136])} />
        <Arrow at={[27.6, 14]} medium="gas" />
        <Arrow at={[27.6, 17]} medium="gas" />
        <Arrow at={[27.6, 20]} medium="gas" />
        <g className="d-part">
          <path d="M306 94h64v152h-64zM370 230h6v14h-6z" />
          <path className="d-fine" d={repeat(6, [10, 0], "v136", [313, 102])} />
          <path className="d-water d-mark" d="M298 116h80v22h-80v22h80v22h-80v22h80v22h-80" strokeWidth="4" />
          <path d="M294 111h4v10h-4zM294 221h4v10h-4z" />
        </g>
        <path className="d-axis" d="M376 237h16" />
        <Duct via="40.6,22.4 40.6,1" width={2.2} medium="waste" flow />
        <path className="d-axis" d="M398 250v10" />
        <path className="d-part" d="M390 222h32v28h-32zM384 230h6v14h-6zM392 272h-8v6h8zM391 260h14v20q0 5-7 5t-7-5z" />
        <Analyser at={[44.8, 27]}>CO</Analyser>
        <path className="d-none" d="M448 230V130q0-10-10-10h-28" strokeWidth="2" />
        <Label at={[36, 30.6]} to={[42.8, 28.8]}>
          FLUE GAS
        </Label>
      </>
    ),
  },
} satisfies Record<string, Schematic>;
