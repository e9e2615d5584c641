import { Boiler } from "../parts/boilers";
import { repeat } from "../parts/geometry";
import { Gauge } from "../parts/instruments";
import { Label } from "../parts/label";
import { State } from "../parts/part";
import { Pipe } from "../parts/pipes";
import { PumpSet } from "../parts/pumps";
import { Radiator } from "../parts/radiator";
import { Ground } from "../parts/structure";
import { Valve } from "../parts/valve";
import { DosingPot, ExpansionVessel, Separator } from "../parts/vessels";
import type { ServiceSchematic } from "./types";

/** Warm air rising from a radiator. */
const warmAir = repeat(3, [20, 0], "q-6-5 0-10t0-10", [355, 156]);

export const heatingSystemMaintenance: ServiceSchematic = {
  title: "A heating circuit: boiler, pump, radiators, a dosing pot from flow to return, dirt separator and vessel.",
  number: "A-04",
  name: "Heating circuit",
  card: {
    box: [298, 132, 168, 124],
    draw: () => (
      <>
        <Pipe via="45,-40 45,90 / 45,23.4 41.5,23.4 41.5,21.2" medium="hot" flow />
        <Pipe via="33.5,21.2 33.5,23.4 31.4,23.4 / 31.4,-40 31.4,90" medium="return" flow />
        <Radiator at={[33, 16]} />
        <path className="d-gas d-mark" d={warmAir} />
        <Valve at={[43.2, 23.4]} turn={180} kind="control" />
      </>
    ),
  },
  draw: () => (
    <>
      <Ground at={[1, 27.6]} w={12.5} />
      <Pipe via="11,18 14,18 14,5 45,5 45,23.4 41.5,23.4 41.5,21.2 / 45,14.4 41.5,14.4 41.5,12.2" medium="hot" flow />
      <Pipe
        via="33.5,12.2 33.5,14.4 31.4,14.4 31.4,27 14,27 14,24 11,24 / 33.5,21.2 33.5,23.4 31.4,23.4"
        medium="return"
        flow
      />
      <Pipe via="28.8,5 28.8,27" medium="return" small />
      <Pipe via="14,8 10.6,8 10.6,9.6" medium="hot" small />
      <Pipe via="10.6,10.8 10.6,12.2 1.9,12.2 1.9,27.2" medium="waste" small over />
      {/* The tundish, and the floor gully that its pipe discharges into. */}
      <path className="d-part" d="M99 96h14l-5 7v7h-4v-7zM10 274v9h18v-9" />
      <Valve at={[12.4, 8]} kind="safety" scale={0.8} />
      <Pipe via="1,25 3,25" medium="gas" />
      <Boiler at={[3, 16]} />
      <DosingPot at={[28.8, 13]} />
      <Valve at={[28.8, 8.6]} turn={90} />
      <Valve at={[28.8, 22.6]} turn={90} />
      <PumpSet at={[15.8, 5]} />
      <Gauge at={[15.6, 5]} />
      <g className="culprit">
        <Separator at={[24.5, 27]} />
      </g>
      <ExpansionVessel at={[16.6, 27]} turn={180} />
      <Radiator at={[33, 7]} />
      <Radiator at={[33, 16]} />
      <State is={1}>
        <path className="d-gas d-mark" d={warmAir} />
      </State>
      <State is={2}>
        <path className="d-solid" d="M332 204v-12q20-14 44-8t42 0v20zM231 294h28l-8 14h-12z" />
      </State>
      <Valve at={[43.2, 14.4]} turn={180} kind="control" />
      <Valve at={[43.2, 23.4]} turn={180} kind="control" />
      <Label at={[40, 2.8]} to={[38, 5]}>
        FLOW
      </Label>
      <Label at={[36, 29.6]} to={[31.4, 26]}>
        RETURN
      </Label>
    </>
  ),
};
