import { Duct } from "../../parts/duct";
import { Filter } from "../../parts/duct-fittings";
import { Fan } from "../../parts/fans";
import { Ground, Person } from "../../parts/structure";
import { Shape } from "../shape";
import type { Figure } from "../types";
import { Word } from "../word";

/** Local exhaust ventilation from the hood to the outlet, and where it is measured; larger, as it stands in a narrow column. */
export const localExhaust: Figure = {
  alt: "Fumes are drawn from the bench and hood through a filter and a fan to an outlet above the roof",
  height: 248,
  draw: () => (
    <g transform="scale(1.2)">
      <Ground at={[0.4, 17.8]} w={39} />
      <path className="d-solid" d="M210 60h186v6H210z" />
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
      <Word at={[10, 54]}>Air speed</Word>
      <path className="d-fine" d="M92 49q12 2 12 27M170 59v14M284 111v24" />
      <Word at={[170, 54]} middle>
        Pressure
      </Word>
      <Word at={[302, 151]} middle>
        Pressure
      </Word>
      <Word at={[122, 150]}>Hood</Word>
      <Word at={[245, 170]} middle>
        Filter
      </Word>
      <Word at={[330, 127]} middle>
        Fan
      </Word>
      <Word at={[350, 32]} end>
        Outlet above the roof
      </Word>
    </g>
  ),
};
