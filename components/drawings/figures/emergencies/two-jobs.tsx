import { Label } from "../../parts/label";
import { Arrow } from "../../parts/pipes";
import { Labels, StartLabel } from "../labels";
import type { Figure } from "../types";

export const twoJobs: Figure = {
  alt: "A hired cooler keeps the room cool while the part for your own plant is on its way",
  height: 186,
  draw: () => (
    <>
      <StartLabel at={[2, 4.2]}>Your room</StartLabel>
      <path className="d-fault d-fill" d="M118 20h66v44h-66z" />
      <path className="d-air d-tint" d="M184 20h180v44H184z" />
      <path className="d-energy d-fill" d="M364 20h96v44h-96z" />
      <Label at={[27.4, 4.2]}>Hired cooler</Label>
      <StartLabel at={[2, 10]}>Your plant</StartLabel>
      <path className="d-part" d="M118 78h66v44h-66z" />
      <path className="d-shade" d="M184 78h108v44H184z" />
      <path className="d-part" d="M292 78h72v44h-72z" />
      <path className="d-energy d-fill" d="M364 78h96v44h-96z" />
      <Label at={[15.1, 10]}>Look</Label>
      <Label at={[23.8, 10]}>Part</Label>
      <Label at={[32.8, 10]}>Repair</Label>
      <g className="d-on-bright">
        <Labels at={[15.1, 4.2]} step={26.1} names={["Down", "Normal"]} />
        <Label at={[41.2, 10]}>Normal</Label>
      </g>
      <path className="d-fine" d="M118 142h342M118 136v12M460 136v12" />
      <Arrow at={[45.3, 14.2]} />
      <Label at={[28.9, 16.4]}>Hours and days</Label>
    </>
  ),
};
