import { Panel } from "../../parts/control-panel";
import { Propeller } from "../../parts/fans";
import { Canopy, Fryer, Range } from "../../parts/kitchen";
import { Flexible } from "../../parts/pipe-fittings";
import { Arrow, Pipe, Signal } from "../../parts/pipes";
import { Ground } from "../../parts/structure";
import { Valve } from "../../parts/valve";
import { StopButton } from "../../parts/wall-controls";
import { Item } from "../item";
import { NumberedKey } from "../numbered-key";
import type { Figure } from "../types";

export const kitchenTests: Figure = {
  alt: "When the fan stops, a switch in the duct makes the panel shut the gas valve; the hose and restraint are behind the range, the stop button by the door",
  height: 390,
  cut: 257,
  titleBlock: { sheet: "Q-06", name: "Kitchen gas interlock" },
  draw: () => (
    <>
      <path className="d-air d-tint" d="M250 44V10h44v34z" />
      <path d="M244 10h56" strokeWidth="3" />
      <Propeller at={[27.2, 2.7]} r={1.3} />
      <Canopy at={[13.6, 4.4]} w={27} />
      <Pipe via="1,21.8 44,21.8" medium="gas" />
      <Pipe via="20,21.8 20,20 / 37,21.8 37,20" medium="gas" small />
      <Range at={[15, 11.6]} w={10} />
      <Fryer at={[34.4, 11.6]} />
      <Valve at={[5, 21.8]} kind="solenoid" />
      <Panel at={[2.6, 6.4]} w={6} h={8} />
      <StopButton at={[11.4, 16]} />
      <Signal via="8.6,7.4 11.6,7.4 11.6,3 25,3 / 5,14.4 5,19.6 / 10,16 7.4,16 7.4,14.4" />
      <path className="d-part" d="M243 24h12v12h-12z" />
      <Flexible at={[20, 20.9]} turn={90} scale={0.7} />
      <Flexible at={[37, 20.9]} turn={90} scale={0.7} />
      <path className="d-fine" d="M248 186q30 24 58 2" />
      <path className="d-part" d="M304 180h7v16h-7z" />
      <Arrow at={[27.2, 7.6]} turn={-90} medium="air" />
      <Ground at={[1, 24.4]} w={46} />
      <Item at={[31.8, 2.4]}>1</Item>
      <Item at={[2.2, 18.6]}>2</Item>
      <Item at={[28.6, 16.6]}>3</Item>
      <Item at={[11.4, 12.8]}>4</Item>
      <NumberedKey at={[2, 28.4]}>
        {[
          "Fan stops: the switch feels no air",
          "So the valve shuts off the gas",
          "Hose, and a shorter restraint",
          "Stop button by the way out",
        ]}
      </NumberedKey>
    </>
  ),
};
