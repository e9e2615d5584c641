import { Duct, Fan, Filter } from "../parts/air";
import { Flame } from "../parts/gas-plant";
import { repeat } from "../parts/geometry";
import { Arrow } from "../parts/pipes";
import { Ground, Person } from "../parts/structure";
import { Shape } from "./shapes";
import type { Figure } from "./types";
import { Word } from "./word";

/** A kitchen's extract duct cut along its length: grease on its floor, measured through three doors. */
function Grease() {
  const doors = [
    [110, 122, "140 µm"],
    [250, 116, "180 µm"],
    [390, 103, "520 µm"],
  ] as const;
  return (
    <>
      <Duct via="0.4,8.8 47.6,8.8" width={9} medium="waste" />
      <Arrow at={[3.4, 8]} medium="waste" />
      <Arrow at={[46, 8]} medium="waste" />
      <path className="d-gas d-fill" d="M4 132v-6l90-4 80-3 76-3 70-4 40-8 40-2 40 6 36 3v21z" />
      {doors.map(([x, y, reading], index) => (
        <g key={x} className={index === 2 ? "d-fault" : undefined}>
          <path className="d-part" d={`M${x - 26} 36h52v8h-52z`} />
          <path className="d-mark" d={`M${x} 36V${y}M${x - 5} ${y}h10`} />
          <Word at={[x, 24]} middle strong>
            {reading}
          </Word>
        </g>
      ))}
      <Word at={[14, 170]}>For example, three readings average 280 µm:</Word>
      <Word at={[14, 194]}>over 200, so the whole duct needs a clean.</Word>
      <g className="d-fault">
        <Word at={[14, 224]} strong>
          520 is over 500: this spot first, and soon.
        </Word>
      </g>
    </>
  );
}

/** A damper in a fire wall: its blades held up by a link, and dropped in a fire. */
function FireDamper() {
  return (
    <>
      {[0, 244].map((x) => (
        <g key={x} transform={`translate(${x})`}>
          <Duct via="0.6,11 23,11" width={9} flow={x === 0} />
          <path className="d-solid" d="M104 8h24v57h-24zM104 155h24v57h-24z" />
          <path className="d-part" d="M98 58h36v8H98zM98 154h36v8H98z" />
        </g>
      ))}
      <path className="d-part" d="M108 66h16v18h-16z" />
      <path className="d-fine" d="M108 70h16M108 74h16M108 78h16" />
      <path className="d-gas d-mark" d="M116 84v14" />
      <circle className="d-gas d-fill" cx="116" cy="101" r="4" />
      <path className="d-part" d={repeat(8, [0, 11], "l8 5.5-8 5.5h-8l8-5.5-8-5.5z", [360, 66])} />
      <Flame at={[29, 15.2]} scale={2.4} />
      <Flame at={[32.6, 15.2]} scale={1.6} />
      <Word at={[116, 238]} middle>
        Open: held by a link
      </Word>
      <Word at={[362, 238]} middle>
        Shut: the link melted
      </Word>
    </>
  );
}

/** Local exhaust ventilation from the hood to the outlet, and where it is measured; larger, as it stands in a narrow column. */
function LocalExhaust() {
  return (
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
  );
}

export const ventilation = {
  grease: {
    alt: "Grease readings at three access doors of one duct: 140, 180 and 520 microns",
    draw: Grease,
    height: 248,
  },
  "fire-damper": {
    alt: "One fire damper is open, its blades held by a link, and the other is shut across the duct",
    draw: FireDamper,
    height: 248,
  },
  "local-exhaust": {
    alt: "Fumes are drawn from the bench and hood through a filter and a fan to an outlet above the roof",
    draw: LocalExhaust,
    height: 248,
  },
} as const satisfies Record<string, Figure>;
