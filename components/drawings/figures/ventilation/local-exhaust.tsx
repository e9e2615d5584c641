import { Duct } from "../../parts/duct";
import { Filter } from "../../parts/duct-fittings";
import { Fan } from "../../parts/fans";
import { Ground, Person } from "../../parts/structure";
import { Item } from "../item";
import { NumberedKey } from "../numbered-key";
import { Shape } from "../shape";
import type { Figure } from "../types";

/** Local exhaust ventilation from the hood to the outlet, with the measuring points in red. */
export const localExhaust: Figure = {
  alt: "Fumes are drawn from the bench and hood through a filter and a fan to an outlet above the roof",
  height: 248,
  draw: () => (
    <>
      <g transform="translate(21 -15) scale(1.06)">
        <Ground at={[0.4, 17.8]} w={39} />
        <path className="d-wall" d="M210 60h186v6H210z" />
        <Person at={[2.9, 17.8]} scale={2.8} />
        <path className="d-part" d="M54 124h62v5H54zM60 129h5v49h-5zM105 129h5v49h-5z" />
        <Duct via="13.4,10.4 16.4,10.4 16.4,9.2 22.4,9.2" width={1.6} medium="waste" flow />
        <Duct via="26.6,9.2 30.2,9.2" width={1.6} medium="waste" flow />
        <Duct via="34,7.9 36.6,7.9 36.6,1.4" width={1.6} medium="waste" flow />
        <path className="d-part" d="M114 84l22 12v16l-22 14z" />
        <path
          className="d-gas d-mark"
          d="M76 116q12-12 34-10M70 108q14-16 40-12M84 120q12-4 26-6"
          strokeDasharray="5 5"
        />
        <path className="d-part" d="M222 70h46v50l-14 14h-18l-14-14z" />
        <Filter at={[24.5, 9.4]} h={4} />
        <path className="d-part" d="M239 134h12v16h-12z" />
        <Fan at={[32, 9.2]} r={1.9} />
        <Shape medium="fault" d="M104 78v27M170 74v16M284 94v16" />
        <Item at={[12.8, 6.6]}>1</Item>
        <Item at={[20.2, 12.4]}>2</Item>
        <Item at={[32.6, 13.2]}>3</Item>
        <Item at={[34, 3]}>4</Item>
      </g>
      <NumberedKey at={[2, 19.9]}>{["Hood: air speed", "Filter: pressure"]}</NumberedKey>
      <NumberedKey at={[22, 19.9]} marks="34">
        {["Fan", "Outlet above the roof"]}
      </NumberedKey>
    </>
  ),
};
