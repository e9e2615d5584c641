import { Duct, Fan } from "../parts/air";
import { Label } from "../parts/frame";
import { Boiler, Flame } from "../parts/gas-plant";
import { repeat } from "../parts/geometry";
import { Analyser, Gauge, Sensor } from "../parts/instruments";
import { Arrow, Pipe } from "../parts/pipes";
import { Ground } from "../parts/structure";
import { Pump, PumpSet, Valve } from "../parts/valves";
import { ExpansionVessel, LowLossHeader } from "../parts/vessels";
import type { Schematic } from "./types";

export const boilers = {
  "commercial-boiler-installation": {
    title:
      "Two condensing boilers in cascade: common flue, flow and return to a low-loss header, pumps to the building.",
    number: "G-04",
    name: "Boiler cascade",
    draw: () => (
      <>
        <Duct via="8,10.6 8,4 30,4 30,1 / 19,10.6 19,4" width={1.6} medium="waste" flow />
        <Pipe via="1,20.4 4,20.4 / 15,20.4 13.4,20.4 13.4,25.2 2.4,25.2 2.4,20.4" medium="gas" />
        <Pipe via="6,23 6,27 28,27 28,11 / 28,13.4 32,13.4 / 17,23 17,27" medium="hot" flow />
        <Pipe via="32,22.4 30,22.4 30,30.5 10,30.5 10,23 / 21,30.5 21,23" medium="return" flow over />
        <Pipe via="35,13.4 46.6,13.4" medium="hot" flow />
        <Pipe via="46.6,22.4 35,22.4" medium="return" flow />
        <Boiler at={[4, 11.4]} />
        <Boiler at={[15, 11.4]} />
        <Pump at={[10, 28.4]} turn={-90} scale={0.8} />
        <Pump at={[21, 28.4]} turn={-90} scale={0.8} />
        <LowLossHeader at={[32, 11]} h={14} />
        <PumpSet at={[34.6, 13.4]} />
        <Sensor at={[28, 17.6]} turn={-90}>
          T
        </Sensor>
        <Pipe via="28,10 28,8.4 30.6,8.4" medium="hot" small />
        <Valve at={[28, 10.6]} turn={-90} kind="safety" scale={0.9} />
        <ExpansionVessel at={[38.6, 22.4]} />
        <Valve at={[43, 22.4]} turn={180} />
        <Label at={[33, 4]} to={[30, 3]}>
          FLUE
        </Label>
        <Label at={[41, 10]}>FLOW 70 °C</Label>
        <Label at={[41, 19.8]}>RETURN 50 °C</Label>
        <Label at={[34.2, 27.6]} to={[34.2, 25]}>
          HEADER
        </Label>
        <Label at={[27.5, 7.2]} to={[27.5, 9.9]}>
          SAFETY VALVE
        </Label>
      </>
    ),
  },
  "boiler-services": {
    title:
      "A condensing boiler in section: fan and burner on top, heat exchanger, flue, and the condensate trap below.",
    number: "G-12",
    name: "Condensing boiler, section",
    draw: () => (
      <>
        <Ground at={[1.5, 31]} w={45} />
        <Duct via="29.4,27 35,27 35,1" width={2.2} medium="waste" flow />
        <path className="d-part" d="M150 40h150v256H150zM162 296v14h16v-14M272 296v14h16v-14" strokeWidth="3" />
        <path className="d-hatch" d="M158 48h134v240H158z" />
        <Pipe via="1.4,9 18.4,9" medium="gas" flow />
        <Fan at={[20, 9]} r={2.2} />
        <path className="d-part" d="M216 92h44v34h-60v-8h16z" />
        <path className="d-gas d-tint" d="M176 126h98v88H176z" />
        <path className="d-hatch" d={repeat(16, [6, 0], "v6", [180, 126])} />
        <Flame at={[19.4, 16.6]} turn={180} />
        <Flame at={[22.5, 17]} turn={180} scale={1.2} />
        <Flame at={[25.6, 16.6]} turn={180} />
        <path className="d-part" d="M176 214h98v56l-40 12h-18l-40-12z" />
        <Pipe via="44,19 27.6,19 27.6,22.8 18.4,22.8 18.4,24.4 26.6,24.4 26.6,26 18.4,26" medium="hot" />
        <Pipe via="1.4,26 18.4,26" medium="return" flow />
        <Pipe via="28,19 46.6,19" medium="hot" flow over />
        <Pipe via="22.5,28.4 22.5,30.2 9,30.2" medium="waste" small flow />
        <Valve at={[7, 9]} kind="solenoid" />
        <Valve at={[7, 26]} />
        <Valve at={[41, 19]} />
        <Gauge at={[12, 26]} />
        <Label at={[39, 5]} to={[35, 6]}>
          FLUE
        </Label>
        <Label at={[12, 14.4]} to={[18.4, 12.9]}>
          BURNER
        </Label>
        <Label at={[12.6, 20.4]} to={[18.3, 23.6]}>
          EXCHANGER
        </Label>
        <Label at={[11.4, 7.4]}>GAS</Label>
        <Label at={[5.2, 28]}>RETURN</Label>
        <Label at={[41, 21.2]}>FLOW</Label>
      </>
    ),
  },
  "appliance-servicing": {
    title: "A boiler taken apart along one axis: front panel, fan, burner, heat exchanger, and the flue gas probe.",
    number: "G-09",
    name: "Stripped for service",
    draw: () => (
      <>
        <path className="d-axis" d="M16 170h440" />
        <path className="d-part" d="M24 84l44-16v190l-44 16zM34 110l24-8v18l-24 8z" />
        <path className="d-hatch" d={repeat(6, [0, 7], "l24-8", [34, 196])} />
        <Fan at={[12.6, 17.4]} r={3.6} />
        <g className="d-part">
          <path d="M190 126h16v88h-16zM206 132h56q12 0 12 38t-12 38h-56z" />
          <path className="d-hatch" d={repeat(9, [6, 0], "v68", [212, 136])} />
        </g>
        <Arrow at={[28.8, 14]} medium="gas" />
        <Arrow at={[28.8, 17]} medium="gas" />
        <Arrow at={[28.8, 20]} medium="gas" />
        <g className="d-part">
          <path d="M318 94h70v152h-70z" />
          <path className="d-fine" d={repeat(7, [10, 0], "v136", [323, 102])} />
          <path className="d-water d-mark" d="M310 116h86v22h-86v22h86v22h-86v22h86v22h-86" strokeWidth="4" />
        </g>
        <Duct via="42,24 42,4 42,1" width={2.4} medium="waste" flow />
        <path className="d-part" d="M388 220h46v30h-46z" />
        <Analyser at={[45, 27]}>CO</Analyser>
        <path className="d-none" d="M450 230V130q0-10-10-10h-16" strokeWidth="2" />
        <Label at={[5, 30]} to={[4.6, 26.4]} anchor="middle">
          PANEL
        </Label>
        <Label at={[13, 7]} to={[13, 14]}>
          FAN
        </Label>
        <Label at={[23, 7]} to={[23, 13]}>
          BURNER
        </Label>
        <Label at={[34, 5]} to={[34, 10]} anchor="middle">
          EXCHANGER
        </Label>
        <Label at={[36, 29.4]} to={[43, 28]}>
          FLUE GAS
        </Label>
      </>
    ),
  },
} satisfies Record<string, Schematic>;
