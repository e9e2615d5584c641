import { Diffuser } from "../parts/air-terminals";
import { Duct } from "../parts/duct";
import { Coil } from "../parts/duct-fittings";
import { Propeller } from "../parts/fans";
import { repeat } from "../parts/geometry";

const zigzag = (x: number, y: number, count: number) => `M${x} ${y}${"l10 4-10 4".repeat(count)}`;

/** A unit on a roof, its connections and the crane that lifts it. */
export const rooftopUnits = {
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
};
