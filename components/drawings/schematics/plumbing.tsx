import { Main } from "../building/street";
import { Duct } from "../parts/air";
import { Basin, Closet, Radiator, Sink, Tap } from "../parts/fixtures";
import { Label } from "../parts/frame";
import { WallBoiler } from "../parts/gas-plant";
import { FlowMeter } from "../parts/instruments";
import { Part, type PartProps, State } from "../parts/part";
import { Bracket, Break, Burst, Pipe } from "../parts/pipes";
import { Cut } from "../parts/structure";
import { Valve } from "../parts/valves";
import { Cylinder } from "../parts/vessels";
import type { Schematic } from "./types";

export const plumbing = {
  "emergency-plumbing-repairs": {
    title:
      "A pipe under a ceiling has burst; on its riser the stop valve and above it the drain cock, over the split a repair clamp.",
    number: "E-04",
    name: "Burst pipe",
    draw: () => (
      <>
        <Cut via="1,2.2 47,2.2 / 1,30 47,30" />
        <Cut via="3,2 3,30" width={0.6} />
        <path className="d-water d-tint" stroke="none" d="M210 296q4-12 24-10 18-10 44-4 40-8 60 4 26-2 28 10z" />
        <path className="d-water d-mark" d="M210 296q4-12 24-10 18-10 44-4 40-8 60 4 26-2 28 10" />
        <Pipe via="9,32.4 9,10 40.6,10 40.6,15 43,15 / 9,19 10.6,19" medium="water" />
        <path className="d-axis" d="M250 84v12" />
        <State is={1}>
          <Pipe via="9,32.4 9,10 24,10" medium="water" bare />
          <path
            className="d-water d-mark"
            strokeDasharray="5 11"
            d="M246 114q-24 40-24 166M252 114v164M258 114q26 44 30 164"
          />
          <Burst at={[25, 10]} turn={180} />
          <Clamp at={[25, 5.4]} />
          <Valve at={[9, 25]} turn={-90} scale={1.5} />
        </State>
        <State is={2}>
          <path className="d-water d-mark" strokeDasharray="5 11" d="M132 198q6 40 6 66" />
          <Break at={[25, 10]} />
          <Clamp at={[25, 5.4]} />
          <g className="d-fault d-alert">
            <Valve at={[9, 25]} turn={-90} kind="closed" scale={1.5} />
          </g>
        </State>
        <State is={3}>
          <Pipe via="9,32.4 9,10 40.6,10 40.6,15 43,15" medium="water" bare />
          <Clamp at={[25, 10]} />
          <Valve at={[9, 25]} turn={-90} scale={1.5} />
        </State>
        <Bracket at={[14.6, 10]} turn={180} drop={7} />
        <Bracket at={[37.6, 10]} turn={180} drop={7} />
        <Valve at={[11.6, 19]} kind="drain" />
        <path className="d-part" d="M124 262h32l-5 34h-22z" />
        <path className="d-water d-mark" d="M126 276h28" />
        <Tap at={[43, 15]} />
      </>
    ),
  },
  "plumber-london": {
    title:
      "A London house from the water main to the drain: stop tap, meters, boiler, cylinder and its safety valves, radiators, washroom and kitchen.",
    number: "W-01",
    name: "A London house",
    draw: () => (
      <>
        <path className="d-shade" stroke="none" d="M9 217h462v110H9z" />
        <path className="d-part" d="M347 60V20h32v46" />
        <path className="d-part" d="M143 90L285 24 427 90v127H143z" />
        <Cut via="1,21.7 47,21.7 / 14,15.2 43,15.2 / 14,9 43,9" width={0.6} />
        <Cut via="14.3,8.8 14.3,10.4 / 14.3,13.6 14.3,22 / 42.7,8.8 42.7,22" width={0.6} />
        <Cut via="12.6,9.4 28.5,2 44.4,9.4" width={0.5} />
        <path className="d-fine" d="M143 104v32" />
        <Duct via="16.6,17 16.6,16.2 13,16.2" width={0.6} medium="waste" />
        <Pipe
          via="10,32.6 10,18.6 11.4,18.6 11.4,19.4 / 12.6,19.4 12.6,18.6 15,18.6 15,20.8 16,20.8 16,20"
          medium="gas"
          small
          over
        />
        <path className="d-part" d="M69 217h14v48H69zM108 193h24v22h-24zM114 198h12v6h-12z" />
        <Pipe
          via="41.4,5.6 41.4,23.6 43,24.6 46.6,25.2 / 31,14.4 31,15.9 41.4,15.9 / 38,14.6 38,15.9 / 33.2,20.5 33.2,22.8 41.4,22.8 / 27.4,12.8 27.4,22.4 33.2,22.8"
          medium="waste"
          flow
          small
          over
        />
        <Pipe
          via="19.4,13.9 19.4,21.1 16.6,21.1 16.6,20 / 15.5,13.2 15.5,13.9 19.4,13.9 / 23,13.9 19.4,13.9 / 24.3,20.4 24.3,21.1 19.4,21.1"
          medium="return"
          flow
          small
          over
        />
        <Pipe
          via="17.3,20 17.3,20.6 18.6,20.6 18.6,12.5 23,12.5 / 18.6,13.2 18,13.2 / 18.6,19.8 21.8,19.8"
          medium="hot"
          flow
          small
          over
        />
        <Pipe
          via="4.4,25.8 26.2,25.8 26.2,11.7 27.1,11.7 27.1,12.2 / 26.2,19.9 32.2,19.9 32.2,18.9 / 26.2,16.5 36.4,16.5 36.4,12.6 / 26.2,14.2 24.6,14.2 / 32.2,16.5 32.2,13"
          medium="water"
          flow
          small
          over
        />
        <Pipe
          via="24.1,10.2 24.1,9.7 28.4,9.7 28.4,19.2 31.5,19.2 31.5,18.9 / 28.4,14.2 29.8,14.2 29.8,13 / 24.6,11 27.6,11 27.6,12.2"
          medium="hot"
          flow
          small
          over
        />
        <Main at={[4, 25.8]} medium="water" />
        <Valve at={[10, 20.4]} turn={-90} kind="lever" scale={0.5} />
        <Valve at={[7.6, 25.8]} />
        <FlowMeter at={[12.4, 25.8]} scale={0.9} />
        <Valve at={[26.2, 20.7]} turn={-90} scale={0.6} />
        <WallBoiler at={[15.4, 16.8]} scale={0.38} />
        <Radiator at={[15.3, 10.6]} w={6} scale={0.5} />
        <Radiator at={[21.6, 17.8]} w={6} scale={0.5} />
        <g transform="translate(474 0)scale(-1 1)">
          <Cylinder at={[22.6, 9.9]} scale={0.37} />
        </g>
        <path className="d-part" d="M269 122h9l-3 5h-3zM254 142v-3m-5-12q0-4 5-4t5 4v8q0 4-5 4t-5-4z" />
        <Valve at={[25.7, 11]} kind="safety" scale={0.4} />
        <Valve at={[26.2, 13]} turn={90} kind="safety" scale={0.4} />
        <Valve at={[26.2, 18.2]} turn={-90} kind="regulator" scale={0.5} />
        <Valve at={[26.2, 15.9]} turn={-90} kind="nonReturn" scale={0.4} />
        <Basin at={[31, 12]} scale={0.5} />
        <Closet at={[36, 14.9]} scale={0.5} />
        <Sink at={[30, 17.3]} scale={0.55} />
        <path className="d-part d-fine" d="M409 56h10l-2-6h-6z" />
        <Label at={[28.5, 7]}>LOFT</Label>
        <Label at={[7.4, 13.6]} to={[4, 24.6]} anchor="middle">
          WATER MAIN
        </Label>
        <g className="d-below">
          <Label at={[16.6, 30]} to={[12.6, 26.6]} anchor="middle">
            METER
          </Label>
          <Label at={[10.8, 31.9]} anchor="start">
            GAS
          </Label>
        </g>
      </>
    ),
  },
} satisfies Record<string, Schematic>;

/** The two halves of a repair clamp and the bolts that draw them together; its origin is the middle of the pipe. */
function Clamp({ at }: PartProps) {
  return (
    <Part at={at}>
      <path d="M-28-4h8v-4q0-8 20-8t20 8v4h8v8h-8v4q0 8-20 8t-20-8v-4h-8z" />
      <path className="d-fine" d="M-28 0h56M-24-10v20M24-10v20" />
    </Part>
  );
}
