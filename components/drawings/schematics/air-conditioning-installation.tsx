import { type Point, units } from "../parts/geometry";
import { Label } from "../parts/label";
import { Pipe, Signal } from "../parts/pipes";
import { Cassette, OutdoorUnit } from "../parts/split-units";
import { Cut, Desk, Person } from "../parts/structure";
import { Controller } from "../parts/wall-controls";
import type { ServiceSchematic } from "./types";

/** The outdoor units on their feet. */
const outdoorUnits = (
  <>
    <path className="d-part" d="M30 115v21M110 115v21M138 115v21M218 115v21M26 110h89v5h-89zM134 110h89v5h-89z" />
    <OutdoorUnit at={[3, 1.4]} scale={0.9} />
    <g className="culprit">
      <OutdoorUnit at={[13.8, 1.4]} scale={0.9} />
    </g>
  </>
);

export const airConditioningInstallation: ServiceSchematic = {
  title:
    "Section of two rooms: two outdoor units share a liquid and a gas line that branch to a ceiling cassette in each; condensate drains down.",
  number: "A-01",
  name: "VRF air conditioning",
  card: {
    box: [16, 6, 220, 142],
    draw: () => (
      <>
        <Cut via="-40,14 90,14" />
        {outdoorUnits}
      </>
    ),
  },
  draw: () => (
    <>
      <Cut via="1,14 26,14 / 29.2,14 47,14 / 24,14.4 24,31 / 1,31.4 47,31.4" />
      <path className="d-fine" d="M12 200h58M190 200h46M244 200h56M420 200h48" />
      <Pipe
        via="17.6,19.1 28.2,19.1 28.2,11.9 11.9,11.9 11.9,9.2 11.1,9.2 / 31.4,19.1 28.2,19.1 / 22.6,11.9 22.6,9.2 21.9,9.2"
        medium="air"
        flow
        over
      />
      <Pipe
        via="11.1,7.4 12.8,7.4 12.8,12.9 27,12.9 27,17.4 17.6,17.4 / 27,17.4 31.4,17.4 / 21.9,7.4 23.6,7.4 23.6,12.9"
        medium="liquid"
        flow
        small
        over
      />
      <Pipe via="8.4,18.4 2.6,18.9 2.6,32.7 / 40.6,18.4 44.8,18.9 44.8,32.7" medium="waste" flow small over />
      <path className="d-solid" d={joints([22.6, 11.9], [23.6, 12.9], [27, 17.4], [28.2, 19.1])} />
      {outdoorUnits}
      <Cassette at={[7, 17]} />
      <Cassette at={[30, 17]} />
      <Person at={[5, 31]} scale={2.3} />
      <Desk at={[9.8, 31]} />
      <Desk at={[31, 31]} />
      <Controller at={[20.6, 23]} />
      <Signal via="21.6,23 21.6,20.5 18.4,20.5" />
      <Label at={[19.4, 16.2]}>LIQUID LINE</Label>
      <Label at={[31.4, 15.6]} to={[28.2, 15.6]}>
        GAS LINE
      </Label>
    </>
  ),
};

/** Dots where refrigerant lines branch. */
const joints = (...at: readonly Point[]) =>
  at.map(([x, y]) => `M${units(x) - 4} ${units(y)}a4 4 0 1 0 8 0 4 4 0 1 0-8 0`).join("");
