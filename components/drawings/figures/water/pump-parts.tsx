import { repeat } from "../../parts/geometry";
import { Label } from "../../parts/label";
import { Pipe } from "../../parts/pipes";
import { Ground } from "../../parts/structure";
import { StartLabel } from "../labels";
import type { Figure } from "../types";

export const pumpParts: Figure = {
  alt: "A pump in section: a motor that trips, a bearing that rumbles, a seal that drips and a worn impeller",
  height: 186,
  draw: () => (
    <>
      <Ground at={[1.4, 16.6]} w={45} />
      <Pipe via="47.8,10 34.4,10" medium="water" flow />
      <Pipe via="30.2,6 30.2,0.2" medium="water" flow />
      <path
        className="d-part"
        d="M20 152h328v14H20zM30 138h16v14H30zM92 138h16v14H92zM172 122h16l8 30h-32zM292 142h16v10h-16zM80 56h26v12H80zM24 68h90v70H24zM114 96h174v8H114zM126 80h10v40h-10zM138 80h10v40h-10zM154 78h52v44h-52z"
      />
      <path className="d-fine" d={repeat(6, [0, 10], "h78", [30, 78])} />
      <g className="d-water">
        <path className="d-tint" d="M274 58h56q14 0 14 14v56q0 14-14 14h-56q-14 0-14-14V72q0-14 14-14z" />
        <path className="d-fill" d="M280 66h14l18 24v20l-18 24h-14zM245 126q-9 13 0 13t0-13z" />
        <path className="d-fine" d="M294 66v68M280 100h32" />
      </g>
      <path
        className="d-fault d-fill"
        d="M160 80h12v14h-12zM160 106h12v14h-12zM188 80h12v14h-12zM188 106h12v14h-12zM239 88h10v24h-10z"
      />
      <path className="d-part" d="M249 84h11v32h-11z" />
      <Label at={[6.2, 2]}>Motor</Label>
      <Label at={[6.2, 5.1]} to={[6.2, 9]}>
        trips
      </Label>
      <Label at={[16.6, 2]}>Bearing</Label>
      <Label at={[16.6, 5.1]} to={[16.6, 8.6]}>
        rumbles
      </Label>
      <Label at={[24.4, 2]}>Seal</Label>
      <Label at={[24.4, 5.1]} to={[24.4, 9.4]}>
        drips
      </Label>
      <Label at={[36, 4.2]} to={[30.4, 8.4]}>
        Impeller
      </Label>
      <StartLabel at={[36.5, 6.3]}>is worn</StartLabel>
    </>
  ),
};
