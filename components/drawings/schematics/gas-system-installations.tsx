import { Boiler } from "../parts/boilers";
import { Label } from "../parts/label";
import { GasMeter } from "../parts/meters";
import { Cap, TestPoint } from "../parts/pipe-fittings";
import { Pipe } from "../parts/pipes";
import { Cut } from "../parts/structure";
import { Valve } from "../parts/valve";
import type { ServiceSchematic } from "./types";

export const gasSystemInstallations: ServiceSchematic = {
  title: "Gas from the street through shut-off valve, regulator and meter to a header that feeds two boilers.",
  number: "G-03",
  name: "Plant room gas",
  card: {
    box: [174, 116, 266, 194],
    draw: () => (
      <>
        <Cut via="-40,30 90,30" />
        <Pipe via="-40,13 90,13 / 28.6,13 28.6,25 27,25 / 40.6,13 40.6,25 39,25" medium="gas" flow />
        <Boiler at={[19, 18]} />
        <Boiler at={[31, 18]} />
        <Valve at={[28.6, 17]} turn={90} />
        <Valve at={[40.6, 17]} turn={90} />
      </>
    ),
  },
  draw: () => (
    <>
      <Cut via="17.4,1 17.4,5.2 / 17.4,6.8 17.4,29.6 / 1,30 47,30" />
      <path className="d-part" d="M166 53h16v14h-16z" />
      <Pipe
        via="4,32.4 4,15 7.5,15 7.5,18 / 10.5,18 10.5,6 44,6 44,1.6 / 28.6,6 28.6,25 27,25 / 40.6,6 40.6,25 39,25"
        medium="gas"
        flow
      />
      <Boiler at={[19, 18]} goesOut />
      <Boiler at={[31, 18]} goesOut />
      <Valve at={[4, 25.4]} turn={-90} kind="lever" />
      <Valve at={[4, 20]} turn={-90} kind="regulator" />
      <GasMeter at={[9, 18]} />
      <TestPoint at={[10.5, 12.6]} turn={90} />
      <Valve at={[14, 6]} />
      <g className="culprit">
        <Valve at={[21.4, 6]} kind="solenoid" />
      </g>
      <Valve at={[28.6, 12]} turn={90} />
      <Valve at={[40.6, 12]} turn={90} />
      <TestPoint at={[28.6, 15.6]} turn={90} />
      <TestPoint at={[40.6, 15.6]} turn={90} />
      <Valve at={[44, 3.8]} turn={-90} scale={0.6} />
      <Cap at={[44, 2]} turn={-90} />
      <Label at={[7, 28]} to={[4.4, 25.8]}>
        ECV
      </Label>
      <Label at={[22.6, 10.4]} to={[21.4, 7]} anchor="middle">
        SOLENOID
      </Label>
      <Label at={[40.4, 3.4]} to={[43.6, 3.8]}>
        PURGE
      </Label>
    </>
  ),
};
