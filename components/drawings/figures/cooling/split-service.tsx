import { repeat } from "../../parts/geometry";
import { Gauge } from "../../parts/instruments";
import { Label } from "../../parts/label";
import { Pipe } from "../../parts/pipes";
import { Pump } from "../../parts/pumps";
import { OutdoorUnit } from "../../parts/split-units";
import { Cut, Ground } from "../../parts/structure";
import type { Figure } from "../types";

export const splitService: Figure = {
  alt: "",
  height: 240,
  draw: () => (
    <>
      <Cut via="23.4,1 23.4,20" width={0.9} />
      <Ground at={[23, 20]} w={24} />
      <Pipe via="18,8 28,8 28,12 33.4,12" medium="air" small />
      <Pipe via="18,10 26.6,10 26.6,14.6 33.4,14.6" medium="liquid" small />
      <Pipe
        via="6,11 6,15.4 9,15.4 / 9,15.4 12,15.4 12,12.8 24.8,13.8 24.8,17.6 26.4,17.6 26.4,16.4 28,16.4 28,19.4"
        medium="waste"
        small
      />
      <path className="d-part" d="M40 60h140v52H40zM270 196h20v16h-20z" />
      <path className="d-fine" d="M48 66h124M48 70h124M48 100h124l-4 7H52z" />
      <path className="d-air d-mark" d={repeat(6, [20, 0], "v20", [60, 75])} />
      <Pump at={[9, 15.4]} scale={0.9} />
      <Gauge at={[30.6, 12]} scale={0.9} />
      <Gauge at={[30.6, 14.6]} turn={180} scale={0.9} />
      <OutdoorUnit at={[33.4, 9.8]} scale={0.95} />
      <Label at={[6.5, 3]} to={[6.5, 6.8]}>
        Filter
      </Label>
      <Label at={[14, 3]} to={[14, 8.4]}>
        Coil
      </Label>
      <Label at={[10, 19]}>Drain, pump, trap</Label>
      <Label at={[30.6, 3.4]} to={[30.6, 9]}>
        Pressures
      </Label>
      <Label at={[41.2, 6.6]} to={[41.2, 11.6]}>
        Current
      </Label>
      <Label at={[38, 22.4]}>Coil and fan</Label>
    </>
  ),
};
