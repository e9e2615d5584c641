import { Buffer } from "../parts/cylinders";
import { Stream } from "../parts/duct";
import { Label } from "../parts/label";
import { FlowMeter } from "../parts/meters";
import { State } from "../parts/part";
import { Flexible } from "../parts/pipe-fittings";
import { Pipe } from "../parts/pipes";
import { Pump } from "../parts/pumps";
import { OutdoorUnit } from "../parts/split-units";
import { Ground } from "../parts/structure";
import type { ServiceSchematic } from "./types";

/** The heat pump and the cylinder it heats. */
const heatPump = (
  <>
    <Stream at={[3.4, 10]} medium="energy" />
    <Pipe via="15,9 25,9" medium="hot" flow />
    <Pipe via="25,14 15,14" medium="return" flow />
    <OutdoorUnit at={[6, 7]} />
    <Flexible at={[17, 9]} />
    <Flexible at={[17, 14]} />
    <Buffer at={[25, 3]} />
    <FlowMeter at={[21.6, 9]} />
    <Pump at={[21.6, 14]} turn={180} />
  </>
);

export const energyEfficientSolutions: ServiceSchematic = {
  title: "A heat pump draws most of its heat from outside air; below, the width of each band shows how much.",
  number: "A-07",
  name: "Heat pump and its balance",
  card: {
    box: [24, 22, 322, 166],
    draw: () => (
      <>
        <Ground at={[-40, 17.6]} w={130} />
        {heatPump}
      </>
    ),
  },
  draw: () => (
    <>
      <Ground at={[1.5, 17.6]} w={44} />
      <Pipe via="33,5 44,5 44,10" medium="hot" flow />
      <Pipe via="36,15 33,15" medium="return" flow />
      {heatPump}
      <Pump at={[38, 5]} />
      <g className="culprit">
        <path className="d-part" d="M360 100h90v60h-90zM370 160v16M440 160v16" />
      </g>
      <path className="d-hot d-mark" d="M440 100v10h-70v14h70v14h-70v12h-10" strokeWidth="4" />
      <State is={1}>
        <path className="d-energy d-tint" d="M212 256c-30 0-30 18-60 18H30v22h122c30 0 30-18 60-18" />
        <path className="d-energy d-fill" d="M212 278h198v14l46-48-46-48v14H30v46h182" />
        <Label at={[42.4, 3.2]}>40 °C</Label>
      </State>
      <State is={2}>
        <path className="d-energy d-tint" d="M212 244c-30 0-30 18-60 18H30v34h122c30 0 30-18 60-18" />
        <path className="d-energy d-fill" d="M212 278h198v14l46-48-46-48v14H30v34h182" />
        <Label at={[42.4, 3.2]}>55 °C</Label>
      </State>
      <g className="d-on">
        <Label at={[9.4, 28.5]}>ELECTRICITY</Label>
        <g className="d-on-bright">
          <Label at={[11, 23.3]}>OUTSIDE AIR</Label>
          <Label at={[32, 24.4]}>HEAT TO THE BUILDING</Label>
        </g>
      </g>
    </>
  ),
};
