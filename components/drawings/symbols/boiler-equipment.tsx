import { repeat } from "../parts/geometry";
import { Valve } from "../parts/valve";
import { LowLossHeader } from "../parts/vessels";
import { StopButton } from "../parts/wall-controls";
import { line } from "./line";

/** Equipment around a boiler. */
export const boilerEquipment = {
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
};
