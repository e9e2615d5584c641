import { Label } from "../../parts/label";
import { Arrow, Pipe } from "../../parts/pipes";
import type { Figure } from "../types";

export const loadsToPipe: Figure = {
  alt: "The load of a room decides the flow, the size of the pipe and the line on the drawing",
  draw: () => (
    <>
      <path className="d-hot d-tint" d="M20 70h90v80H20z" />
      <path className="d-part" d="M150 70h90v80h-90zM280 70h80v80h-80z" />
      <Label at={[6.5, 10.4]}>Room</Label>
      <Label at={[6.5, 13]}>8 kW</Label>
      <Label at={[19.5, 10.4]}>Flow</Label>
      <Label at={[19.5, 13]}>0.1 l/s</Label>
      <path className="d-hot d-fill" d="M320 110m-20 0a20 20 0 1 0 40 0 20 20 0 1 0-40 0" />
      <circle className="d-part" cx="320" cy="110" r="13" />
      <Arrow at={[13, 11]} />
      <Arrow at={[26, 11]} />
      <Arrow at={[37.7, 11]} />
      <path className="d-shade" d="M392 66h70v88h-70z" />
      <Pipe via="39.6,12.4 42,12.4 42,8.4 45.6,8.4" medium="hot" small />
      <Label at={[6.5, 18.4]}>Load</Label>
      <Label at={[19.5, 18.4]}>20 K drop</Label>
      <Label at={[32, 18.4]}>22 mm</Label>
      <Label at={[42.7, 18.4]}>Sheet</Label>
      <Label at={[24, 4]}>Each line on the sheet has a sum behind it</Label>
    </>
  ),
};
