import { Part, type PartProps, State } from "../parts/part";
import { Break, Burst } from "../parts/pipe-breaks";
import { Bracket } from "../parts/pipe-fittings";
import { Pipe } from "../parts/pipes";
import { Tap } from "../parts/sanitary-ware";
import { Cut } from "../parts/structure";
import { Valve } from "../parts/valve";
import type { ServiceSchematic } from "./types";

export const emergencyPlumbingRepairs: ServiceSchematic = {
  title:
    "A pipe under a ceiling has burst; on its riser the stop valve and above it the drain cock, over the split a repair clamp.",
  number: "E-04",
  name: "Burst pipe",
  card: {
    box: [168, 40, 164, 140],
    draw: () => (
      <>
        <Pipe via="-40,10 90,10" medium="water" />
        <path
          className="d-water d-mark"
          strokeDasharray="5 11"
          d="M246 114q-14 24-18 60M252 114v60M258 114q16 24 20 60"
        />
        <Burst at={[25, 10]} turn={180} />
        <path className="d-axis" d="M250 86v10" />
        <Clamp at={[25, 6.6]} />
      </>
    ),
  },
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
};

/** The two halves of a repair clamp and their bolts. Origin: the centre line of the pipe. */
function Clamp({ at }: PartProps) {
  return (
    <Part at={at}>
      <path d="M-28-4h8v-4q0-8 20-8t20 8v4h8v8h-8v4q0 8-20 8t-20-8v-4h-8z" />
      <path className="d-fine" d="M-28 0h56M-24-10v20M24-10v20" />
    </Part>
  );
}
