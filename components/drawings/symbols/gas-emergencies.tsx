import { repeat } from "../parts/geometry";
import { Valve } from "../parts/valve";
import { line } from "./line";

/** A gas escape and the devices that stop it. */
export const gasEmergencies = {
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
};
