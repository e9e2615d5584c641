import { Cell, type Placed } from "./cell";
import { Words } from "./words";

/** A controller that shows a fault code. */
export function ControllerDisplay({ at }: Placed) {
  return (
    <Cell at={at} name="CONTROLLER">
      <rect className="d-shade" x="-66" y="-42" width="132" height="84" rx="4" />
      <g className="d-fault">
        <rect className="d-tint" x="-52" y="-30" width="104" height="34" />
      </g>
      <Words at={[0, -6]} middle>
        E 133
      </Words>
      <path d="M-52 16h16v14h-16zM-28 16h16v14h-16z" />
      <path className="d-fine" d="M-48 25l4-5 4 5M-24 21l4 5 4-5M4 23h20M4 29h20" />
      <circle className="d-part" cx="40" cy="23" r="12" />
      <path d="M40 23l5-8" />
    </Cell>
  );
}
