import { Neighbour } from "../building/shell";
import { Fault } from "../parts/controls";
import { Basin, Closet, Sink, Tap } from "../parts/fixtures";
import { Label } from "../parts/frame";
import { FlowMeter } from "../parts/instruments";
import { Bracket, Burst, Pipe } from "../parts/pipes";
import { Cut, Person } from "../parts/structure";
import { Valve } from "../parts/valves";
import type { Schematic } from "./types";

export const plumbing = {
  "emergency-plumbing-repairs": {
    title: "A burst pipe under a ceiling: the stop valve is shut, the drain cock open, a repair clamp ready to fit.",
    number: "E-04",
    name: "Burst pipe",
    draw: () => (
      <>
        <Cut via="1,2.2 47,2.2 / 1,30 47,30" />
        <Cut via="3,2 3,30" width={0.6} />
        <path className="d-water d-tint" stroke="none" d="M190 296q4-14 24-12 18-12 44-4 40-8 60 4 26-2 28 12z" />
        <path className="d-water d-mark" d="M190 296q4-14 24-12 18-12 44-4 40-8 60 4 26-2 28 12" />
        <Pipe via="9,32.4 9,10 23,10 / 27,10 43,10 43,15" medium="water" />
        <Pipe via="23,10 27,10" medium="fault" />
        <path
          className="d-water d-mark"
          strokeDasharray="10 7"
          d="M246 112q-30 40-30 150M250 112v160M254 112q30 40 34 150M260 110q52 26 72 110"
        />
        <Burst at={[25, 10]} turn={180} />
        <Bracket at={[16, 10]} turn={180} drop={4} />
        <Bracket at={[39.6, 10]} turn={180} drop={4} />
        <g className="d-fault d-alert">
          <Valve at={[9, 22]} turn={-90} scale={1.5} />
        </g>
        <Fault at={[12.6, 22]} />
        <Valve at={[9, 27.4]} turn={-90} kind="drain" />
        <Tap at={[43, 15]} />
        <path className="d-axis" d="M250 36v60" />
        <path className="d-part" d="M230 52v-10q0-10 20-10t20 10v10h12v6h-12q-4-12-20-12t-20 12h-12v-6z" />
        <path className="d-fine" d="M222 46v18M278 46v18" />
        <Label at={[13, 18]} to={[9.8, 21]}>
          STOP VALVE
        </Label>
        <Label at={[31, 5.6]} to={[27.4, 5]}>
          REPAIR CLAMP
        </Label>
      </>
    ),
  },
  "plumber-london": {
    title:
      "A London terraced house from the water main in the street: stop tap, meter, rising main, washroom and kitchen.",
    number: "W-06",
    name: "A London house",
    draw: () => (
      <>
        <path className="d-shade" stroke="none" d="M9 217h462v110H9z" />
        <Neighbour at={[37.6, 21.4]} scale={0.56} />
        <path className="d-part" d="M163 60h184v210H163z" />
        <Cut via="1,21.7 47,21.7 / 16,13.6 35,13.6 / 15,6 36,6" width={0.6} />
        <Cut via="16.3,4 16.3,8 / 16.3,11.6 16.3,15.4 / 16.3,19.4 16.3,27 / 34.7,4 34.7,27 / 16,27 35,27" width={0.6} />
        <path d="M180 57V28h34v29M176 28h42v-5h-42zM183 23l2-11h7l2 11M200 23l2-11h7l2 11" className="d-part" />
        <path className="d-fine" d="M162 80v36M164 80v36M162 154v40M164 154v40M156 116h14M156 194h14" />
        <path className="d-part" d="M84 217h16v40H84z" />
        <Pipe
          via="5,25 13,25 19,25 19,11.6 31.4,11.6 31.4,12.4 / 19,18.6 29,18.6 29,18 / 25.6,11.6 25.6,10.8"
          medium="water"
          flow
          over
        />
        <Pipe
          via="33.2,9 33.2,25 40,25 46.6,26 / 31.6,13.2 33.2,13.2 / 26.4,12.7 26.4,14.8 33.2,14.8 / 27.7,20.9 33.2,20.9"
          medium="waste"
          flow
          small
          over
        />
        <path className="d-water d-fill" d="M34 250a10 10 0 1 0 20 0 10 10 0 1 0-20 0z" />
        <Valve at={[9.2, 25]} />
        <FlowMeter at={[13.4, 25]} scale={0.9} />
        <Valve at={[19, 21.4]} turn={-90} scale={0.9} />
        <Basin at={[26.4, 10]} scale={0.55} />
        <Closet at={[29, 13.3]} scale={0.5} />
        <Sink at={[23.6, 17.8]} scale={0.62} />
        <path className="d-fine" d="M230 178v36M318 178v36" />
        <Person at={[12.6, 21.4]} scale={1.5} />
        <Label at={[9.2, 16.4]} to={[9.2, 21.8]}>
          STOP TAP
        </Label>
        <Label at={[5.6, 29.6]} to={[4.4, 26]} anchor="middle">
          WATER MAIN
        </Label>
        <Label at={[16.6, 30.4]} to={[13.6, 26]} anchor="middle">
          METER
        </Label>
        <Label at={[41, 30]} to={[40, 25.4]}>
          DRAIN
        </Label>
      </>
    ),
  },
} satisfies Record<string, Schematic>;
