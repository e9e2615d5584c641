import { OutdoorUnit } from "../parts/split-units";
import { line } from "./line";

/** Split units, heat pumps and heat recovery. */
export const heatPumps = {
  split: (
    <>
      {line("liquid", "M16 24v38q0 6 6 6h44")}
      <path className="d-part" d="M4 6h58v18q0 6-6 6H10q-6 0-6-6z" />
      <path className="d-fine" d="M4 20h58M12 25h42" />
      <path className="d-air d-mark" d="M30 36q-2 8-8 12M42 36q0 8-2 12M54 36q2 8 8 12" />
      <OutdoorUnit at={[6.4, 1.9]} scale={0.58} />
    </>
  ),
  "heat-pump": (
    <>
      {line("hot", "M72 50h46", true)}
      {line("return", "M72 66h46")}
      <OutdoorUnit at={[0.8, 0.3]} scale={0.72} />
      <path className="d-energy d-arrow" d="M84 26l12-18 12 18h-7v10H91V26z" />
    </>
  ),
  recovery: (
    <>
      <path className="d-gas d-mark" d="M60 41h-4q-10 0-10-14t-10-12" />
      <path className="d-part" d="M8 40q0-14 20-14t20 14v36q0 4-4 4H12q-4 0-4-4zM24 26v-8h8v8M20 12h16v6H20z" />
      <path className="d-fine" d="M8 44h40M8 68h40M14 20v-8h28v8" />
      <path className="d-part" d="M60 36h54v10H60z" />
      <path className="d-air d-mark" d="M66 46q0 18-6 34" />
      <path className="d-fault d-mark" d="M108 46q0 18 8 34" />
      <circle className="d-air d-tint" cx="72" cy="20" r="14" />
      <circle className="d-fault d-tint" cx="104" cy="20" r="14" />
      <path className="d-part" d="M72 20l-6-7M104 20l6-7" />
    </>
  ),
};
