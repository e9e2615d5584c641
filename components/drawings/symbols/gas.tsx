import { Duct, Fan, Propeller } from "../parts/air";
import { StopButton } from "../parts/controls";
import { Boiler, Flame, Range, WallBoiler } from "../parts/gas-plant";
import { repeat } from "../parts/geometry";
import { GasMeter, Gauge, UGauge } from "../parts/instruments";
import { Bracket } from "../parts/pipes";
import { Ground } from "../parts/structure";
import { TestPoint, Valve } from "../parts/valves";
import { LowLossHeader } from "../parts/vessels";
import { line } from "./line";

/** Boilers, burners and what leads gas to them. */
export const gas = {
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
  "radiant-tube": (
    <>
      <path className="d-part" d="M4 2h112v5H4zM28 7v19M94 7v19M2 38h18v18H2z" />
      <path className="d-part" d="M22 26h84l10 14H12z" />
      <path className="d-none" strokeWidth="8" d="M20 47h94" />
      <path className="d-duct d-gas" strokeWidth="5" d="M20 47h94" />
      <path className="d-fault d-mark" d="M34 56l-6 16M60 56v16M86 56l6 16" />
      <path className="d-fault d-arrow" d="M22 70l10 3-8 8zM55 70h10l-5 10zM98 70l-10 3 8 8z" />
    </>
  ),
  "air-heater": (
    <>
      <path className="d-part" d="M44 14V2h12v12M8 14h62v56H8z" />
      <path className="d-fine" d="M50 14v56M56 22l8 6M56 32l8 6M56 42l8 6M56 52l8 6" />
      <Propeller at={[2.9, 4.2]} r={1.7} />
      <path className="d-fault d-mark" d="M78 26q12-5 26 0M78 42q12-5 26 0M78 58q12-5 26 0" />
      <path className="d-fault d-arrow" d="M104 19l12 7-12 7zM104 35l12 7-12 7zM104 51l12 7-12 7z" />
    </>
  ),
  cooker: (
    <>
      {line("gas", "M110 2v30")}
      <path className="d-none" stroke="var(--line)" strokeWidth="6" d="M62 66q20 14 24-10t24-18" />
      <path className="d-gas d-mark" strokeWidth="3" d="M62 66q20 14 24-10t24-18" />
      <path className="d-fine" strokeDasharray="3 2" d="M62 48l50-12" />
      <path className="d-part" d="M103 30h14v8h-14z" />
      <Range at={[1, 2.1]} scale={0.64} w={8} />
    </>
  ),
  flue: (
    <>
      <path className="d-fine" d="M54 12q-6-5 0-11M66 12q-6-5 0-11" />
      <path className="d-part" d="M52 26h16v58H52zM44 26l8-11h16l8 11zM38 62l11-14h22l11 14z" />
      <path d="M2 62h36M82 62h36" strokeWidth="3" />
      <path className="d-fine" d="M52 36h16M52 42h16M52 72h16" />
      <path className="d-hatch" d={repeat(4, [10, 0], "l-7 7", [10, 63]) + repeat(4, [10, 0], "l-7 7", [88, 63])} />
    </>
  ),
  "low-loss-header": (
    <>
      {line("hot", "M2 26h46M72 26h46", true)}
      {line("return", "M48 66H2M118 66H72")}
      <path className="d-solid" d="M20 19l11 7-11 7zM90 19l11 7-11 7zM31 59l-11 7 11 7zM101 59l-11 7 11 7z" />
      <LowLossHeader at={[4.5, 1.8]} h={5.6} />
    </>
  ),
  interlock: (
    <>
      {line("gas", "M0 68h120")}
      <path className="d-part" d="M6 6h56v44H6z" />
      <path className="d-tint" d="M12 12h26v14H12z" />
      <path className="d-fine" d="M12 34h26M12 42h18" />
      <StopButton at={[5, 2]} scale={0.72} />
      <path className="d-energy d-arrow" d="M45 36h10v6H45z" />
      <path className="d-signal" d="M62 24h28v12" />
      <Valve at={[9, 6.8]} scale={1.5} kind="solenoid" />
    </>
  ),
  analyser: (
    <>
      <path className="d-none" strokeWidth="2.4" d="M48 22V12q0-8 10-8h26q10 0 10 10v8" />
      <path className="d-part" d="M90 22h8v36h-8zM92 58h4v22h-4z" />
      <rect className="d-part" x="26" y="20" width="44" height="61" rx="6" />
      <path className="d-tint" d="M32 27h32v20H32z" />
      <path className="d-mark" d="M36 41l7-7 6 4 10-8" />
      <path
        className="d-fine"
        d="M34 54h6v5h-6zM45 54h6v5h-6zM56 54h6v5h-6zM34 66h6v5h-6zM45 66h6v5h-6zM56 66h6v5h-6z"
      />
    </>
  ),
  "gas-leak": (
    <>
      {line("gas", "M0 64h120")}
      <path className="d-part" d="M44 52h32v24H44z" />
      <path className="d-fine" d="M52 52v24M60 52v24M68 52v24" />
      <circle className="d-part" cx="54" cy="38" r="6" />
      <circle className="d-part" cx="70" cy="30" r="9" />
      <circle className="d-part" cx="58" cy="14" r="5" />
      <circle className="d-part" cx="76" cy="10" r="3" />
      <path className="d-fault d-mark" d="M38 44l-9-9M32 54H20M84 46l9-9M90 54h12" />
    </>
  ),
  capped: (
    <>
      {line("gas", "M0 22h120M60 22v30")}
      <path className="d-part" d="M48 14h24v16H48zM47 50h26v14H47z" />
      <path className="d-fine" d="M55 50v14M65 50v14M73 60q6 0 8 6" />
      <path className="d-gas d-tint" d="M80 62h32v18H80z" />
      <path className="d-fine" d="M86 68h20M86 74h12" />
    </>
  ),
  "gas-alarm": (
    <>
      <rect className="d-part" x="30" y="12" width="60" height="60" rx="9" />
      <path className="d-fine" d={repeat(4, [0, 5], "h36", [42, 50])} />
      <path className="d-none" strokeWidth="3" d="M57 25a9 9 0 1 0 0 12M83 31a9 9 0 1 0-18 0 9 9 0 0 0 18 0" />
      <path className="d-fault d-mark" d="M20 28q-8 14 0 28M10 20q-14 22 0 44M100 28q8 14 0 28M110 20q14 22 0 44" />
    </>
  ),
  "gas-valve": (
    <>
      {line("gas", "M0 60h120")}
      <Valve at={[6, 6]} scale={2.2} kind="lever" />
      <path d="M60 40l48-13" strokeWidth="5" />
      <path className="d-gas d-fill" d="M78 35l32-9-2-6-32 9z" />
    </>
  ),
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
