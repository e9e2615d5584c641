import { Panel } from "../parts/control-panel";
import { Label } from "../parts/label";
import { Signal } from "../parts/pipes";
import { Controller } from "../parts/wall-controls";

/** The building management system: its panel, a bus to the plant, a controller and a radiator valve on each floor. */
export function WideControls() {
  return (
    <>
      <Signal via="38.1,54 38.1,15.4 / 36,13.3 32.8,13.3 / 39,55.8 52,55.8 / 39,57 39,58 / 38.1,21.6 37,21.6 / 38.1,29.6 37,29.6 / 38.1,20.2 44.9,20.2 44.9,22.2 / 38.1,28.2 44.9,28.2 44.9,30.2" />
      {[20.7, 28.7].map((y) => (
        <Controller key={y} at={[35.2, y]} scale={0.9} />
      ))}
      <Panel at={[37, 53.6]} scale={0.3} />
      <g className="d-inside">
        <Label at={[38.3, 52.6]}>BMS</Label>
      </g>
    </>
  );
}
