import { Flame } from "../parts/flame";
import { Gauge, UGauge } from "../parts/instruments";
import { TestPoint } from "../parts/pipe-fittings";
import { Valve } from "../parts/valve";
import { StopButton } from "../parts/wall-controls";
import { line } from "./line";

/** Gas trains, laboratories and tests of gas pipework. */
export const gasTests = {
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
};
