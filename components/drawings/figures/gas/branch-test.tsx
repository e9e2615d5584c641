import { Gauge } from "../../parts/instruments";
import { Label } from "../../parts/label";
import { Fault, Pass } from "../../parts/marks";
import { Cap } from "../../parts/pipe-fittings";
import { Pipe } from "../../parts/pipes";
import { Valve } from "../../parts/valve";
import type { Figure } from "../types";

export const branchTest: Figure = {
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
      <Label at={[11, 18.4]}>Holds</Label>
      <Label at={[25, 18.4]}>Falls</Label>
      <Label at={[39, 18.4]}>Holds</Label>
    </>
  ),
};
