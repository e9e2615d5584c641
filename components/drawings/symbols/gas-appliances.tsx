import { Propeller } from "../parts/fans";
import { Range } from "../parts/kitchen";
import { line } from "./line";

/** Gas appliances other than boilers. */
export const gasAppliances = {
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
};
