import { WallBoiler } from "../parts/boilers";
import { Panel } from "../parts/control-panel";
import { Duct, Stream } from "../parts/duct";
import { Fan } from "../parts/fans";
import { Flame } from "../parts/flame";
import { UGauge } from "../parts/instruments";
import { Canopy, Fryer, Range } from "../parts/kitchen";
import { Label } from "../parts/label";
import { Fault, Pass } from "../parts/marks";
import { GasMeter } from "../parts/meters";
import { State } from "../parts/part";
import { TestPoint } from "../parts/pipe-fittings";
import { Pipe, Signal } from "../parts/pipes";
import { RecordSheet } from "../parts/record-sheet";
import { Cut, Ground } from "../parts/structure";
import { Valve } from "../parts/valve";
import { StopButton } from "../parts/wall-controls";
import type { Schematic } from "./types";

export const gasSafety = {
  "gas-safety-certificates": {
    title:
      "Tightness test on an installation: valve shut, U-gauge after the meter, boiler and range off, the record filled in.",
    number: "G-01",
    name: "Tightness test and record",
    draw: () => (
      <>
        <Ground at={[1.5, 31]} w={45} />
        <Pipe via="4,31 4,13 9.5,13 9.5,16 / 12.5,16 12.5,13 41,13 41,11 / 32.8,13 32.8,27 34,27" medium="gas" />
        <WallBoiler at={[38, 2.4]} off />
        <Range at={[34, 22]} w={9} off />
        <GasMeter at={[11, 16]} />
        <Valve at={[4, 23]} turn={-90} kind="closed" />
        <Valve at={[32.8, 18]} turn={90} />
        <Valve at={[37.4, 13]} />
        <Valve at={[6.9, 13]} kind="regulator" scale={0.8} />
        <TestPoint at={[15.6, 13]} turn={180} />
        <path className="d-none" d="M156 145v8q0 8 10 8t10 8v16" strokeWidth="3" />
        <UGauge at={[17.6, 20.6]} />
        <RecordSheet at={[20, 1.8]} w={11} h={9.8} rows={4} />
        <Pass at={[11, 23]} />
        <Pass at={[45.6, 6]} />
        <Label at={[6.4, 27.4]} to={[4.5, 23.5]}>
          ECV SHUT
        </Label>
        <State is={1}>
          <Pass at={[45, 24]} />
          <Label at={[22.6, 21.4]} to={[19.8, 22.6]}>
            NO DROP
          </Label>
        </State>
        <State is={2}>
          <Fault at={[45, 24]} />
          <Fault at={[31, 11]} />
          <path className="d-duct" strokeWidth="5" d="M196 224v12" />
          <path className="d-water d-mark" d="M176 257v-12" />
          <path className="d-fault d-mark" d="M321 222l-13-6M320 228h-15M321 234l-13 6" />
          <Label at={[22.6, 21.4]} to={[19.8, 22.6]}>
            DROP
          </Label>
        </State>
      </>
    ),
  },
  "commercial-kitchen-gas": {
    title:
      "Commercial kitchen: canopy and extract fan, range and fryer, gas solenoid opened only by the interlock panel.",
    number: "G-07",
    name: "Kitchen gas interlock",
    draw: () => (
      <>
        <Cut via="1,30 47,30" />
        <Duct via="22,7 22,3.4 40,3.4" width={2.6} />
        <g className="culprit">
          <Fan at={[41.6, 4.2]} r={2.2} />
        </g>
        <Pipe
          via="1.4,17 8.2,17 8.2,27.8 29.2,27.8 29.2,25.4 30,25.4 / 8.2,25.4 11,25.4 / 22.2,27.8 22.2,25.4 24,25.4"
          medium="gas"
        />
        <State is={1}>
          <Pipe via="1.4,17 8.2,17 8.2,27.8 29.2,27.8 / 8.2,25.4 11,25.4" medium="gas" bare />
        </State>
        <Canopy at={[8, 7]} w={27} />
        <Range at={[11, 20.4]} off />
        <Fryer at={[24, 20.4]} off />
        <Valve at={[9.7, 25.4]} scale={0.6} />
        <Valve at={[22.2, 26.8]} turn={-90} scale={0.6} />
        <path className="d-part" d="M300 204h36v83h-36zM306 287v7M330 287v7" />
        <path className="d-hatch" d="M300 216h36M307 204v-6h22v6M306 224h24v52h-24z" />
        <Valve at={[29.2, 26.8]} turn={-90} scale={0.6} />
        <Valve at={[5.9, 17]} kind="solenoid" />
        <Panel at={[38, 12]} w={7} h={11} />
        <StopButton at={[41.5, 27]} />
        <Signal via="38,18 36.4,18 36.4,13.6 5.9,13.6 5.9,14.8" />
        <Signal via="41.6,12 41.6,6.6" />
        <Signal via="28,4.8 28,10 35.8,10 35.8,15 38,15" />
        <Signal via="41.5,23 41.5,25.6" />
        <circle className="d-part" cx="280" cy="40" r="7" />
        <State is={1}>
          <Duct via="22,7 22,3.4 40,3.4" flow bare />
          <Flame at={[16, 27.3]} scale={0.8} />
          <Flame at={[26.5, 27.6]} scale={0.6} />
          <Stream at={[17, 16]} turn={-90} />
          <Stream at={[28, 16]} turn={-90} />
        </State>
        <State is={2}>
          <Fault at={[41.6, 4.2]} />
          <path className="d-fault d-tint" d="M394 134h42v26h-42z" />
          <path className="d-fault d-mark" d="M415 138v11M415 153v3" />
          <g className="d-fault d-alert">
            <Valve at={[5.9, 17]} kind="solenoid" />
          </g>
        </State>
      </>
    ),
  },
} satisfies Record<string, Schematic>;
