import { Cell, type Placed } from "./cell";
import { Words } from "./words";

/** A gas meter and its reading. */
export function MeterReading({ at }: Placed) {
  return (
    <Cell at={at} name="METER" shift={8}>
      <g className="d-gas">
        <path className="d-fill" d="M-44-58h14v16h-14zM30-58h14v16H30zM-48-44h22v6h-22zM26-44h22v6H26z" />
      </g>
      <rect className="d-shade" x="-66" y="-38" width="132" height="80" rx="12" />
      <rect className="d-part" x="-50" y="-20" width="100" height="30" />
      <path className="d-fine" d="M-30-20v30M-10-20v30M10-20v30M30-20v30M-30 20h60v12h-60zM-20 26h10M-2 26h22" />
      <circle className="d-solid" cx="-52" cy="28" r="2" />
      <circle className="d-solid" cx="52" cy="28" r="2" />
      {[..."04827"].map((digit, index) => (
        <Words key={digit} at={[index * 20 - 40, 1]} middle>
          {digit}
        </Words>
      ))}
    </Cell>
  );
}
