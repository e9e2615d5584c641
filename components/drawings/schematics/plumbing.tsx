import { Main } from "../building/street";
import { WallBoiler } from "../parts/boilers";
import { Cylinder } from "../parts/cylinders";
import { Duct } from "../parts/duct";
import { Label } from "../parts/label";
import { FlowMeter } from "../parts/meters";
import { Part, type PartProps, State } from "../parts/part";
import { Break, Burst } from "../parts/pipe-breaks";
import { Bracket } from "../parts/pipe-fittings";
import { Pipe } from "../parts/pipes";
import { Radiator } from "../parts/radiator";
import { Basin, Closet, Gully, Sink, Tap } from "../parts/sanitary-ware";
import { Cut, Person } from "../parts/structure";
import { Valve } from "../parts/valve";
import { ExpansionVessel } from "../parts/vessels";
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
        <Cut via="1,25 47,25 / 10.6,16 43.2,16 / 10.6,7.2 43.2,7.2" width={0.6} />
        <Cut via="10.6,7 10.6,16.6 / 10.6,17.6 10.6,25 / 43.2,7 43.2,25" width={0.6} />
        <Cut via="8.4,8.2 26.9,1.6 45.4,8.2" width={0.5} />
        <Duct via="12.5,18 12.5,17.4 8.8,16.8" width={0.7} medium="waste" />
        <Duct via="41.6,3.8 41.6,26.4 43,28 46.8,28.9 / 39.6,14.9 41.6,15.3" width={0.9} medium="waste" />
        <Duct via="39.6,14.9 41.6,15.3 41.6,26.4 43,28 46.8,28.9" medium="waste" flow bare />
        <State is={2}>
          <Duct via="41.6,20 41.6,26.4 43,28 46.8,28.9" width={0.9} medium="fault" />
        </State>
        <Pipe
          via="35.7,23.6 35.7,25.8 41.4,26.3 / 46.1,25.7 46.5,25.9 46.5,28.7 / 34.8,14.8 34.8,17 41.4,17.6"
          medium="waste"
          flow
          small
          over
        />
        <Pipe
          via="6.9,32.6 6.9,20.8 7.7,20.8 7.7,21.6 / 9,21.6 9,20.8 9.8,20.8 9.8,23.6 11.8,23.6 11.8,21.8"
          medium="gas"
          small
          over
        />
        <path className="d-part" d="M46 253h14v30H46zM70 214h26v28H70zM76 220h14v7H76z" />
        <Pipe
          via="19.2,14.5 17.4,14.5 17.4,24.2 13.2,24.2 13.2,21.8 / 11.4,14.4 11.4,15.3 17.4,15.3 / 21.6,22.9 21.6,24.2 17.4,24.2"
          medium="return"
          flow
          small
          over
        />
        <Pipe
          via="12.5,21.8 12.5,22.9 16.2,22.9 16.2,12.7 19.2,12.7 / 16.2,14.8 13.9,14.8 13.9,14.4 / 16.2,22.9 16.2,23.6 19,23.6 19,22.9"
          medium="hot"
          flow
          small
          over
        />
        <Pipe via="30.2,13.9 30.2,18.2 44.6,19.4 44.6,24.4" medium="waste" small over />
        <Pipe
          via="3.9,28.4 28,28.4 28,14.4 22.8,14.4 / 28,22 30.4,22 30.4,24.2 37,24.2 37,22.4 / 28,15.1 37,15.1 37,12.4 40.2,12.4 / 35.7,15.1 35.7,13.2 / 25.8,14.4 25.8,11.4 29.7,11.4 29.7,12.2"
          medium="water"
          flow
          small
          over
        />
        <Pipe
          via="21,9.6 21,8.4 32,8.4 32,23.2 34.8,23.2 34.8,22.4 / 22.8,10.2 30.7,10.2 30.7,12.2 / 32,14.1 33.8,14.1 33.8,13.2"
          medium="hot"
          flow
          small
          over
        />
        <Main at={[2.6, 28.4]} medium="water" />
        <Valve at={[6.9, 23.4]} turn={-90} kind="lever" scale={0.6} />
        <Valve at={[5.3, 28.4]} scale={0.9} />
        <FlowMeter at={[18, 28.4]} scale={0.9} />
        <Valve at={[28, 23.6]} turn={90} scale={0.8} />
        <WallBoiler at={[11.2, 18.2]} scale={0.42} />
        <Radiator at={[11.2, 11.8]} w={6} scale={0.5} />
        <Radiator at={[18.8, 20.3]} w={6} scale={0.5} />
        <g transform="translate(421 0)scale(-1 1)">
          <Cylinder at={[19.2, 9.44]} scale={0.46} />
        </g>
        <ExpansionVessel at={[24.2, 14.4]} turn={180} scale={0.42} />
        <path className="d-fine" d="M331 212h58v4h-58M335 216v31M385 216v31" />
        <path className="d-part" d="M292 126h20l-7 7v6h-6v-6z" />
        <Valve at={[24.6, 10.2]} kind="safety" scale={0.55} />
        <Valve at={[25.8, 12.8]} turn={90} kind="safety" scale={0.55} />
        <Valve at={[28, 19.4]} turn={-90} kind="regulator" scale={0.6} />
        <Valve at={[26.9, 14.4]} turn={180} kind="nonReturn" scale={0.5} />
        <Basin at={[34.8, 12.2]} scale={0.5} />
        <g transform="translate(410 0)scale(-1 1)">
          <Closet at={[0, 15.7]} scale={0.5} />
        </g>
        <Sink at={[33.3, 21.2]} scale={0.42} />
        <Person at={[39.8, 24.7]} scale={1.6} />
        <Gully at={[44.6, 25]} scale={0.7} />
        <path className="d-part d-fine" d="M411 38h10l-2-6h-6z" />
        <Label at={[26.9, 5.2]}>LOFT</Label>
        <Label at={[4.4, 20.4]}>GAS</Label>
        <g className="d-below">
          <Label at={[8, 26.9]} anchor="start">
            WATER
          </Label>
          <Label at={[18, 31.2]}>METER</Label>
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
