import { Boiler, WallBoiler } from "../parts/boilers";
import { Fan, Propeller } from "../parts/fans";
import { Flame } from "../parts/flame";
import { repeat } from "../parts/geometry";
import { Range } from "../parts/kitchen";
import { Valve } from "../parts/valve";
import { LowLossHeader } from "../parts/vessels";
import { StopButton } from "../parts/wall-controls";
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
} as const;
