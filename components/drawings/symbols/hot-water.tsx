import { Tap } from "../parts/sanitary-ware";
import { line } from "./line";

/** Hot water and its checks. */
export const hotWater = {
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
};
