import { Label } from "../../parts/label";
import { Arrow } from "../../parts/pipes";
import { Labels, StartLabel } from "../labels";
import type { Figure } from "../types";

export const twoJobs: Figure = {
  alt: "A hired cooler keeps the room cool while the part for your own plant is on its way",
  draw: () => (
    <>
      <StartLabel at={[2, 5.4]}>Your room</StartLabel>
      <path className="d-fault d-fill" d="M130 38h60v30h-60z" />
      <path className="d-air d-tint" d="M190 38h180v30H190z" />
      <path className="d-energy d-fill" d="M370 38h90v30h-90z" />
      <Label at={[28, 5.5]}>Hired cooler</Label>
      <StartLabel at={[2, 11.4]}>Your plant</StartLabel>
      <path className="d-part" d="M130 98h60v30h-60z" />
      <path className="d-shade" d="M190 98h110v30H190z" />
      <path className="d-part" d="M300 98h70v30h-70z" />
      <path className="d-energy d-fill" d="M370 98h90v30h-90z" />
      <Label at={[16, 11.5]}>Look</Label>
      <Label at={[24.5, 11.5]}>Part</Label>
      <Label at={[33.5, 11.5]}>Repair</Label>
      <g className="d-on-bright">
        <Labels at={[16, 5.5]} step={25.5} names={["Down", "Normal"]} />
        <Label at={[41.5, 11.5]}>Normal</Label>
      </g>
      <path className="d-fine" d="M130 150h330M130 144v12M460 144v12" />
      <Arrow at={[45.6, 15]} />
      <Label at={[30, 18]}>Hours and days</Label>
    </>
  ),
};
