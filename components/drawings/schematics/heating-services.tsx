import { Boiler } from "../parts/boilers";
import { Duct } from "../parts/duct";
import { Label } from "../parts/label";
import { Pipe } from "../parts/pipes";
import { Pump } from "../parts/pumps";
import { Radiator } from "../parts/radiator";
import { Cut } from "../parts/structure";
import { Valve } from "../parts/valve";
import { Controller } from "../parts/wall-controls";
import type { Schematic } from "./types";

/** The ceiling levels of the section's three floors. */
const floors = [3, 10, 17] as const;

export const heatingServices: Schematic = {
  title:
    "Section of three floors with radiators on two-pipe risers, fed from a boiler in the basement whose flue ends above the roof.",
  number: "A-05",
  name: "Heating, three floors",
  draw: () => (
    <>
      <Cut via="3,3 46,3 / 3,10 46,10 / 3,17 46,17 / 1,24 47.2,24 / 3,32.2 46,32.2" width={0.6} />
      <Cut via="3,2.7 3,5 / 3,8 3,12 / 3,15 3,19 / 3,22 3,32.5 / 45.7,2.7 45.7,32.5" width={0.6} />
      <path className="d-fine" d="M29 50v30M31 50v30M29 120v30M31 120v30M29 190v30M31 190v30" />
      <Duct via="41.2,25.2 41.2,1.8" width={1.2} medium="waste" flow />
      <path d="M402 16h20" />
      <Pipe via="47.2,29.4 43.2,29.4" medium="gas" small over />
      <Pipe
        via={`39,27.4 24,27.4 24,8.3${floors.flatMap((y) => [19.2, 30.4].map((x) => `/24,${y + 5.3} ${x},${y + 5.3} ${x},${y + 5}`)).join("")}`}
        medium="hot"
        flow
        small
        over
      />
      <Pipe
        via={`26,9.15 26,30 39,30${floors.flatMap((y) => [12.4, 37.2].map((x) => `/${x},${y + 5} ${x},${y + 6.15} 26,${y + 6.15}`)).join("")}`}
        medium="return"
        flow
        small
        over
      />
      {floors.map((y) => (
        <g key={y}>
          <Radiator at={[12, y + 0.55]} scale={0.85} />
          <Radiator at={[30, y + 0.55]} scale={0.85} />
          <Controller at={[5.6, y + 2]} />
          <Valve at={[21.6, y + 5.3]} scale={0.7} kind="control" />
          <Valve at={[28.4, y + 5.3]} scale={0.7} kind="control" />
        </g>
      ))}
      <Boiler at={[39, 25.6]} scale={0.54} />
      <Pump at={[35, 27.4]} turn={180} scale={0.75} />
      <Valve at={[31, 27.4]} scale={0.7} />
      <Valve at={[44.4, 29.4]} scale={0.6} />
      <Label at={[20, 26.4]} to={[24, 26.4]}>
        FLOW 55 °C
      </Label>
      <Label at={[20, 29]} to={[26, 29]}>
        RETURN 45 °C
      </Label>
    </>
  ),
};
