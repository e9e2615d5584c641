import { Fault, Pass } from "../parts/controls";
import { Label } from "../parts/frame";
import { GasMeter, Gauge } from "../parts/instruments";
import { Cap, Pipe } from "../parts/pipes";
import { Valve } from "../parts/valves";
import { Shape, Soil } from "./shapes";
import type { Figure } from "./types";

export const gas = {
  "at-the-meter": {
    alt: "Up to and with the meter the gas network or supplier; after it pipes, appliances and flues are the owner’s",
    draw: () => (
      <>
        <Soil top={15} />
        <Pipe via="1,18 15,18 15,8 18.2,8" medium="gas" />
        <Valve at={[15, 12.6]} turn={90} kind="lever" scale={0.9} />
        <GasMeter at={[19.8, 8]} scale={1.1} />
        <Pipe via="21.4,8 26,8 26,12 37,12" medium="gas" />
        <path className="d-part" d="M370 80h60v68h-60z" />
        <path className="d-gas d-fill" d="M390 130q4-18 10-24 6 6 10 24z" />
        <path className="d-part" d="M392 80V30h16v50" />
        <Shape medium="fault" d="M240 30v160" dash="8 5" />
        <Label at={[11, 3.4]}>0800 111 999</Label>
        <Label at={[30.4, 3.2]}>us</Label>
        <Label at={[12, 20.4]}>network, supplier</Label>
        <Label at={[34, 20.4]}>yours</Label>
      </>
    ),
  },
  "branch-test": {
    alt: "Each branch is blanked off and tested by itself: the gauge falls on the one that leaks",
    draw: () => (
      <>
        <Pipe via="3,10 44,10 / 11,10 11,4 / 25,10 25,4 / 39,10 39,4" medium="gas" />
        <Cap at={[44, 10]} />
        <Cap at={[29, 4]} />
        <Cap at={[43, 4]} />
        {[11, 25, 39].map((x) => (
          <Valve key={x} at={[x, 7.4]} turn={90} kind="closed" scale={0.8} />
        ))}
        <Gauge at={[15, 4]} turn={90} />
        <Pipe via="11,4 15,4 / 25,4 29,4 / 39,4 43,4" medium="gas" small />
        <Pass at={[11, 14]} scale={1.3} />
        <Fault at={[25, 14]} scale={1.3} />
        <Pass at={[39, 14]} scale={1.3} />
        <Label at={[11, 18.4]}>holds</Label>
        <Label at={[25, 18.4]}>falls</Label>
        <Label at={[39, 18.4]}>holds</Label>
      </>
    ),
  },
} as const satisfies Record<string, Figure>;
