import { Label } from "../../parts/label";
import { Pipe } from "../../parts/pipes";
import { Tap } from "../../parts/sanitary-ware";
import { Valve } from "../../parts/valve";
import { StartLabel } from "../labels";
import { Shape } from "../shape";
import { Soil } from "../soil";
import type { Figure } from "../types";

export const whosePipe: Figure = {
  alt: "The water company owns the pipe up to your boundary; from there on it is yours",
  draw: () => (
    <>
      <Soil top={11} />
      <path className="d-part" d="M300 110V30h150v80" />
      <Pipe via="5,20 5,15 20,15" medium="water" />
      <Pipe via="20,15 34,15 34,6 42,6" medium="return" />
      <circle className="d-water d-fill" cx="50" cy="196" r="16" />
      <path className="d-part" d="M186 110h28v28h-28z" />
      <Valve at={[20, 15]} />
      <Valve at={[34, 9]} turn={90} />
      <Tap at={[42, 6]} />
      <Shape medium="fault" d="M222 24v176" dash="8 5" />
      <Label at={[10.6, 7]}>Water company</Label>
      <Label at={[26.4, 7]}>Yours</Label>
      <StartLabel at={[9, 20.6]}>Main</StartLabel>
      <Label at={[35.4, 19]}>Boundary to tap</Label>
    </>
  ),
};
