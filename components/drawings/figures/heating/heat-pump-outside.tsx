import { Buffer } from "../../parts/cylinders";
import { Pipe, Signal } from "../../parts/pipes";
import { Pump } from "../../parts/pumps";
import { Radiator } from "../../parts/radiator";
import { OutdoorUnit } from "../../parts/split-units";
import { Ground, Sash } from "../../parts/structure";
import type { Figure } from "../types";
import { Word } from "../word";

/** A heat pump outside, its buffer and the radiators it needs inside. */
export const heatPumpOutside: Figure = {
  alt: "A heat pump stands outside; its power supply, buffer tank and a large radiator are inside",
  height: 248,
  draw: () => (
    <>
      <Ground at={[0.4, 20]} w={47} />
      <path className="d-wall" d="M186 30h12v106h-12zM186 176h12v24h-12z" />
      <Sash at={[0.8, 6]} scale={0.9} />
      <path className="d-hatch" d="M52 92h38M52 88v8M90 88v8" />
      <OutdoorUnit at={[9, 9.4]} />
      <Signal via="18,11 22,11 22,5" />
      <path className="d-part" d="M206 30h28v20h-28z" />
      <path className="d-solid" d="M222 33l-7 8h5l-2 7 7-9h-5z" />
      <Pipe via="18,14.6 25,14.6" medium="hot" flow />
      <Pipe via="25,17.4 18,17.4" medium="return" flow />
      <Buffer at={[24.6, 7.6]} scale={0.88} />
      <Pipe via="31.6,9.4 34,9.4 34,17.6 36.1,17.6 36.1,17" medium="hot" flow small />
      <Pipe via="45.9,17 45.9,18.8 32.4,18.8 32.4,16.8 31.6,16.8" medium="return" flow small />
      <Pump at={[34, 13.4]} turn={90} scale={0.9} />
      <Radiator at={[35.6, 11.4]} w={10.8} />
      <Word at={[14, 28]}>Quiet, away</Word>
      <Word at={[14, 50]}>from bedrooms</Word>
      <Word at={[242, 46]}>Power: enough supply?</Word>
      <Word at={[468, 88]} end>
        Larger radiators
      </Word>
      <Word at={[468, 234]} end>
        The cooler the water, the less power it takes
      </Word>
      <Word at={[281, 70]} middle>
        Buffer tank
      </Word>
    </>
  ),
};
