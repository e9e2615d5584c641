import { Cylinder } from "../parts/cylinders";
import { repeat } from "../parts/geometry";
import { Fault } from "../parts/marks";
import { Burst } from "../parts/pipe-breaks";
import { MultistagePump, Pump } from "../parts/pumps";
import { Closet, Tap } from "../parts/sanitary-ware";
import { Ground } from "../parts/structure";
import { Tank } from "../parts/tank";
import { Valve } from "../parts/valve";
import { drop, line } from "./line";

/** Pumps, tanks, drains and hot water. */
export const plumbing = {
  tank: <Tank at={[1.2, 2.1]} w={9} h={5} warning />,
  booster: (
    <>
      {line("water", "M2 72h98V60")}
      <MultistagePump at={[2.4, 7.9]} scale={0.47} />
      <MultistagePump at={[5.6, 7.9]} scale={0.47} />
      <rect className="d-part" x="84" y="14" width="30" height="48" rx="13" />
      <path className="d-fine" d="M84 40q7-6 15 0t15 0" />
    </>
  ),
  pump: (
    <>
      {line("water", "M0 44h120")}
      <Valve at={[1.8, 4.4]} scale={1.3} />
      <Valve at={[10.2, 4.4]} scale={1.3} />
      <Pump at={[6, 4.4]} scale={2.2} />
    </>
  ),
  circulator: (
    <>
      {line("water", "M0 52h120", true)}
      <path
        className="d-part"
        d="M14 38h8v28h-8zM98 38h8v28h-8zM22 42h10q6-12 28-12t28 12h10v20H88q-6 12-28 12T32 62H22z"
      />
      <Pump at={[4.5, 5.2]} scale={1.1} />
      <Pump at={[7.5, 5.2]} scale={1.1} />
      <path className="d-part" d="M36 8h18v22H36zM66 8h18v22H66z" />
      <path className="d-fine" d="M42 10v18M48 10v18M72 10v18M78 10v18" />
    </>
  ),
  "return-pump": (
    <>
      {line("hot", "M22 20V8h88v62H40", true)}
      {line("hot", "M76 8v14")}
      <Cylinder at={[0.6, 1.6]} scale={0.46} />
      <Tap at={[7.2, 2.6]} scale={1.1} />
      {drop(94.5, 44)}
      <Pump at={[7.4, 7]} turn={180} scale={1.05} />
    </>
  ),
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
  stack: (
    <>
      {line("waste", "M16 12v72M50 64v6q0 7-7 7H16")}
      <path className="d-part" d="M8 4h16v8H8z" />
      <Closet at={[3.8, 6.6]} scale={0.74} />
      <path d="M28 67h90" strokeWidth="2" />
      <path className="d-hatch" d={repeat(7, [11, 0], "l-7 7", [48, 68])} />
    </>
  ),
  "roof-outlet": (
    <>
      <path
        className="d-water d-mark"
        d="M16 6l-4 10M36 2l-4 10M58 6l-4 10M80 2l-4 10M102 6l-4 10M24 22l-4 10M92 22l-4 10"
      />
      {line("water", "M60 84V58")}
      <path d="M2 46h44M74 46h44" strokeWidth="3" />
      <path className="d-shade" d="M2 48h44v12H2zM74 48h44v12H74z" />
      <path className="d-part" d="M44 44h32q0 14-10 16H54q-10-2-10-16zM46 44q14-18 28 0z" />
      <path className="d-fine" d="M52 40v4M60 35v9M68 40v4" />
    </>
  ),
  burst: (
    <>
      {line("water", "M0 56h120")}
      <g transform="translate(60 56)scale(1.9)" fontSize="5">
        <Burst at={[0, 0]} />
      </g>
      {drop(36, 64)}
      {drop(86, 66)}
    </>
  ),
  drain: (
    <>
      {line("waste", "M0 74h120")}
      <Ground at={[0, 1.4]} w={3.5} />
      <g transform="translate(86 0)">
        <Ground at={[0, 1.4]} w={3.4} />
      </g>
      <path className="d-part" d="M36 20h48v48H36zM32 12h56v8H32z" />
      <path className="d-fine" d="M36 34h48M36 50h48" />
      <path d="M60 2v50q0 22 22 22h20" strokeWidth="2.6" />
      <path className="d-solid" d="M100 68l14 6-14 6z" />
    </>
  ),
  "no-water": (
    <>
      <path className="d-shade" d="M10 2h18v80H10z" />
      <path className="d-hatch" d="M10 18h18M10 34h18M10 50h18M10 66h18" />
      <Tap at={[2.8, 3.2]} scale={2.3} />
      <Fault at={[9.2, 6.6]} scale={1.4} />
    </>
  ),
  sample: (
    <>
      <path className="d-part" d="M49 4h22v12H49zM52 16h16v10l10 8v40q0 6-6 6H48q-6 0-6-6V34l10-8z" />
      <path className="d-water d-tint" stroke="none" d="M43 46h34v28q0 5-5 5H48q-5 0-5-5z" />
      <path className="d-water d-mark" d="M43 46h34" />
      <path className="d-part" d="M48 52h24v16H48z" />
      <path className="d-fine" d="M52 57h16M52 62h10M55 4v12M60 4v12M65 4v12" />
    </>
  ),
  thermometer: (
    <>
      <Tap at={[0.8, 2.9]} scale={2} />
      <path className="d-water d-mark" d="M48 56v24M56 56v24" />
      <path className="d-part" d="M88 10a7 7 0 0 1 14 0v43a14 14 0 1 1-14 0z" />
      <circle className="d-fault d-fill" cx="95" cy="65" r="8" />
      <path className="d-fault d-mark" strokeWidth="4" d="M95 60V26" />
      <path className="d-fine" d="M102 18h6M102 28h6M102 38h6M102 48h6" />
    </>
  ),
  "mixing-valve": (
    <>
      {line("hot", "M0 58h46", true)}
      {line("water", "M120 58H74", true)}
      {line("return", "M60 44V0")}
      <path className="d-part" d="M34 48h12v20H34zM74 48h12v20H74zM50 30h20v14H50z" />
      <circle className="d-part" cx="60" cy="58" r="18" />
      <circle className="d-fine" cx="60" cy="58" r="10" />
      <path className="d-part" d="M60 58l7-9" />
    </>
  ),
  "boiling-tap": (
    <>
      <path className="d-part" d="M26 76V32q0-20 20-20t20 18v6H55v-6q0-8-9-8t-9 10v44M20 70h24v6H20zM20 44h10v8H20z" />
      <path className="d-part" d="M48 52h28v14q0 10-10 10h-8q-10 0-10-10zM76 56h5q7 0 7 6t-7 6h-5" />
      <path className="d-fault d-mark" d="M84 44q-6-6 0-12t0-12M96 44q-6-6 0-12t0-12" />
      <path className="d-part" d="M6 76h108v5H6z" />
    </>
  ),
} as const;
