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

/** Local exhaust ventilation from the hood to the outlet, and where it is measured. */
function LocalExhaust() {
  return (
    <>
      <Ground at={[0.4, 21.4]} w={47} />
      <path className="d-solid" d="M250 74h226v7H250z" />
      <Person at={[4, 21.4]} scale={3.4} />
      <path className="d-part" d="M70 146h70v6H70zM76 152h6v62h-6zM128 152h6v62h-6z" />
      <Duct via="16.6,12.4 20,12.4 20,11 27,11" width={1.8} medium="waste" flow />
      <Duct via="32,11 36,11" width={1.8} medium="waste" flow />
      <Duct via="41.6,9.4 44,9.4 44,2.2" width={1.8} medium="waste" flow />
      <path className="d-part" d="M142 100l26 14v20l-26 16z" />
      <path
        className="d-gas d-mark"
        d="M96 140q14-12 40-12M88 132q16-18 48-14M104 144q14-4 32-6"
        strokeDasharray="5 5"
      />
      <path className="d-part" d="M268 84h54v60l-16 16h-22l-16-16z" />
      <Filter at={[29.5, 11.2]} h={4.6} />
      <path className="d-part" d="M288 160h14v18h-14z" />
      <Fan at={[38.4, 11]} r={2.2} />
      <Shape medium="fault" d="M126 92v32M206 88v16M344 116v16" />
      <Word at={[14, 64]}>Air speed</Word>
      <path className="d-fine" d="M96 64q30 2 30 26M206 70v16M344 134v34" />
      <Word at={[206, 64]} middle>
        Pressure
      </Word>
      <Word at={[370, 188]} middle>
        Pressure
      </Word>
      <Word at={[152, 178]}>Hood</Word>
      <Word at={[290, 198]} middle>
        Filter
      </Word>
      <Word at={[398, 152]} middle>
        Fan
      </Word>
      <Word at={[422, 40]} end>
        Outlet above the roof
      </Word>
    </>
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
