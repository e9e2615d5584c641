import { Person } from "../parts/structure";
import { Balloons } from "./balloons";
import { Handles } from "./handles";
import { Scene } from "./scene";
import { Supplies } from "./supplies";

/** A building in section at night, with the handles that shut off its gas, water and power. */
export function NightSection() {
  return (
    <svg viewBox="0 0 480 400" role="img" aria-labelledby="drawing-night" className="drawing">
      <title id="drawing-night">
        A London building at night in section, with the handles that shut off its gas, water and power.
      </title>
      <g className="night" transform="translate(-20)">
        <Scene />
        <Supplies />
        <Person at={[6.8, 27.2]} scale={2} />
        <Handles />
      </g>
      <g transform="translate(-20)">
        <Balloons />
      </g>
      <g className="d-below">
        <text x="8" y="291">
          WATER
        </text>
        <text x="8" y="323">
          GAS
        </text>
        <text x="8" y="353">
          POWER
        </text>
      </g>
    </svg>
  );
}
