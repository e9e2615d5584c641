import { Cylinder } from "../parts/cylinders";
import { MultistagePump, Pump } from "../parts/pumps";
import { Tap } from "../parts/sanitary-ware";
import { Tank } from "../parts/tank";
import { Valve } from "../parts/valve";
import { drop, line } from "./line";

/** Tanks and the pumps that raise or circulate their water. */
export const pumps = {
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
};
