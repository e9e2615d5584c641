import { Label } from "../../parts/label";
import { Arrow } from "../../parts/pipes";
import { RecordSheet } from "../../parts/record-sheet";
import { Person } from "../../parts/structure";
import { Labels } from "../labels";
import type { Figure } from "../types";

export const toAQuote: Figure = {
  alt: "You send a message and photographs, we call you, survey the job if it needs it, and send a written quote",
  draw: () => (
    <>
      <path className="d-fine" d="M60 100h360" />
      <path className="d-part" d="M24 72h76v56H24zM24 72l38 32 38-32" />
      <path className="d-part" d="M158 68q0-6 6-6h32q6 0 6 6v68q0 6-6 6h-32q-6 0-6-6z" />
      <path className="d-energy d-tint" d="M164 74h32v46h-32z" />
      <path className="d-shade" d="M256 60h84v84h-84z" />
      <path className="d-hatch" d="M266 70h44v40h-44M310 110h20v24h-50" />
      <Person at={[29.8, 14.4]} scale={2} />
      <RecordSheet at={[38.6, 6]} w={7} h={9} rows={3} scale={0.9} />
      {[13, 23, 36.4].map((x) => (
        <Arrow key={x} at={[x, 10]} />
      ))}
      <path className="d-none" d="M180 62V42H417V46" />
      <Arrow at={[41.7, 4.5]} turn={90} />
      <Labels at={[6.2, 17.6]} step={11.8} names={["Message", "Call", "Survey", "Quote"]} />
      <Label at={[29.8, 19.6]}>for larger work</Label>
      <Label at={[24, 2.6]}>Small work: priced from your photographs</Label>
    </>
  ),
};
