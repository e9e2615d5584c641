import { Flame } from "./flame";
import { Part, type PartProps, State } from "./part";

type BoilerProps = PartProps & {
  /** The flame is out while the sheet shows the failed state. */
  readonly goesOut?: boolean;
};

/** A boiler's flame, in state 1 only if it goes out. */
const BoilerFlame = ({ goesOut, ...flame }: BoilerProps) =>
  goesOut ? (
    <State is={1}>
      <Flame {...flame} />
    </State>
  ) : (
    <Flame {...flame} />
  );

/** Floor-standing condensing boiler, 8 × 11 squares from its top left, with a flue stub above the middle. */
export function Boiler({ at, scale, goesOut }: BoilerProps) {
  return (
    <Part at={at} scale={scale}>
      <path d="M30 0v-8h20V0M6 110v6h10v-6M64 110v6h10v-6" />
      <rect width="80" height="110" rx="4" />
      <path className="d-fine" d="M0 24h80M10 34h60v48H10zM62 52v12M14 92h52M14 98h52M14 104h52" />
      <rect className="d-tint" x="10" y="7" width="26" height="10" />
      <path className="d-fine" d="M48 12h4M56 12h4M64 12h4" strokeWidth="3" />
      <BoilerFlame at={[3.6, 7]} goesOut={goesOut} />
    </Part>
  );
}

/** Wall-hung boiler, 6 × 9 squares from its top left, firing unless `off`. */
export function WallBoiler({ at, scale, off, goesOut }: BoilerProps & { readonly off?: boolean }) {
  return (
    <Part at={at} scale={scale}>
      <path d="M22 0v-8h16V0" />
      <rect width="60" height="90" rx="4" />
      <path className="d-fine" d="M0 66h60M6 8v50M54 8v50M38 78h4M47 78h4" />
      <rect className="d-tint" x="9" y="73" width="20" height="10" />
      {!off && <BoilerFlame at={[3, 4.8]} scale={0.9} goesOut={goesOut} />}
    </Part>
  );
}
