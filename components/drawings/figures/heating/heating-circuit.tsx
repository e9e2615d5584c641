import { Boiler } from "../../parts/boilers";
import { Label } from "../../parts/label";
import { Pipe } from "../../parts/pipes";
import { PumpSet } from "../../parts/pumps";
import { Radiator } from "../../parts/radiator";
import { Valve } from "../../parts/valve";
import type { Figure } from "../types";

export const heatingCircuit: Figure = {
  alt: "A boiler, a pump, radiators and their valves in one circuit",
  height: 270,
  draw: () => (
    <g transform="translate(0 -20)">
      <Pipe via="11,18 14,18 14,5 45,5 45,23.4 41.5,23.4 41.5,21.2 / 45,14.4 41.5,14.4 41.5,12.2" medium="hot" />
      <Pipe
        via="33.5,12.2 33.5,14.4 31.4,14.4 31.4,27 14,27 14,24 11,24 / 33.5,21.2 33.5,23.4 31.4,23.4"
        medium="return"
      />
      <Pipe via="1,25 3,25" medium="gas" />
      <Boiler at={[3, 16]} />
      <PumpSet at={[15.8, 5]} />
      <Radiator at={[33, 7]} />
      <Radiator at={[33, 16]} />
      <Valve at={[43.2, 14.4]} turn={180} kind="control" />
      <Valve at={[43.2, 23.4]} turn={180} kind="control" />
      <Label at={[7, 12.6]} to={[7, 16.6]}>
        Boiler
      </Label>
      <Label at={[20.8, 7.4]} to={[20.8, 5.6]}>
        Pump
      </Label>
      <Label at={[29.4, 10.9]} to={[34, 10.9]}>
        Radiators
      </Label>
      <Label at={[39.4, 26]} to={[42.6, 24]}>
        Valves
      </Label>
    </g>
  ),
};
