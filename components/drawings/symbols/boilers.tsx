import { Boiler, WallBoiler } from "../parts/boilers";
import { Fan } from "../parts/fans";
import { Flame } from "../parts/flame";
import { repeat } from "../parts/geometry";
import { line } from "./line";

/** Boilers, their burners and water heaters. */
export const boilers = {
  "wall-boiler": <WallBoiler at={[3.7, 0.9]} scale={0.78} />,
  boiler: <Boiler at={[3.5, 0.7]} scale={0.63} />,
  cascade: (
    <>
      {line("hot", "M22 40v22M60 40v22M98 40v22M2 62h116", true)}
      {line("return", "M32 40v36M70 40v36M108 40v36M2 76h116")}
      <WallBoiler at={[1.2, 0.6]} scale={0.46} />
      <WallBoiler at={[4.8, 0.6]} scale={0.46} />
      <WallBoiler at={[8.6, 0.6]} scale={0.46} off />
    </>
  ),
  burner: (
    <>
      {line("gas", "M54 82V58")}
      <path className="d-part" d="M44 34h26v24H44zM70 4h8v76h-8z" />
      <path className="d-hatch" d={repeat(7, [0, 10], "l8-8", [70, 16])} />
      <Fan at={[2.6, 4.8]} r={2.1} />
      <path className="d-gas d-fill" d="M79 46q3-15 18-16 3 6-3 9 14-1 23 7-14 8-23 7 6 3 3 9-15-1-18-16z" />
      <path className="d-part" d="M40 18h18v12H40z" />
    </>
  ),
  "water-heater": (
    <>
      {line("water", "M4 64h34")}
      {line("hot", "M82 22h34", true)}
      <path className="d-part" d="M54 14V2h12v12M36 20q0-7 24-7t24 7v54q0 6-24 6t-24-6z" />
      <path className="d-fine" d="M54 14v42M66 14v42M36 56h48M54 24l12 6M66 34l-12 6M54 44l12 6" />
      <Flame at={[6, 7.6]} scale={0.62} />
    </>
  ),
};
