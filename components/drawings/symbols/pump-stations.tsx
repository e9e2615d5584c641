import { Pump } from "../parts/pumps";
import { Valve } from "../parts/valve";
import { line } from "./line";

/** Pumps in a sump, in a lifting station and in a set with its vessel. */
export const pumpStations = {
  sump: (
    <>
      <path className="d-shade" d="M2 24h28v50h60V24h28v58H2z" />
      <path className="d-water d-tint" stroke="none" d="M31 48h58v25H31z" />
      <path className="d-water d-mark" d="M31 48h58" />
      {line("waste", "M52 54V8h66")}
      <path className="d-part" d="M42 52h20v18H42zM45 70v4M59 70v4" />
      <path className="d-fine" d="M46 57h12M46 62h12M76 24v18" />
      <circle className="d-part" cx="76" cy="47" r="6" />
    </>
  ),
  "lifting-station": (
    <>
      {line("waste", "M2 40h24M88 66h16V2")}
      <path className="d-part" d="M38 12h18v20H38zM66 12h18v20H66z" />
      <rect className="d-part" x="22" y="30" width="68" height="48" rx="6" />
      <path className="d-waste d-tint" d="M23 54h66v18q0 5-5 5H28q-5 0-5-5z" />
      <path
        className="d-fine"
        d="M42 16h10M42 22h10M70 16h10M70 22h10M47 32v26M75 32v26M40 58h14v8H40zM68 58h14v8H68z"
      />
      <Valve at={[10.4, 3.2]} turn={-90} kind="nonReturn" scale={1.1} />
    </>
  ),
  vessel: (
    <>
      {line("water", "M2 74h92V60")}
      <path className="d-part" d="M8 10h50v58H8z" />
      <path className="d-tint" d="M14 16h22v12H14z" />
      <circle className="d-fine" cx="46" cy="23" r="7" />
      <path className="d-fine" d="M46 23l3-4" />
      <Pump at={[3.3, 4.9]} scale={1.1} />
      <rect className="d-part" x="74" y="8" width="40" height="54" rx="18" />
      <path className="d-fine" d="M74 36q10-8 20 0t20 0" />
    </>
  ),
};
