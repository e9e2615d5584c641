import { Label } from "../parts/label";
import { Pipe } from "../parts/pipes";
import { Pump } from "../parts/pumps";
import { Radiator } from "../parts/radiator";
import { Valve } from "../parts/valve";
import { ExpansionVessel } from "../parts/vessels";

/** Radiators on a riser of low-temperature hot water, which also heats the cylinder. */
export function WideHeating() {
  return (
    <>
      <Pipe
        via="51.4,59.4 51.4,50.1 43.9,50.1 43.9,23.7 / 47.8,23 47.8,23.7 43.9,23.7 / 47.8,31 47.8,31.7 43.9,31.7 / 48.4,59.4 60,59.4"
        medium="return"
        flow
        small
        over
      />
      <Pipe
        via="60,57 48.4,57 / 57,57 57,55.6 / 50.1,57 50.1,51.8 43.2,51.8 43.2,23 46,23 / 43.2,31 46,31"
        medium="hot"
        flow
        small
        over
      />
      {[20.7, 28.7].map((y) => (
        <Radiator key={y} at={[45.8, y]} w={5} scale={0.45} />
      ))}
      {[23, 31].map((y) => (
        <Valve key={y} at={[44.9, y]} kind="control" scale={0.45} />
      ))}
      <Pump at={[50.1, 54.4]} turn={-90} scale={0.55} />
      <Pump at={[49.2, 57]} turn={180} scale={0.5} />
      <Valve at={[57, 56]} turn={90} kind="safety" scale={0.45} />
      <ExpansionVessel at={[57.6, 59.4]} turn={180} scale={0.4} />
      <g className="d-inside">
        <Label at={[45.2, 19.5]} anchor="start">
          LTHW
        </Label>
      </g>
    </>
  );
}
