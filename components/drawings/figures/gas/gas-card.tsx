import { Label } from "../../parts/label";
import { Pass } from "../../parts/marks";
import { StartLabel } from "../labels";
import type { Figure } from "../types";

export const gasCard: Figure = {
  alt: "A Gas Safe card has the photograph, number and date on the front and the kinds of work on the back",
  draw: () => (
    <>
      <path className="d-part" d="M30 40h190v120H30zM260 40h190v120H260z" />
      <path className="d-gas d-fill" d="M30 40h190v22H30zM260 40h190v22H260z" />
      <path className="d-shade" d="M46 76h50v66H46z" />
      <circle className="d-part" cx="71" cy="98" r="11" />
      <path className="d-part" d="M51 141q4-28 20-28t20 28z" />
      <path className="d-fine" d="M276 84h104M276 106h104M276 128h104" />
      <Pass at={[42, 8.4]} scale={0.8} />
      <Pass at={[42, 10.6]} scale={0.8} />
      <Pass at={[42, 12.8]} scale={0.8} />
      <StartLabel at={[11, 8.6]}>Number</StartLabel>
      <StartLabel at={[11, 12]}>Valid until</StartLabel>
      <Label at={[12.5, 19]}>Is it this person?</Label>
      <Label at={[35.5, 19]}>Is it this work?</Label>
    </>
  ),
};
