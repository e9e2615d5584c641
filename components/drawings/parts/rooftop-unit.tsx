import { Coil } from "./duct-fittings";
import { Propeller } from "./fans";
import { repeat } from "./geometry";
import { Part, type PartProps } from "./part";

/** Packaged rooftop unit, 22 × 10 squares from its top left. Openings below: supply [4, 10], return [17, 10]. */
export function RooftopUnit({ at, scale }: PartProps) {
  return (
    <Part at={at} scale={scale}>
      <path d="M0 0h220v92H0z" />
      <path d="M-2 92h224v8H-2zM220 16l26 14v24h-26z" />
      <path className="d-fine" d="M228 30v22M236 34v18M84 0v92M132 0v92M0 6h220" />
      <circle cx="42" cy="52" r="27" />
      <path d="M42 25H14v14M30 78v14M54 78v14" className="d-fine" />
      <Propeller at={[4.2, 5.2]} r={1.8} />
      <Coil at={[9.6, 5]} h={7} />
      <Coil at={[11.8, 5]} h={7} medium="gas" />
      <path className="d-fine" d={`M150 15h16v70h-16z${"M150 15"}${"l16 5-16 5".repeat(7)}`} />
      <path d={repeat(4, [0, 16], "l12-10", [196, 38])} strokeWidth="2" />
    </Part>
  );
}
