import { Label } from "../../parts/label";
import { Cap } from "../../parts/pipe-fittings";
import { Pipe } from "../../parts/pipes";
import { Valve } from "../../parts/valve";
import { StartLabel } from "../labels";
import type { Figure } from "../types";

export const warningLabel: Figure = {
  alt: "A dangerous appliance stays off behind a closed valve and a do-not-use label that gives what, why, who and when",
  draw: () => (
    <>
      <Pipe via="1,6 24,6" medium="gas" />
      <Cap at={[24, 6]} />
      <Valve at={[12, 6]} kind="closed" scale={1.6} />
      <path className="d-part" d="M262 34h50v70h-50z" />
      <path className="d-fine" d="M270 44h34v26h-34zM270 84h34" />
      <path className="d-fine" d="M120 72q-6 30 0 40" />
      <path className="d-fault d-tint" d="M50 124l12-12h116l12 12v80H50z" />
      <circle className="d-part" cx="120" cy="119" r="5" />
      <Label at={[12, 14.6]}>Do not use</Label>
      <path className="d-fine" d="M66 166h108M66 180h108M66 194h70" />
      <StartLabel at={[21, 14]}>What, why, who, when</StartLabel>
      <StartLabel at={[21, 17]}>It stays off until an</StartLabel>
      <StartLabel at={[21, 19.4]}>engineer has made it safe</StartLabel>
      <Label at={[38.2, 7]}>Disconnected</Label>
    </>
  ),
};
