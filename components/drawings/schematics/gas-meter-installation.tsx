import { repeat } from "../parts/geometry";
import { Label } from "../parts/label";
import { GasMeter } from "../parts/meters";
import { State } from "../parts/part";
import { Strainer, TestPoint } from "../parts/pipe-fittings";
import { Pipe } from "../parts/pipes";
import { Ground } from "../parts/structure";
import { Valve } from "../parts/valve";
import type { ServiceSchematic } from "./types";

/** The meter between its regulator and the outlet valve. */
const meter = (
  <>
    <Valve at={[16.6, 10]} kind="regulator" scale={1.2} />
    <TestPoint at={[31, 10]} />
    <GasMeter at={[25, 13]} scale={2.1} />
    <Valve at={[33.8, 18]} turn={90} scale={1.2} />
  </>
);

export const gasMeterInstallation: ServiceSchematic = {
  title: "Gas meter in its ventilated housing: riser, emergency control valve, filter, regulator, meter, outlet valve.",
  number: "G-06",
  name: "Meter and housing",
  card: {
    box: [86, 70, 288, 180],
    draw: () => (
      <>
        <Pipe via="12,90 12,10 21.8,10 21.8,13.4 / 28.2,13.4 28.2,10 33.8,10 33.8,90" medium="gas" />
        <Valve at={[12, 18]} turn={-90} kind="lever" scale={1.3} />
        {meter}
      </>
    ),
  },
  draw: () => (
    <>
      <Ground at={[1.5, 28]} w={45} />
      <path className="d-part d-shade" d="M70 272h310v8H70z" />
      <path d="M80 30h290v242H80zM70 22h310v8H70z" />
      <path className="d-fine" d="M86 36h278v230H86z" />
      <path className="d-hatch" d={repeat(4, [0, 5], "h48", [226, 246]) + repeat(3, [0, 5], "h48", [226, 44])} />
      <Pipe via="12,32.4 12,10 21.8,10 21.8,13.4 / 28.2,13.4 28.2,10 33.8,10 33.8,32.4" medium="gas" />
      <Valve at={[12, 24]} turn={-90} kind="lever" scale={1.3} />
      <g className="culprit">
        <Strainer at={[12, 18.4]} turn={-90} />
      </g>
      <State is={1}>
        <Pipe via="12,32.4 12,10 21.8,10 21.8,13.4 / 28.2,13.4 28.2,10 33.8,10 33.8,32.4" medium="gas" bare />
        <Label at={[31.6, 7.2]}>21 mbar</Label>
      </State>
      <State is={2}>
        <Pipe via="12,32.4 12,19" medium="gas" bare />
        <path className="d-solid" d="M126 178h6l6 4-4 8-8-4z" />
        <Label at={[31.6, 7.2]}>12 mbar</Label>
      </State>
      {meter}
      <Label at={[14.8, 25]} to={[12.6, 24.4]}>
        ECV
      </Label>
    </>
  ),
};
