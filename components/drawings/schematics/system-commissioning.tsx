import { Boiler } from "../parts/boilers";
import { Analyser, Gauge } from "../parts/instruments";
import { Label } from "../parts/label";
import { Strainer, TestPoint } from "../parts/pipe-fittings";
import { Arrow, Pipe } from "../parts/pipes";
import { Ground } from "../parts/structure";
import { Valve } from "../parts/valve";
import type { ServiceSchematic } from "./types";

/** The safety valves before a burner, with the gauge between them. */
const safetyValves = (
  <>
    <g className="culprit">
      <Valve at={[21.6, 22]} kind="solenoid" />
    </g>
    <Valve at={[25.6, 22]} kind="solenoid" />
    <TestPoint at={[23.6, 22]} turn={180} />
    <Analyser at={[22.6, 28.4]}>P</Analyser>
    <path className="d-signal" d="M236 236v6h-10v4" />
  </>
);

export const systemCommissioning: ServiceSchematic = {
  title:
    "A burner's gas train with its test points, the purge vent before its safety valves, above them the pressure chart of the tightness test.",
  number: "G-11",
  name: "Test, purge, set to work",
  card: {
    box: [194, 138, 252, 184],
    draw: () => (
      <>
        <Ground at={[-40, 31]} w={130} />
        <Pipe via="-40,22 33,22" medium="gas" flow />
        <Boiler at={[33, 16]} scale={1.3} />
        {safetyValves}
      </>
    ),
  },
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
      <Boiler at={[33, 16]} scale={1.3} goesOut />
      <Ground at={[30, 31]} w={16} />
      <Valve at={[4, 22]} kind="lever" />
      <Strainer at={[8, 22]} />
      <Valve at={[12, 22]} kind="regulator" />
      <Gauge at={[15, 22]} />
      <Valve at={[17.3, 18.4]} turn={90} scale={0.9} />
      <TestPoint at={[6, 22]} turn={180} />
      {safetyValves}
      <path className="d-part" d="M264 46h20v20h-20z" />
      <path className="d-hatch" d="M264 51h20M264 56h20M264 61h20" />
      <Arrow at={[32, 4]} medium="gas" />
    </>
  ),
};
