import { Flame } from "../parts/flame";
import { repeat } from "../parts/geometry";
import { line } from "./line";

/** Kinds of homes. */
export const homes = {
  house: (
    <>
      <path className="d-part" d="M80 22V8h12v22M18 40h84v40H18zM8 42L60 6l52 36z" />
      <path className="d-part" d="M52 54h17v26H52z" />
      <path className="d-air d-tint" d="M28 50h16v15H28zM77 50h16v15H77z" />
      <path className="d-fine" d="M36 50v15M85 50v15M64 66v4" />
    </>
  ),
  flats: (
    <>
      <path
        className="d-part"
        d={`M30 6h60v74H30zM26 2h68v4H26z${repeat(3, [0, 19], "h-14v9h14", [30, 18])}${repeat(3, [0, 19], "h14v9h-14", [90, 18])}`}
      />
      <path className="d-air d-tint" d={repeat(3, [0, 19], "h14v13h-14zm23 0h14v13h-14z", [38, 12])} />
      <path className="d-part" d="M52 66h16v14H52z" />
      <path className="d-fine" d="M4 80h112M60 66v14" />
    </>
  ),
  "communal-boiler": (
    <>
      <path className="d-part" d="M16 2h88v78H16z" />
      <path d="M16 21h88M16 40h88M16 58h88" />
      {line("hot", "M60 62V12M40 12h40M40 31h40M40 50h40")}
      <path className="d-part" d={repeat(3, [0, 19], "h16v11h-16zm42 0h16v11h-16z", [31, 6])} />
      <path className="d-part" d="M46 61h28v19H46z" />
      <Flame at={[6, 7.8]} scale={0.55} />
      <path
        className="d-fine"
        d={`M2 80h116${repeat(3, [0, 19], "v5m4-5v5m4-5v5", [35, 9])}${repeat(3, [0, 19], "v5m4-5v5m4-5v5", [77, 9])}`}
      />
    </>
  ),
};
