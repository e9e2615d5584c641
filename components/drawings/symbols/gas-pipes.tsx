import { Duct } from "../parts/duct";
import { repeat } from "../parts/geometry";
import { GasMeter } from "../parts/meters";
import { Bracket, TestPoint } from "../parts/pipe-fittings";
import { Ground } from "../parts/structure";
import { line } from "./line";

/** Gas meters and pipes. */
export const gasPipes = {
  "gas-meter": (
    <>
      {line("gas", "M0 6h36q5 0 5 6M79 12q0-6 5-6h36")}
      <GasMeter at={[6, 1.2]} scale={1.3} />
    </>
  ),
  "meter-house": (
    <>
      {line("gas", "M104 68h16")}
      <path className="d-part" d="M14 20h92v58H14zM8 10h104v10H8z" />
      <path
        className="d-fine"
        d={`M24 28h35v50H24zM61 28h35v50H61z${repeat(5, [0, 5], "h25m12 0h25", [29, 34])}M56 58v6M64 58v6`}
      />
      <path className="d-gas d-fill" d="M40 62l8 13H32z" />
    </>
  ),
  "gas-pipe": (
    <>
      {line("gas", "M0 24h44q8 0 8 8v16q0 8 8 8h60")}
      <path className="d-part" d="M30 16h8v16h-8zM44 42h16v8H44z" />
      <Bracket at={[1.6, 2.4]} drop={1.6} />
      <Bracket at={[10.4, 5.6]} drop={1.6} />
      <TestPoint at={[8, 5.6]} scale={1.6} />
    </>
  ),
  "steel-pipe": (
    <>
      <Duct via="0,4.2 12,4.2" width={2.4} medium="gas" />
      <path className="d-part" d="M62 18h8v48h-8zM72 18h8v48h-8z" />
      <path d="M57 25h28M57 59h28" strokeWidth="3.4" />
      <path className="d-fine" d="M26 30q5 12 0 24M29 30q5 12 0 24M32 30q5 12 0 24" />
    </>
  ),
  "copper-pipe": (
    <>
      <Duct via="0,2.4 6.6,2.4 7.2,3 7.2,8.4" width={1.8} medium="gas" />
      <path className="d-part" d="M36 12h12v24H36zM60 48h24v12H60z" />
      <path className="d-fine" d="M40 12v24M44 12v24M60 52h24M60 56h24M8 12v24M60 76h24" />
    </>
  ),
  "buried-pipe": (
    <>
      {line("gas", "M0 68h84q8 0 8-8V12")}
      <Ground at={[0, 2.4]} w={12} />
      <path className="d-gas d-mark" strokeWidth="4" strokeDasharray="9 4" d="M2 47h80" />
      <path className="d-part" d="M85 4h14v10H85zM87 36h10v10H87z" />
    </>
  ),
  "corrugated-pipe": (
    <>
      <path className="d-duct-case" strokeWidth="15" d="M10 66h10c30 0 10-46 40-46s12 40 36 40h14" />
      <path className="d-gas d-duct" strokeWidth="12" d="M10 66h10c30 0 10-46 40-46s12 40 36 40h14" />
      <path className="d-none" strokeWidth="12" strokeDasharray="1 4" d="M10 66h10c30 0 10-46 40-46s12 40 36 40h14" />
      <path className="d-part" d="M2 55h12v22H2zM106 49h12v22h-12z" />
      <path className="d-fine" d="M2 62h12M2 70h12M106 56h12M106 64h12" />
    </>
  ),
};
