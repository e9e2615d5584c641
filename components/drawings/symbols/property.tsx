import { repeat } from "../parts/geometry";

/** Symbols for landlords, agents and managers of buildings. */
export const property = {
  key: (
    <>
      <path className="d-part" d="M50 36h62v12h-6v10h-9V48h-5v7h-9v-7H50z" />
      <circle className="d-part" cx="32" cy="42" r="24" />
      <circle className="d-shade" cx="25" cy="42" r="8" />
      <path className="d-fine" d="M54 40h54" />
    </>
  ),
  doors: (
    <>
      <path className="d-part" d={repeat(3, [37, 0], "h30v60h-30z", [8, 18])} />
      <path className="d-fine" d={`M2 78h116${repeat(3, [37, 0], "h18v18h-18zm0 24h18v20h-18z", [14, 25])}`} />
      <path
        className="d-solid"
        d={`${repeat(3, [37, 0], "h3v5h-3z", [32.5, 48])}M21 6h4v7h-4zM55 6h4v7h-4zM62 6h4v7h-4zM89 6h4v7h-4zM95.5 6h4v7h-4zM102 6h4v7h-4z`}
      />
    </>
  ),
  "to-let": (
    <>
      <path className="d-part" d="M20 2h7v80h-7z" />
      <path className="d-air d-tint" d="M27 8h82v40H27z" />
      <path className="d-none" strokeWidth="4" d="M42 18v20h13M78 18H65v20h13M65 28h11M85 18h17M93.5 18v20" />
      <path className="d-fine" d="M12 82h24" />
    </>
  ),
  suitcase: (
    <>
      <path className="d-none" strokeWidth="5" d="M46 26V10h28v16" />
      <rect className="d-part" x="18" y="26" width="84" height="50" rx="6" />
      <path className="d-air d-tint" d="M34 26h12v50H34zM74 26h12v50H74z" />
      <path className="d-fine" d="M18 50h84M26 76v4h8v-4M86 76v4h8v-4" />
    </>
  ),
  building: (
    <>
      <path className="d-part" d="M24 22h72v58H24zM32 12h24v10H32zM66 10h20v12H66z" />
      <path
        className="d-air d-tint"
        d={repeat(2, [0, 17], "h10v10h-10zm17 0h10v10h-10zm17 0h10v10h-10zm17 0h10v10h-10z", [30, 29])}
      />
      <path className="d-part" d="M50 62h20v18H50z" />
      <path className="d-fine" d="M4 80h112M60 62v18M37 12V6M44 12V6M51 12V6M66 16h20" />
    </>
  ),
};
