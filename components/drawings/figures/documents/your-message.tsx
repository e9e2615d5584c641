import { Label } from "../../parts/label";
import { Arrow } from "../../parts/pipes";
import { RecordSheet } from "../../parts/record-sheet";
import { Shape } from "../shape";
import type { Figure } from "../types";

export const yourMessage: Figure = {
  alt: "We use your message to answer you, and erase it after twelve months if no work follows",
  height: 190,
  titleBlock: { sheet: "P-01", name: "If no work follows, kept for 12 months" },
  draw: () => (
    <>
      <path className="d-fine" d="M110 84h85M292 84h77" />
      <Shape medium="air" look="tint" d="M24 56h76v56H24zM24 56l38 32 38-32" />
      <RecordSheet at={[21, 3.8]} w={7} h={9} rows={3} scale={1.02} />
      <Shape medium="fault" look="tint" d="M390 62h60l-6 60h-48zM384 52h72v10h-72zM408 52V42h24v10" />
      <path className="d-fine" d="M408 74l2 36M420 74v36M432 74l-2 36" />
      {[19.4, 36.8].map((x) => (
        <Arrow key={x} at={[x, 8.4]} />
      ))}
      <Label at={[6.2, 15.8]}>Message</Label>
      <Label at={[24.6, 15.8]}>Our answer</Label>
      <Label at={[42, 15.8]}>Erased</Label>
    </>
  ),
};
