import { RecordSheet } from "../parts/controls";
import { Radiator } from "../parts/fixtures";
import { Label } from "../parts/frame";
import { Arrow, Pipe } from "../parts/pipes";
import { Cut, Person } from "../parts/structure";
import { Pump, Strainer, Valve } from "../parts/valves";
import { EndLabel, Labels, StartLabel } from "./labels";
import { Shape } from "./shapes";
import type { Figure } from "./types";

export const design = {
  "heat-loss": {
    alt: "A room loses heat through its roof, wall, window and floor, and with the air that leaves it",
    draw: () => (
      <>
        <Cut via="14,5 36,5 36,18 14,18 14,5" width={0.8} />
        <path className="d-part" d="M356 80h8v60h-8zM136 142h8v16h-8z" />
        <path className="d-fine" d="M360 80v60M136 147h8M136 152h8" />
        <Radiator at={[26, 12.6]} w={8} />
        <Person at={[19.6, 17.6]} scale={2.2} />
        <Shape medium="fault" d="M250 44V24M300 186v14M370 110h18M130 90h-18M160 150h-48" />
        <Arrow at={[25, 2]} turn={-90} medium="fault" />
        <Arrow at={[30, 20.4]} turn={90} medium="fault" />
        <Arrow at={[39.2, 11]} medium="fault" />
        <Arrow at={[10.8, 9]} turn={180} medium="fault" />
        <Arrow at={[10.8, 15]} turn={180} medium="fault" />
        <StartLabel at={[26.4, 2.6]}>Roof</StartLabel>
        <StartLabel at={[31.4, 20.2]}>Floor</StartLabel>
        <StartLabel at={[40.6, 11]}>Window</StartLabel>
        <EndLabel at={[9.4, 9]}>Wall</EndLabel>
        <EndLabel at={[9.4, 15]}>Air</EndLabel>
      </>
    ),
  },
  "loads-to-pipe": {
    alt: "The load of a room decides the flow, the size of the pipe and the line on the drawing",
    draw: () => (
      <>
        <path className="d-hot d-tint" d="M20 70h90v80H20z" />
        <path className="d-part" d="M150 70h90v80h-90zM280 70h80v80h-80z" />
        <Label at={[6.5, 10.4]}>Room</Label>
        <Label at={[6.5, 13]}>8 kW</Label>
        <Label at={[19.5, 10.4]}>Flow</Label>
        <Label at={[19.5, 13]}>0.1 l/s</Label>
        <path className="d-hot d-fill" d="M320 110m-20 0a20 20 0 1 0 40 0 20 20 0 1 0-40 0" />
        <circle className="d-part" cx="320" cy="110" r="13" />
        <Arrow at={[13, 11]} />
        <Arrow at={[26, 11]} />
        <Arrow at={[37.7, 11]} />
        <path className="d-shade" d="M392 66h70v88h-70z" />
        <Pipe via="39.6,12.4 42,12.4 42,8.4 45.6,8.4" medium="hot" small />
        <Label at={[6.5, 18.4]}>Load</Label>
        <Label at={[19.5, 18.4]}>20 K drop</Label>
        <Label at={[32, 18.4]}>22 mm</Label>
        <Label at={[42.7, 18.4]}>Sheet</Label>
        <Label at={[24, 4]}>Each line on the sheet has a sum behind it</Label>
      </>
    ),
  },
  "three-stages": {
    alt: "A plant room is drawn in three stages: first as a space, then with sizes and routes, then with every valve",
    draw: () => (
      <>
        {[2, 17, 32].map((x, index) => (
          <g key={x}>
            <path className="d-part" d={`M${x * 10} 50h140v110h-140z`} />
            <Label at={[x + 7, 3]}>{`Stage ${index + 2}`}</Label>
          </g>
        ))}
        <path className="d-shade" d="M34 70h54v70H34z" />
        <path className="d-part" d="M184 66h40v40h-40zM184 112h40v40h-40zM334 66h40v40h-40zM334 112h40v40h-40z" />
        <path d="M224 86h70M224 132h70" strokeWidth="4" />
        <Pipe via="37.4,8.6 45.6,8.6" medium="hot" small />
        <Pipe via="45.6,13.2 37.4,13.2" medium="return" small />
        <Valve at={[39.4, 8.6]} scale={0.6} />
        <Pump at={[42.6, 8.6]} scale={0.6} />
        <Valve at={[39.4, 13.2]} scale={0.6} />
        <Strainer at={[43, 13.2]} scale={0.6} />
        <Label at={[9, 18.8]}>Space</Label>
        <Label at={[24, 18.8]}>Routes</Label>
        <Label at={[39, 18.8]}>Every valve</Label>
      </>
    ),
  },
  "to-a-quote": {
    alt: "You send a message and photographs, we call you, survey the job if it needs it, and send a written quote",
    draw: () => (
      <>
        <path className="d-fine" d="M60 100h360" />
        <path className="d-part" d="M24 72h76v56H24zM24 72l38 32 38-32" />
        <path className="d-part" d="M158 68q0-6 6-6h32q6 0 6 6v68q0 6-6 6h-32q-6 0-6-6z" />
        <path className="d-energy d-tint" d="M164 74h32v46h-32z" />
        <path className="d-shade" d="M256 60h84v84h-84z" />
        <path className="d-hatch" d="M266 70h44v40h-44M310 110h20v24h-50" />
        <Person at={[29.8, 14.4]} scale={2} />
        <RecordSheet at={[38.6, 6]} w={7} h={9} rows={3} scale={0.9} />
        {[13, 23, 36.4].map((x) => (
          <Arrow key={x} at={[x, 10]} />
        ))}
        <path className="d-none" d="M180 62V42H417V46" />
        <Arrow at={[41.7, 4.5]} turn={90} />
        <Labels at={[6.2, 17.6]} step={11.8} names={["Message", "Call", "Survey", "Quote"]} />
        <Label at={[29.8, 19.6]}>for larger work</Label>
        <Label at={[24, 2.6]}>Small work: priced from your photographs</Label>
      </>
    ),
  },
} as const satisfies Record<string, Figure>;
