import { Range } from "../../parts/kitchen";
import { Label } from "../../parts/label";
import { Fault } from "../../parts/marks";
import { Part, type PartProps } from "../../parts/part";
import { Pipe } from "../../parts/pipes";
import { Radiator } from "../../parts/radiator";
import { OutdoorUnit } from "../../parts/split-units";
import { Cut } from "../../parts/structure";
import type { Figure } from "../types";

/** A fan at a standstill: a filled disc with its three blades left open. */
function StoppedFan({ at, scale }: PartProps) {
  return (
    <Part at={at} scale={scale}>
      <circle className="d-solid" r="23" />
      {[0, 120, 240].map((angle) => (
        <path key={angle} d="M0 0C11-4 20-11 11-18S-2-11 0 0z" transform={angle ? `rotate(${angle})` : undefined} />
      ))}
    </Part>
  );
}

/**
 * An office, a boiler room and a kitchen on one floor, in section, each with its plant at a standstill. The plant that
 * has failed is filled. All lines are heavier than those of other figures, because they are white on red.
 */
export const stoppedPlant: Figure = {
  alt: "",
  height: 168,
  unframed: true,
  draw: () => (
    <>
      <g transform="scale(1.3)">
        <Cut via="7.6,11.2 7.6,1.8 36.6,1.8 36.6,11.2 / 15.6,1.8 15.6,11.2 / 27.2,1.8 27.2,11.2" width={0.4} />
        <Cut via="0.2,11.2 36.8,11.2" width={0.4} />
        <OutdoorUnit at={[0.5, 3.7]} scale={0.7} />
        <StoppedFan at={[3.1, 7.2]} />
        <Pipe via="6.8,6.4 8.4,6.4 8.4,4 9,4" medium="liquid" small />
        <path
          className="d-part"
          d="M88 28h58v19q0 5-5 5H93q-5 0-5-5zM90 82h52v4H90zM95 86v24M137 86v24M104 62h26v16h-26zM117 78v4"
        />
        <path d="M94 45h46" />
        <Pipe via="19.4,9.2 19.4,10 21.3,10 21.3,8.8" medium="hot" small />
        <Pipe via="26.4,8.8 26.4,10.4 17.4,10.4 17.4,9.2" medium="return" small />
        <path className="d-part" d="M178 32V4h12v28" />
        <path className="d-solid" d="M168 32h32q4 0 4 4v52q0 4-4 4h-32q-4 0-4-4V36q0-4 4-4z" />
        <path className="d-part" d="M172 44h24v20h-24zM172 76h12v8h-12z" />
        <Radiator at={[21, 4.6]} scale={0.82} w={7} />
        <path className="d-part" d="M278 56h42V46l-10-14h-22l-10 14zM278 46h42M290 32v-8h36v12h-14" />
        <Range at={[27.9, 7.1]} scale={0.45} w={9} off />
        <path className="d-part" d="M324 20h40v44h-40z" />
        <StoppedFan at={[34.4, 4.2]} scale={0.76} />
        <Fault at={[6, 4]} />
        <Fault at={[20.3, 3.6]} />
        <Fault at={[35.6, 6.6]} />
      </g>
      <Label at={[10.2, 15.9]}>COOLING</Label>
      <Label at={[27.8, 15.9]}>HEATING</Label>
      <Label at={[41.6, 15.9]}>EXTRACT</Label>
    </>
  ),
};
