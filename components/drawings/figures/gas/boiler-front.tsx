import { WallBoiler } from "../../parts/boilers";
import { Label } from "../../parts/label";
import { Shape } from "../shape";
import type { Figure } from "../types";

export const boilerFront: Figure = {
  alt: "Before you call about a small boiler, read the code and the gauge, which should stand at 1 to 1.5 bar when cold",
  draw: () => (
    <>
      <path d="M84 196v14M106 196v14M128 196v14M150 196v14" strokeWidth="4" />
      <WallBoiler at={[6, 2.6]} scale={1.9} off />
      {/* The flame is out. */}
      <path
        className="d-signal"
        d="M117 124c-16 0-23-11-23-22 0-12 9-18 11-30 7 4 12 11 12 18 7-6 7-17 4-27 11 7 21 21 21 37 0 13-10 24-25 24z"
      />
      <Shape medium="fault" look="tint" d="M70 158h50v30H70z" />
      <circle className="d-part" cx="148" cy="173" r="16" />
      <path className="d-fine" d="M137 184a15 15 0 1 1 22 0M148 173l-6-11" />
      <path className="d-hatch" d="M165 167l106-67" />
      <circle className="d-part" cx="330" cy="80" r="62" />
      <Shape medium="energy" d="M277 80a53 53 0 0 1 15.5-37.5" />
      <path d="M330 80l-45-22" />
      <circle className="d-solid" cx="330" cy="80" r="5" />
      <Label at={[28.8, 8.4]}>1</Label>
      <Label at={[33, 4.8]}>2</Label>
      <Label at={[37.2, 8.4]}>3</Label>
      <Label at={[33, 12]}>bar</Label>
      <Label at={[9.5, 17.5]}>E1</Label>
      <Label at={[33, 18]}>Note both, then call</Label>
    </>
  ),
};
