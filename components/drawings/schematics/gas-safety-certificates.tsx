import { WallBoiler } from "../parts/boilers";
import { UGauge } from "../parts/instruments";
import { Range } from "../parts/kitchen";
import { Label } from "../parts/label";
import { Fault, Pass } from "../parts/marks";
import { GasMeter } from "../parts/meters";
import { State } from "../parts/part";
import { TestPoint } from "../parts/pipe-fittings";
import { Pipe } from "../parts/pipes";
import { RecordSheet } from "../parts/record-sheet";
import { Ground } from "../parts/structure";
import { Valve } from "../parts/valve";
import type { ServiceSchematic } from "./types";

export const gasSafetyCertificates: ServiceSchematic = {
  title:
    "Tightness test on an installation: valve shut, U-gauge after the meter, boiler and range off, the record filled in.",
  number: "G-01",
  name: "Tightness test and record",
  card: {
    box: [190, 2, 132, 122],
    draw: () => (
      <g className="d-gas">
        <RecordSheet at={[20, 1.8]} w={11} h={9.8} rows={4} />
      </g>
    ),
  },
  draw: () => (
    <>
      <Ground at={[1.5, 31]} w={45} />
      <Pipe via="4,31 4,13 9.5,13 9.5,16 / 12.5,16 12.5,13 41,13 41,11 / 32.8,13 32.8,27 34,27" medium="gas" />
      <WallBoiler at={[38, 2.4]} off />
      <Range at={[34, 22]} w={9} off />
      <GasMeter at={[11, 16]} />
      <Valve at={[4, 23]} turn={-90} kind="closed" />
      <Valve at={[32.8, 18]} turn={90} />
      <Valve at={[37.4, 13]} />
      <Valve at={[6.9, 13]} kind="regulator" scale={0.8} />
      <TestPoint at={[15.6, 13]} turn={180} />
      <path className="d-none" d="M156 145v8q0 8 10 8t10 8v16" strokeWidth="3" />
      <UGauge at={[17.6, 20.6]} />
      <RecordSheet at={[20, 1.8]} w={11} h={9.8} rows={4} />
      <Pass at={[11, 23]} />
      <Pass at={[45.6, 6]} />
      <Label at={[6.4, 27.4]} to={[4.5, 23.5]}>
        ECV SHUT
      </Label>
      <State is={1}>
        <Pass at={[45, 24]} />
        <Label at={[22.6, 21.4]} to={[19.8, 22.6]}>
          NO DROP
        </Label>
      </State>
      <State is={2}>
        <Fault at={[45, 24]} />
        <Fault at={[31, 11]} />
        <path className="d-duct" strokeWidth="5" d="M196 224v12" />
        <path className="d-water d-mark" d="M176 257v-12" />
        <path className="d-fault d-mark" d="M321 222l-13-6M320 228h-15M321 234l-13 6" />
        <Label at={[22.6, 21.4]} to={[19.8, 22.6]}>
          DROP
        </Label>
      </State>
    </>
  ),
};
