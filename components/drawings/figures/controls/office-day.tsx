import { Label } from "../../parts/label";
import { StartLabel } from "../labels";
import { Scale } from "../scale";
import type { Figure } from "../types";

export const officeDay: Figure = {
  alt: "On a spring day an office is heated from 5am to 9am, gets fresh air from 7am to 6pm and is cooled from noon to 5pm",
  draw: () => (
    <>
      <path className="d-shade" stroke="none" d="M202 30h84v126h-84z" />
      <path className="d-fine" d="M90 68h370M90 110h370M90 152h370" />
      <path className="d-gas d-fill" d="M90 40h112v28H90z" />
      <path className="d-energy d-fill" d="M146 82h308v28H146z" />
      <path className="d-air d-fill" d="M286 124h140v28H286z" />
      <path className="d-hatch" d="M202 30v126M286 30v126" strokeDasharray="4 3" />
      <StartLabel at={[2, 5.4]}>Heat</StartLabel>
      <StartLabel at={[2, 9.6]}>Air</StartLabel>
      <StartLabel at={[2, 13.8]}>Cool</StartLabel>
      <Label at={[24.4, 2]}>Air alone</Label>
      <Scale at={[9, 15.6]} w={37} step={8.4} names={["5", "8", "11", "14", "17"]} below={1.9} />
      <Label at={[27.4, 20]}>Hour of a working day in spring</Label>
    </>
  ),
};
