import { Label } from "../parts/label";
import { Pipe } from "../parts/pipes";
import { Pump } from "../parts/pumps";
import { Radiator } from "../parts/radiator";

/** Radiators on a riser of low-temperature hot water, which also heats the cylinder. */
export function TallHeating() {
  return (
    <>
      <Pipe
        via="26.7,38.4 26.7,30.8 23.7,30.8 23.7,15.9 / 26.1,15.3 26.1,15.9 23.7,15.9 / 26.3,21.3 26.3,21.9 23.7,21.9 / 25.6,38.4 28,38.4"
        medium="return"
        flow
        small
        over
      />
      <Pipe
        via="28,36.9 25.6,36.9 / 26.1,36.9 26.1,32.7 23.1,32.7 23.1,15.3 24.5,15.3 / 23.1,21.3 24.7,21.3"
        medium="hot"
        flow
        small
        over
      />
      <Pump at={[26.1, 34.6]} turn={-90} scale={0.45} />
      <Radiator at={[24.3, 13.2]} w={5} scale={0.4} />
      <Radiator at={[24.5, 19.2]} w={5} scale={0.4} />
      <g className="d-inside">
        <Label at={[24.3, 18]} anchor="start">
          LTHW
        </Label>
      </g>
    </>
  );
}
