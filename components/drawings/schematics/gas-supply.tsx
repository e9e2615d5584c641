import { Boiler } from "../parts/boilers";
import { repeat } from "../parts/geometry";
import { Analyser, Gauge } from "../parts/instruments";
import { Label } from "../parts/label";
import { GasMeter } from "../parts/meters";
import { State } from "../parts/part";
import { Cap, Strainer, TestPoint } from "../parts/pipe-fittings";
import { Arrow, Pipe } from "../parts/pipes";
import { Cut, Ground } from "../parts/structure";
import { Valve } from "../parts/valve";
import type { Schematic } from "./types";

export const gasSupply = {
  "gas-system-installations": {
    title: "Gas from the street through shut-off valve, regulator and meter to a header that feeds two boilers.",
    number: "G-03",
    name: "Plant room gas",
    draw: () => (
      <>
        <Cut via="17.4,1 17.4,5.2 / 17.4,6.8 17.4,29.6 / 1,30 47,30" />
        <path className="d-part" d="M166 53h16v14h-16z" />
        <Pipe
          via="4,32.4 4,15 7.5,15 7.5,18 / 10.5,18 10.5,6 44,6 44,1.6 / 28.6,6 28.6,25 27,25 / 40.6,6 40.6,25 39,25"
          medium="gas"
          flow
        />
        <Boiler at={[19, 18]} />
        <Boiler at={[31, 18]} />
        <Valve at={[4, 25.4]} turn={-90} kind="lever" />
        <Valve at={[4, 20]} turn={-90} kind="regulator" />
        <GasMeter at={[9, 18]} />
        <TestPoint at={[10.5, 12.6]} turn={90} />
        <Valve at={[14, 6]} />
        <g className="culprit">
          <Valve at={[21.4, 6]} kind="solenoid" />
        </g>
        <Valve at={[28.6, 12]} turn={90} />
        <Valve at={[40.6, 12]} turn={90} />
        <TestPoint at={[28.6, 15.6]} turn={90} />
        <TestPoint at={[40.6, 15.6]} turn={90} />
        <Valve at={[44, 3.8]} turn={-90} scale={0.6} />
        <Cap at={[44, 2]} turn={-90} />
        <Label at={[7, 28]} to={[4.4, 25.8]}>
          ECV
        </Label>
        <Label at={[22.6, 10.4]} to={[21.4, 7]} anchor="middle">
          SOLENOID
        </Label>
        <Label at={[40.4, 3.4]} to={[43.6, 3.8]}>
          PURGE
        </Label>
      </>
    ),
  },
  "gas-meter-installation": {
    title:
      "Gas meter in its ventilated housing: riser, emergency control valve, filter, regulator, meter, outlet valve.",
    number: "G-06",
    name: "Meter and housing",
    draw: () => (
      <>
        <Ground at={[1.5, 28]} w={45} />
        <path className="d-part d-shade" d="M70 272h310v8H70z" />
        <path d="M80 30h290v242H80zM70 22h310v8H70z" />
        <path className="d-fine" d="M86 36h278v230H86z" />
        <path className="d-hatch" d={repeat(4, [0, 5], "h48", [226, 246]) + repeat(3, [0, 5], "h48", [226, 44])} />
        <Pipe via="12,32.4 12,10 21.8,10 21.8,13.4 / 28.2,13.4 28.2,10 33.8,10 33.8,32.4" medium="gas" />
        <Valve at={[12, 24]} turn={-90} kind="lever" scale={1.3} />
        <g className="culprit">
          <Strainer at={[12, 18.4]} turn={-90} />
        </g>
        <State is={1}>
          <Pipe via="12,32.4 12,10 21.8,10 21.8,13.4 / 28.2,13.4 28.2,10 33.8,10 33.8,32.4" medium="gas" bare />
          <Label at={[31.6, 7.2]}>21 mbar</Label>
        </State>
        <State is={2}>
          <Pipe via="12,32.4 12,19" medium="gas" bare />
          <path className="d-solid" d="M126 178h6l6 4-4 8-8-4z" />
          <Label at={[31.6, 7.2]}>12 mbar</Label>
        </State>
        <Valve at={[16.6, 10]} kind="regulator" scale={1.2} />
        <TestPoint at={[31, 10]} />
        <GasMeter at={[25, 13]} scale={2.1} />
        <Valve at={[33.8, 18]} turn={90} scale={1.2} />
        <Label at={[14.8, 25]} to={[12.6, 24.4]}>
          ECV
        </Label>
      </>
    ),
  },
  "system-commissioning": {
    title:
      "A burner's gas train with its test points, the purge vent before its safety valves, above them the pressure chart of the tightness test.",
    number: "G-11",
    name: "Test, purge, set to work",
    draw: () => (
      <>
        <path className="d-hair" d="M60 30h190M60 50h190M60 70h190M60 90h190M100 22v88M150 22v88M200 22v88" />
        <path d="M60 20v90h196" />
        <path className="d-gas d-mark" strokeWidth="3" d="M60 110q30-64 80-66h100" />
        <path className="d-signal" d="M140 22v88M240 22v88" />
        <Label at={[19, 7.4]}>NO DROP</Label>
        <Label at={[10, 13]}>STABILISE</Label>
        <Label at={[19, 13]}>TEST</Label>
        <Pipe via="1.4,22 33,22 / 17.3,22 17.3,15.4 27.4,15.4 27.4,4 31,4" medium="gas" flow />
        <Boiler at={[33, 16]} scale={1.3} />
        <Ground at={[30, 31]} w={16} />
        <Valve at={[4, 22]} kind="lever" />
        <Strainer at={[8, 22]} />
        <Valve at={[12, 22]} kind="regulator" />
        <Gauge at={[15, 22]} />
        <g className="culprit">
          <Valve at={[21.6, 22]} kind="solenoid" />
        </g>
        <Valve at={[25.6, 22]} kind="solenoid" />
        <Valve at={[17.3, 18.4]} turn={90} scale={0.9} />
        <TestPoint at={[6, 22]} turn={180} />
        <TestPoint at={[23.6, 22]} turn={180} />
        <Analyser at={[22.6, 28.4]}>P</Analyser>
        <path className="d-signal" d="M236 236v6h-10v4" />
        <path className="d-part" d="M264 46h20v20h-20z" />
        <path className="d-hatch" d="M264 51h20M264 56h20M264 61h20" />
        <Arrow at={[32, 4]} medium="gas" />
      </>
    ),
  },
} satisfies Record<string, Schematic>;
