import { Duct } from "../parts/duct";
import { Flame } from "../parts/flame";
import { repeat } from "../parts/geometry";
import { Gauge, UGauge } from "../parts/instruments";
import { GasMeter } from "../parts/meters";
import { Bracket, TestPoint } from "../parts/pipe-fittings";
import { Ground } from "../parts/structure";
import { Valve } from "../parts/valve";
import { StopButton } from "../parts/wall-controls";
import { line } from "./line";

/** Meters, gas pipes and their tests. */
export const gasSupply = {
  "drilled-pipe": (
    <>
      {line("gas", "M22 0v84")}
      <path
        className="d-part"
        d="M28 33h28v6H28zM56 27h14v18H56zM70 16h32q10 0 10 10v10q0 10-10 10H70zM84 46h18l4 34H86z"
      />
      <path className="d-fine" d="M32 33l6 6M40 33l6 6M48 33l6 6M78 16v30M80 54h4v10M92 24h12M92 30h12" />
      <path className="d-fault d-mark" d="M14 22L6 14M12 36H2M14 50l-8 8" />
    </>
  ),
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
  "gas-train": (
    <>
      {line("gas", "M0 58h120")}
      <path className="d-part" d="M8 46h20v12H8zM10 58h16v16H10z" />
      <path className="d-fine" d="M14 60v12M18 60v12M22 60v12" />
      <Valve at={[4.2, 5.8]} scale={1.05} kind="regulator" />
      <Valve at={[7.7, 5.8]} scale={1.05} kind="solenoid" />
      <Valve at={[10.5, 5.8]} scale={1.05} kind="solenoid" />
    </>
  ),
  "tightness-test": (
    <>
      {line("gas", "M0 72h56")}
      <TestPoint at={[2.4, 7.2]} scale={1.5} />
      <path className="d-none" strokeWidth="2.4" d="M24 50V20Q24 4 44 4h24" />
      <UGauge at={[6.8, 2]} scale={0.72} />
    </>
  ),
  "bunsen-burner": (
    <>
      <path className="d-none" stroke="var(--line)" strokeWidth="6" d="M66 62q18 8 24-8t28-6" />
      <path className="d-gas d-mark" strokeWidth="3" d="M66 62q18 8 24-8t28-6" />
      <path className="d-part" d="M54 32h12v34H54zM51 54h18v7H51zM42 74q2-8 12-8h12q10 0 12 8zM6 74h108v6H6z" />
      <circle className="d-solid" cx="60" cy="57.5" r="2" />
      <Flame at={[6, 3.2]} scale={0.95} />
    </>
  ),
  "strength-test": (
    <>
      {line("gas", "M0 74h120")}
      <Gauge at={[7.6, 7.2]} scale={2} />
      <path className="d-part" d="M12 30h10v38H12zM6 68h22v6H6zM17 30V14M8 14h18" />
      <path className="d-none" strokeWidth="2.4" d="M28 70q8 0 8-10t10-10h8v18" />
    </>
  ),
  purge: (
    <>
      {line("gas", "M0 72h46q8 0 8-8V36")}
      <Valve at={[2.4, 7.2]} scale={1.2} kind="lever" />
      <path className="d-part" d="M46 34h16v-8H46zM50 26h8v-6h-8z" />
      <path className="d-fine" d="M50 16q-8-4-2-12M58 16q8-4 2-12M54 14V2" />
      <rect className="d-part" x="80" y="26" width="30" height="44" rx="4" />
      <path className="d-tint" d="M86 32h18v12H86z" />
      <path className="d-fine" d="M62 30h18M86 52h5M95 52h5M86 60h5M95 60h5" />
    </>
  ),
  "safety-stop": <StopButton at={[6, 4.2]} scale={2.9} />,
} as const;
