import { Fan } from "../parts/fans";
import { repeat } from "../parts/geometry";

/** Fans and the spaces they extract from. */
export const fans = {
  canopy: (
    <>
      <path className="d-part" d="M50 2h20v6H50z" />
      <path className="d-air d-tint" d="M8 34v-8L36 8h48l28 18v8z" />
      <path
        className="d-fine"
        d={`M8 26h104${repeat(5, [14, 0], "l-7 12", [36, 11])}M38 44q-4-4 0-8M60 44q-4-4 0-8M82 44q-4-4 0-8`}
      />
      <path className="d-part" d="M18 56h84v24H18zM28 47h20v9H28zM48 50h8M70 45h20v11H70z" />
      <path className="d-fine" d="M18 62h84M28 59h1M44 59h1M74 59h1M90 59h1M36 67h48v9H36z" />
    </>
  ),
  "twin-fans": (
    <>
      <path className="d-part" d="M2 74h116v6H2z" />
      <Fan at={[2.8, 4.6]} r={2.4} />
      <Fan at={[8.6, 4.6]} r={2.4} />
      <path className="d-fine" d="M10 66l-4 8M46 66l4 8M68 66l-4 8M104 66l4 8" />
      <path className="d-air d-arrow" d="M52 4l10 8-10 8zM110 4l9 8-9 8z" />
    </>
  ),
  "jet-fan": (
    <>
      <path className="d-part" d="M2 2h116v6H2zM38 8v6M78 8v6M28 14h60v16H28z" />
      <path className="d-fine" d="M44 14v16M72 14v16M28 22h-6" />
      <path className="d-air d-mark" d="M92 18h10M92 26h10" />
      <path className="d-air d-arrow" d="M102 14l13 8-13 8z" />
      <path className="d-part" d="M14 74v-9q0-6 6-7l14-2 12-13h30l16 14 14 4q6 1 6 6v7z" />
      <path className="d-air d-tint" d="M42 56l8-9h9v9zM64 47h10l10 9H64z" />
      <circle className="d-part" cx="34" cy="74" r="7" />
      <circle className="d-part" cx="92" cy="74" r="7" />
    </>
  ),
  "local-exhaust": (
    <>
      <path className="d-none" strokeWidth="13" d="M108 2v14q0 8-8 8H68q-8 0-8 8v4" />
      <path className="d-duct" strokeWidth="10" d="M108 2v14q0 8-8 8H68q-8 0-8 8v4" />
      <path className="d-air d-tint" d="M51 34h18l16 14H35z" />
      <path className="d-fine" d="M52 62q-6-5 0-12M60 60q-6-5 0-10M68 62q-6-5 0-12" />
      <path className="d-part" d="M48 64h24v12H48zM6 76h108v5H6z" />
    </>
  ),
};
