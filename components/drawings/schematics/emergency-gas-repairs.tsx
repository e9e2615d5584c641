import { Stream } from "../parts/duct";
import { Range } from "../parts/kitchen";
import { Label } from "../parts/label";
import { GasMeter } from "../parts/meters";
import { Burst } from "../parts/pipe-breaks";
import { Pipe } from "../parts/pipes";
import { Cut, Person } from "../parts/structure";
import { Valve } from "../parts/valve";
import type { ServiceSchematic } from "./types";

/** The meter between the shut valve and the leak. */
const leak = (
  <>
    <GasMeter at={[13.4, 16]} scale={1.5} />
    <g className="d-fault d-alert">
      <Valve at={[7.2, 22.4]} turn={-90} kind="closed" scale={1.9} />
    </g>
    <Valve at={[7.2, 17.4]} turn={-90} kind="regulator" />
    <Burst at={[19.4, 20]} turn={90} />
  </>
);

export const emergencyGasRepairs: ServiceSchematic = {
  title:
    "A gas escape made safe, in order: flames out, windows open, the valve shut if that is safe, people outside to call.",
  number: "E-03",
  name: "Gas escape, made safe",
  card: {
    box: [16, 124, 218, 130],
    draw: () => (
      <>
        <Pipe via="7.2,90 7.2,22.4" medium="gas" />
        <Pipe via="7.2,22.4 7.2,14 11.2,14 11.2,16.4 / 15.6,16.4 15.6,14 19.4,14 19.4,90" medium="waste" />
        {leak}
      </>
    ),
  },
  draw: () => (
    <>
      <path className="d-shade" stroke="none" d="M9 300h462v27H9z" />
      <path
        className="d-gas d-mark"
        strokeDasharray="1 5"
        d="M194 204C152 156 158 104 222 94S318 90 356 74v44C300 124 252 116 234 134S218 190 194 204"
      />
      <Cut via="2,3 36,3 / 36,2.6 36,6.4 / 36,13.6 36,30 / 0.9,30 47.1,30 / 2,2.6 2,30" />
      <path className="d-fine" d="M364 64l64-20v84l-64 8M364 100l64-14" />
      <Stream at={[33, 9.8]} medium="fault" />
      <Pipe via="7.2,32.4 7.2,22.4" medium="gas" />
      <Pipe via="7.2,22.4 7.2,14 11.2,14 11.2,16.4 / 15.6,16.4 15.6,14 19.4,14 19.4,26 22.2,26" medium="waste" />
      {leak}
      <Range at={[22.2, 20.6]} w={8} off />
      <Person at={[39.6, 29.6]} scale={2.2} />
      <Label at={[26.8, 15]}>FLAMES</Label>
      <Label at={[26.8, 16.8]}>OUT</Label>
      <Label at={[26.6, 4.9]} to={[36, 6.2]}>
        OPEN WINDOWS
      </Label>
      <Label at={[9.8, 26.4]} to={[8.2, 23.6]}>
        SHUT
      </Label>
      <Label at={[10.3, 28.2]} anchor="start">
        IF SAFE
      </Label>
      <Label at={[41.7, 16.6]}>LEAVE,</Label>
      <Label at={[41.7, 18.4]}>THEN</Label>
      <Label at={[41.7, 20.2]}>CALL</Label>
    </>
  ),
};
