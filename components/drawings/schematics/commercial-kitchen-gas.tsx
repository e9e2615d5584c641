import { Panel } from "../parts/control-panel";
import { Duct, Stream } from "../parts/duct";
import { Fan } from "../parts/fans";
import { Flame } from "../parts/flame";
import { Canopy, Fryer, Range } from "../parts/kitchen";
import { Fault } from "../parts/marks";
import { State } from "../parts/part";
import { Pipe, Signal } from "../parts/pipes";
import { Cut } from "../parts/structure";
import { Valve } from "../parts/valve";
import { StopButton } from "../parts/wall-controls";
import type { ServiceSchematic } from "./types";

export const commercialKitchenGas: ServiceSchematic = {
  title:
    "Commercial kitchen: canopy and extract fan, range and fryer, gas solenoid opened only by the interlock panel.",
  number: "G-07",
  name: "Kitchen gas interlock",
  card: {
    box: [80, 86, 240, 218],
    draw: () => (
      <>
        <Cut via="-40,30 90,30" />
        <Duct via="20,10 20,-40" width={2.6} />
        <Pipe via="-40,27.8 22.2,27.8 22.2,25.4 24,25.4 / 8.2,27.8 8.2,25.4 11,25.4" medium="gas" />
        <Canopy at={[9, 9.4]} w={22} />
        <Range at={[11, 20.4]} />
        <Fryer at={[24, 20.4]} />
        <Valve at={[9.7, 25.4]} scale={0.6} />
      </>
    ),
  },
  draw: () => (
    <>
      <Cut via="1,30 47,30" />
      <Duct via="22,7 22,3.4 40,3.4" width={2.6} />
      <g className="culprit">
        <Fan at={[41.6, 4.2]} r={2.2} />
      </g>
      <Pipe
        via="1.4,17 8.2,17 8.2,27.8 29.2,27.8 29.2,25.4 30,25.4 / 8.2,25.4 11,25.4 / 22.2,27.8 22.2,25.4 24,25.4"
        medium="gas"
      />
      <State is={1}>
        <Pipe via="1.4,17 8.2,17 8.2,27.8 29.2,27.8 / 8.2,25.4 11,25.4" medium="gas" bare />
      </State>
      <Canopy at={[8, 7]} w={27} />
      <Range at={[11, 20.4]} off />
      <Fryer at={[24, 20.4]} off />
      <Valve at={[9.7, 25.4]} scale={0.6} />
      <Valve at={[22.2, 26.8]} turn={-90} scale={0.6} />
      <path className="d-part" d="M300 204h36v83h-36zM306 287v7M330 287v7" />
      <path className="d-hatch" d="M300 216h36M307 204v-6h22v6M306 224h24v52h-24z" />
      <Valve at={[29.2, 26.8]} turn={-90} scale={0.6} />
      <Valve at={[5.9, 17]} kind="solenoid" />
      <Panel at={[38, 12]} w={7} h={11} />
      <StopButton at={[41.5, 27]} />
      <Signal via="38,18 36.4,18 36.4,13.6 5.9,13.6 5.9,14.8" />
      <Signal via="41.6,12 41.6,6.6" />
      <Signal via="28,4.8 28,10 35.8,10 35.8,15 38,15" />
      <Signal via="41.5,23 41.5,25.6" />
      <circle className="d-part" cx="280" cy="40" r="7" />
      <State is={1}>
        <Duct via="22,7 22,3.4 40,3.4" flow bare />
        <Flame at={[16, 27.3]} scale={0.8} />
        <Flame at={[26.5, 27.6]} scale={0.6} />
        <Stream at={[17, 16]} turn={-90} />
        <Stream at={[28, 16]} turn={-90} />
      </State>
      <State is={2}>
        <Fault at={[41.6, 4.2]} />
        <path className="d-fault d-tint" d="M394 134h42v26h-42z" />
        <path className="d-fault d-mark" d="M415 138v11M415 153v3" />
        <g className="d-fault d-alert">
          <Valve at={[5.9, 17]} kind="solenoid" />
        </g>
      </State>
    </>
  ),
};
