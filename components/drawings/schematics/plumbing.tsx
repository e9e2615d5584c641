import { Main } from "../building/street";
import { Duct } from "../parts/air";
import { Basin, Closet, Gully, Radiator, Sink, Tap } from "../parts/fixtures";
import { Label } from "../parts/frame";
import { WallBoiler } from "../parts/gas-plant";
import { FlowMeter } from "../parts/instruments";
import { Part, type PartProps, State } from "../parts/part";
import { Bracket, Break, Burst, Pipe } from "../parts/pipes";
import { Cut, Person } from "../parts/structure";
import { Valve } from "../parts/valves";
import { Cylinder, ExpansionVessel } from "../parts/vessels";
import type { Schematic } from "./types";

export const plumbing = {
  "emergency-plumbing-repairs": {
    title:
      "A pipe under a ceiling has burst; on its riser the stop valve and above it the drain cock, over the split a repair clamp.",
    number: "E-04",
    name: "Burst pipe",
    draw: () => (
      <>
        <path className="d-shade" stroke="none" d="M36 26h434v104H36zM9 300h462v27H9z" />
        <Cut via="1,2.2 47,2.2 / 1,30 47,30" />
        <Cut via="3,2 3,30 / 3,13 22.6,13 / 27.6,13 47,13" width={0.6} />
        <path className="d-part" d="M396 206h75v9h-75zM404 215h67v81h-67zM438 215v81M430 232v12M446 232v12" />
        <path className="d-water d-tint" stroke="none" d="M210 296q4-12 24-10 18-10 44-4 40-8 60 4 26-2 28 10z" />
        <path className="d-water d-mark" d="M210 296q4-12 24-10 18-10 44-4 40-8 60 4 26-2 28 10" />
        <Pipe via="9,32.4 9,10 40.6,10 40.6,15 43,15 / 9,19 10.6,19" medium="water" />
        <path className="d-axis" d="M250 86v10" />
        <State is={1}>
          <Pipe via="9,32.4 9,10 24,10" medium="water" bare />
          <path
            className="d-water d-mark"
            strokeDasharray="5 11"
            d="M246 114q-24 40-24 166M252 114v164M258 114q26 44 30 164"
          />
          <Burst at={[25, 10]} turn={180} />
          <Clamp at={[25, 6.6]} />
          <Valve at={[9, 25]} turn={-90} scale={1.5} />
        </State>
        <State is={2}>
          <path className="d-water d-mark" strokeDasharray="5 11" d="M132 198q6 40 6 66" />
          <Break at={[25, 10]} />
          <Clamp at={[25, 6.6]} />
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
      "A London house from the water main to the drain: stop tap, meters, boiler, cylinder whose safety valves discharge over a gully outside, radiators, bathroom and kitchen.",
    number: "W-01",
    name: "A London house",
    draw: () => (
      <>
        <path className="d-shade" stroke="none" d="M9 250h462v77H9z" />
        <Cut via="1,25 47,25 / 13.4,16 17.1,16 / 19.4,16 25.3,16 / 30,16 41,16 / 13.4,7.2 41,7.2" width={0.6} />
        <Cut via="13.4,7 13.4,16.9 / 13.4,18.2 13.4,25 / 41,7 41,25" width={0.6} />
        <Cut via="11.2,8.3 27.2,1.6 43.2,8.3" width={0.5} />
        <Duct via="15.7,18.6 15.7,17.9 12,17.3" width={0.7} medium="waste" />
        <Duct via="39.4,3.2 39.4,26.4 41,28 46.8,28.9 / 36.8,15.4 36.8,16.8 39.4,17.2" width={0.9} medium="waste" />
        <Duct via="36.8,15.4 36.8,16.8 39.4,17.2 39.4,26.4 41,28 46.8,28.9" medium="waste" flow bare />
        <Pipe
          via="31.4,14.6 31.4,15 39.2,15.4 / 31.4,23.6 31.4,25.8 39.2,26.2 / 44.8,26.2 45,28.6"
          medium="waste"
          flow
          small
        />
        <State is={2}>
          <Duct via="39.4,20 39.4,26.4 41,28 46.8,28.9" width={0.9} medium="fault" />
        </State>
        <Pipe
          via="8.8,32.6 8.8,21 9.9,21 9.9,22 / 11.7,22 11.7,21 12.5,21 12.5,23.4 15.1,23.4 15.1,21.8"
          medium="gas"
          small
          over
        />
        <path className="d-part" d="M57 253h14v30H57zM92 216h34v26H92zM101 222h16v7h-16z" />
        <Pipe
          via="21.2,14.7 18.8,14.7 18.8,24.3 16.5,24.3 16.5,21.8 / 15,14.5 15,15.3 18.8,15.3 / 22.8,23.5 22.8,24.3 18.8,24.3"
          medium="return"
          flow
          small
          over
        />
        <Pipe
          via="15.8,21.8 15.8,22.8 17.8,22.8 17.8,13.1 21.2,13.1 / 17.8,14.9 17,14.9 17,14.5 / 17.8,22.8 17.8,23.8 20.6,23.8 20.6,23.5"
          medium="hot"
          flow
          small
          over
        />
        <Pipe via="28,12.6 28,18 43.4,19 43.4,24.4" medium="waste" small over />
        <Pipe
          via="3.6,28.4 26,28.4 26,11.4 27.7,11.4 27.7,11.9 / 26,22.2 28.4,22.2 28.4,24.2 32.4,24.2 32.4,22.6 / 26,17 34.9,17 34.9,13.8 / 26,14.2 24,14.2 / 31.9,17 31.9,13.5"
          medium="water"
          flow
          small
          over
        />
        <Pipe
          via="22.6,10.4 22.6,9.2 29.4,9.2 29.4,23.2 30.6,23.2 30.6,22.6 / 24,10.6 28.3,10.6 28.3,11.9 / 29.4,14.2 30.9,14.2 30.9,13.5"
          medium="hot"
          flow
          small
          over
        />
        <Main at={[3.4, 28.4]} medium="water" />
        <Valve at={[8.8, 23.4]} turn={-90} kind="lever" scale={0.6} />
        <Valve at={[6.4, 28.4]} />
        <FlowMeter at={[14, 28.4]} scale={0.9} />
        <Valve at={[26, 23.4]} turn={-90} scale={0.7} />
        <WallBoiler at={[14.6, 18.6]} scale={0.36} />
        <Radiator at={[14.8, 12.3]} w={6} scale={0.42} />
        <Radiator at={[20.4, 21.3]} w={6} scale={0.42} />
        <g transform="translate(452 0)scale(-1 1)">
          <Cylinder at={[21, 10.2]} scale={0.4} />
        </g>
        <ExpansionVessel at={[25.1, 14.2]} scale={0.26} />
        <path className="d-fine" d="M284 216h64v4h-64M288 220v27M344 220v27" />
        <path className="d-part" d="M273 119h14l-5 5v4h-4v-4z" />
        <Valve at={[25.3, 10.6]} kind="safety" scale={0.45} />
        <Valve at={[26, 12.6]} turn={90} kind="safety" scale={0.45} />
        <Valve at={[26, 20]} turn={-90} kind="regulator" scale={0.55} />
        <Valve at={[26, 15]} turn={-90} kind="nonReturn" scale={0.45} />
        <Basin at={[31.4, 12.5]} scale={0.42} />
        <Closet at={[34.5, 15.7]} scale={0.42} />
        <Sink at={[29.4, 21.6]} scale={0.35} />
        <Person at={[36, 24.7]} scale={1.6} />
        <Gully at={[43.4, 25]} />
        <path className="d-part d-fine" d="M389 32h10l-2-6h-6z" />
        <Label at={[27.2, 5.4]}>LOFT</Label>
        <Label at={[10.4, 19.8]}>GAS</Label>
        <g className="d-below">
          <Label at={[1.4, 31.2]} anchor="start">
            WATER
          </Label>
          <Label at={[14, 31]}>METER</Label>
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
