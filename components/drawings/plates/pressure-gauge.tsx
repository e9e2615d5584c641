import { Cell, type Placed } from "./cell";
import { Words } from "./words";

/** A pressure gauge with a marked red range. */
export function PressureGauge({ at }: Placed) {
  return (
    <Cell at={at} name="GAUGE" shift={-6}>
      <circle className="d-shade" r="47" />
      <circle className="d-part" r="42" />
      <path
        className="d-fine"
        d="M-30 30l7-7M-42 0h9M-30-30l7 7M0-42v9M30-30l-7 7M42 0h-9M30 30l-7-7M-39 16l5-2M-39-16l5 2M-16-39l2 5M16-39l-2 5M39-16l-5 2M39 16l-5-2"
      />
      <g className="d-fault">
        <path className="d-mark" d="M33-18a38 38 0 0 1-6 45" />
      </g>
      <path d="M8 13l-26-42M-6 47v6h12v-6M-9 53h18v6h-18z" />
      <circle className="d-solid" r="4" />
      <Words at={[0, 30]} middle>
        bar
      </Words>
    </Cell>
  );
}
