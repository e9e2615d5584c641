import { Diffuser } from "../parts/air-terminals";
import { Duct } from "../parts/duct";
import { Coil } from "../parts/duct-fittings";
import { Fan, Propeller } from "../parts/fans";
import { repeat } from "../parts/geometry";
import { Recuperator } from "../parts/recuperator";
import { OutdoorUnit } from "../parts/split-units";
import { line } from "./line";

const zigzag = (x: number, y: number, count: number) => `M${x} ${y}${"l10 4-10 4".repeat(count)}`;

/** Cooling, heat pumps and ventilation. */
export const air = {
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
  ahu: (
    <>
      <path className="d-air d-arrow" d="M2 36l10 8-10 8zM110 26l9 7-9 7z" />
      <path className="d-part" d="M14 14h94v58H14zM20 72v8h8v-8M92 72v8h8v-8" />
      <path className="d-fine" d={`M38 14v58M62 14v58${zigzag(21, 18, 6)}`} />
      <Coil at={[5, 4.3]} h={5} />
      <Fan at={[8.3, 4.5]} r={1.8} />
    </>
  ),
  recuperator: (
    <>
      <path className="d-fault d-mark" d="M8 12l26 15M86 57l22 13" />
      <path className="d-air d-mark" d="M8 72l26-15M86 27l22-13" />
      <Recuperator at={[2.5, 0.7]} />
      <path className="d-fault d-arrow" d="M116 75l-7-9-5 8z" />
      <path className="d-air d-arrow" d="M116 9l-7 9-5-8z" />
      <path className="d-fault d-mark" d="M46 32l24 16" />
      <path className="d-air d-mark" d="M46 52l24-16" />
    </>
  ),
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
  rooftop: (
    <>
      <path className="d-air d-tint" stroke="none" d="M20 62h20v20H20zM70 62h20v20H70z" />
      <path d="M20 62v20M40 62v20M70 62v20M90 62v20M0 64h20M40 64h30M90 64h30" strokeWidth="2" />
      <path className="d-part" d="M6 12h94v46H6zM100 20l16 9v14h-16zM3 58h100v5H3z" />
      <path className="d-fine" d={`M48 12v46M70 12v46M6 17h94M108 30v10${zigzag(80, 20, 4)}`} />
      <Propeller at={[2.7, 3.7]} r={1.6} />
      <Coil at={[5.9, 3.7]} h={3} />
    </>
  ),
  dampers: (
    <>
      <path className="d-air d-tint" stroke="none" d="M0 24h120v54H0z" />
      <path d="M0 24h120M0 78h120" strokeWidth="2" />
      <path className="d-part" d="M54 78V14M42 2h24v12H42z" />
      <path d={repeat(4, [0, 13.5], "l18-9", [45, 35])} strokeWidth="3" />
      <path className="d-air d-mark" d="M8 51h18M84 38h18M84 64h18" />
      <path className="d-air d-arrow" d="M26 43l12 8-12 8zM100 31l11 7-11 7zM100 57l11 7-11 7z" />
    </>
  ),
  upstand: (
    <>
      <path className="d-shade" d="M0 64h34v14H0zM86 64h34v14H86z" />
      <path className="d-hatch" d={repeat(3, [10, 0], "l-9 14", [12, 64]) + repeat(3, [10, 0], "l-9 14", [96, 64])} />
      <path className="d-part" d="M28 44h8v36h-8zM84 44h8v36h-8zM22 4h76v32H22z" />
      <path d="M10 64q16-2 18-16M110 64q-16-2-18-16M24 40h72" strokeWidth="2.4" />
      <path className="d-fine" d="M22 10h76M60 4v32M30 18h22M30 24h22M68 18h22M68 24h22" />
      <path className="d-air d-mark" d="M52 48v16M68 80V64" />
      <path className="d-air d-arrow" d="M45 64h14l-7 12zM61 64h14l-7-12z" />
    </>
  ),
  duct: (
    <>
      <Duct via="0,2.2 12,2.2 / 6,2.2 6,5" width={2.6} />
      <path className="d-air d-mark" d="M10 22h18M84 22h16" />
      <path className="d-air d-arrow" d="M28 15l12 7-12 7zM100 15l12 7-12 7z" />
      <Diffuser at={[6, 4.8]} scale={1.35} />
    </>
  ),
  crane: (
    <>
      <path className="d-part" d="M74 70h44v12H74zM6 60h58v10H6zM46 44h12l6 16H46zM16 50h22v10H16z" />
      <path d="M24 52L86 6" strokeWidth="3.4" />
      <path className="d-fine" d="M86 6v18M86 24L74 36M86 24l12 12M50 48h7l3 8H50z" />
      <path className="d-part" d="M70 36h32v20H70z" />
      <circle className="d-fine" cx="86" cy="46" r="7" />
      {[16, 34, 54].map((x) => (
        <circle key={x} className="d-part" cx={x} cy="73" r="6" />
      ))}
    </>
  ),
  office: (
    <>
      <path className="d-part" d="M4 2h112v4H4zM38 6h44v8H38zM30 14h60l-7 6H37z" />
      <path className="d-air d-mark" d="M28 20q-10 2-16 12M92 20q10 2 16 12" />
      <path className="d-part" d="M14 60h92v5H14zM22 65v15M98 65v15M56 54h10v6H56z" />
      <path className="d-tint" d="M40 32h42v22H40z" />
      <path className="d-fine" d="M4 80h112" />
    </>
  ),
  shop: (
    <>
      <path className="d-part" d="M12 28h96v52H12z" />
      <path className="d-air d-tint" d="M20 40h44v26H20z" />
      <path className="d-part" d="M74 40h24v40H74z" />
      <path
        className="d-part"
        d="M16 6h88l8 22q-4 9-9 9t-8-9q-4 9-9 9t-9-9q-4 9-9 9t-8-9q-4 9-9 9t-9-9q-4 9-9 9t-8-9q-5 9-17 9t-9-9z"
      />
      <path className="d-fine" d="M16 28h88M33 6l-4 22M51 6l-3 22M69 6l3 22M87 6l4 22M78 60v6M20 66h44" />
    </>
  ),
  servers: (
    <>
      <path className="d-part" d={`M34 3h52v78H34z${repeat(5, [0, 15], "h40v11h-40z", [40, 8])}`} />
      <path className="d-fine" d={repeat(5, [0, 15], "h16", [44, 13.5])} />
      <path className="d-energy d-arrow" d={repeat(5, [0, 15], "h5v4h-5z", [70, 11.5])} />
      <path className="d-air d-mark" d="M4 30h14M4 54h14" />
      <path className="d-air d-arrow" d="M16 23l12 7-12 7zM16 47l12 7-12 7z" />
      <path className="d-fault d-mark" d="M92 30h14M92 54h14" />
      <path className="d-fault d-arrow" d="M106 23l12 7-12 7zM106 47l12 7-12 7z" />
    </>
  ),
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
} as const;
