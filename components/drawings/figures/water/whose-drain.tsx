import { Label } from "../../parts/label";
import { Pipe } from "../../parts/pipes";
import { EndLabel, StartLabel } from "../labels";
import { Shape } from "../shape";
import type { Figure } from "../types";

export const whoseDrain: Figure = {
  alt: "A drain for your property alone is yours up to the boundary; shared drains, and those beyond the boundary, usually belong to the sewerage company",
  height: 268,
  draw: () => (
    <>
      <path className="d-shade" stroke="none" d="M366 2h112v234H366z" />
      <path className="d-hair" d="M2 94h358M2 165h358" />
      <path className="d-part" d="M40 24h110v56H40zM40 108h110v57H40zM40 165h110v57H40z" />
      <path className="d-fine" d="M40 52h110M95 108v114" />
      <Pipe via="15,6.6 36,6.6 / 15,13 21,13 21,16.5 / 15,19.4 21,19.4" medium="waste" />
      <Pipe via="36,6.6 40.6,6.6 / 21,16.5 21,19.4 40.6,19.4 / 40.6,1 40.6,23" medium="water" />
      <Shape medium="fault" d="M360 6v226" dash="8 5" />
      <Label at={[20, 4.6]}>Yours</Label>
      <StartLabel at={[22.4, 13]}>Yours</StartLabel>
      <Label at={[28.6, 18]}>Shared</Label>
      <EndLabel at={[35.2, 2.2]}>Boundary</EndLabel>
      <Label at={[44.2, 12]}>Street</Label>
      <Pipe via="2,25.2 5,25.2" medium="waste" />
      <StartLabel at={[6.4, 25.2]}>Yours</StartLabel>
      <Pipe via="17,25.2 20,25.2" medium="water" />
      <StartLabel at={[21.4, 25.2]}>The company’s since 2011</StartLabel>
    </>
  ),
};
