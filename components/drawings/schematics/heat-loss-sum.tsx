import { Label } from "../parts/label";
import { Pass } from "../parts/marks";

/** The heat losses of a room and their sum, on a sheet beside it. */
export function HeatLossSum() {
  return (
    <>
      <path className="d-part" d="M316 156h144v156H316z" />
      <path className="d-fine" d="M316 180h144M316 206h144M316 232h144M316 258h144M316 284h144M386 180v104" />
      <Label at={[32.3, 16.8]} anchor="start">
        ΔT 23 K
      </Label>
      <Row y={19.3} name="GLASS" value="260 W" />
      <Row y={21.9} name="WALLS" value="900 W" />
      <Row y={24.5} name="ROOF" value="330 W" />
      <Row y={27.1} name="AIR" value="310 W" />
      <g className="d-total">
        <Row y={29.8} name="TOTAL" value="1 800 W" />
      </g>
      <Pass at={[45.8, 15.6]} />
    </>
  );
}

/** A line of the sum: name on the left, figure on the right. */
function Row({ y, name, value }: { readonly y: number; readonly name: string; readonly value: string }) {
  return (
    <>
      <Label at={[32, y]} anchor="start">
        {name}
      </Label>
      <Label at={[45.7, y]} anchor="end">
        {value}
      </Label>
    </>
  );
}
