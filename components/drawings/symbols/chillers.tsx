import { repeat } from "../parts/geometry";
import { line } from "./line";

/** Machines that cool water for a building. */
export const chillers = {
  chiller: (
    <>
      <path
        className="d-part"
        d={`M4 28h112v46H4zM12 74v6h10v-6M98 74v6h10v-6${repeat(3, [36, 0], "l6-10h20l6 10z", [8, 28])}`}
      />
      <path className="d-air d-arrow" d={repeat(3, [36, 0], "l-6 9h12z", [24, 4])} />
      <path className="d-fine" d={`M4 56h112${repeat(3, [36, 0], "l8 18h12l8-18", [10, 33])}`} />
      <rect className="d-part" x="12" y="60" width="28" height="10" rx="5" />
      <path className="d-water d-tint" d="M54 60h54v10H54z" />
    </>
  ),
  "water-chiller": (
    <>
      <path className="d-part" d="M48 24v12M68 24v12M22 74v6h10v-6M88 74v6h10v-6" />
      <rect className="d-part" x="38" y="6" width="36" height="18" rx="9" />
      <path className="d-part" d="M74 9h18v12H74zM10 32h100v18H10z" />
      <path className="d-water d-tint" d="M10 54h100v20H10z" />
      <path
        className="d-fine"
        d="M20 32v18M100 32v18M20 54v20M100 54v20M26 60h68M26 64h68M26 68h68M80 9v12M86 9v12M44 15h20"
      />
    </>
  ),
  "four-pipe": (
    <>
      {line("hot", "M70 28H118", true)}
      {line("return", "M70 40H118")}
      {line("water", "M70 54H118", true)}
      {line("return", "M70 66H118")}
      <path
        className="d-part"
        d={`M6 20h72v54H6zM12 74v6h8v-6M64 74v6h8v-6${repeat(2, [34, 0], "l4-9h22l4 9z", [10, 20])}`}
      />
      <path className="d-fault d-tint" d="M48 26h22v16H48z" />
      <path className="d-water d-tint" d="M48 52h22v16H48z" />
      <circle className="d-part" cx="26" cy="47" r="13" />
      <path className="d-fine" d="M16 47h8l4-8 4 16 2-8h4" />
    </>
  ),
  hired: (
    <>
      <path className="d-fine" d="M2 80h116" />
      {line("water", "M78 30h6q14 0 14 14v8q0 14 14 14h8")}
      {line("return", "M78 46h2q8 0 8 12v4q0 14 14 14h18")}
      <path className="d-part" d="M8 14h72v46H8zM8 60H2v6h10" />
      <path
        className="d-fine"
        d={`M44 14v46M48 36v8M14 20h24v34H14z${repeat(6, [0, 5], "h16", [18, 25])}M80 20H44M52 26h20v26H52z`}
      />
      <circle className="d-part" cx="28" cy="70" r="9" />
      <circle className="d-part" cx="60" cy="70" r="9" />
      <path className="d-fine" d="M26 70h4M58 70h4" />
    </>
  ),
};
