import { Propeller } from "../parts/air";
import { Alarm, Fault, Panel, StopButton } from "../parts/controls";
import { Radiator, Tap } from "../parts/fixtures";
import { Label } from "../parts/frame";
import { Boiler, Canopy, Fryer, Range, WallBoiler } from "../parts/gas-plant";
import { repeat } from "../parts/geometry";
import { FlowMeter, GasMeter } from "../parts/instruments";
import { Arrow, Cap, Flexible, Pipe, Signal } from "../parts/pipes";
import { Cut, Ground } from "../parts/structure";
import { Pump, Valve } from "../parts/valves";
import { NumberedKey, StartLabel } from "./labels";
import { Item } from "./shapes";
import type { Figure } from "./types";
import { Word } from "./word";

export const guideDuties = {
  "gas-check": {
    alt: "A landlord’s gas check covers the flue, the air for the burner, the gas pressure or heat input, and the safety devices",
    height: 384,
    cut: 254,
    draw: () => (
      <>
        <Cut via="42,1 42,2.6 / 42,4.6 42,24.4 / 1,24.4 42.4,24.4" width={0.8} />
        <Pipe via="2.4,24 2.4,16.4 5.4,16.4 5.4,18.4" medium="gas" />
        <Pipe via="8.6,18.4 8.6,15.4 17,15.4 17,22 19,22 / 17,15.4 33.8,15.4 33.8,13" medium="gas" />
        <GasMeter at={[7, 18]} />
        <Valve at={[2.4, 20.6]} turn={90} kind="lever" scale={0.9} />
        <path className="d-part" d="M352 46V36l100-9v12l-88 8z" />
        <WallBoiler at={[32.6, 4.6]} scale={0.96} />
        <Range at={[18.6, 15.4]} w={9} scale={0.98} />
        <Alarm at={[24, 5]}>CO</Alarm>
        <Arrow at={[46.4, 3.2]} turn={-6} medium="fault" />
        <Arrow at={[46, 6]} turn={180} medium="air" />
        <Item at={[38.8, 1.6]}>1</Item>
        <Item at={[44.6, 8.4]}>2</Item>
        <Item at={[12.4, 12.8]}>3</Item>
        <Item at={[29.8, 8.6]}>4</Item>
        <Label at={[6.4, 13.2]}>Meter</Label>
        <Label at={[24, 8.6]}>Alarm</Label>
        <NumberedKey at={[2, 27.6]}>
          {[
            "Flue: the fumes go out",
            "Air: enough reaches the burner",
            "Gas pressure, or the heat input",
            "Safety devices: they shut off the gas",
          ]}
        </NumberedKey>
      </>
    ),
  },
  "kitchen-tests": {
    alt: "When the fan stops, a switch in the duct makes the panel shut the gas valve; the hose and restraint are behind the range, the stop button by the door",
    height: 390,
    cut: 257,
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
  },
  "network-parts": {
    alt: "In a heat network, the operator has the plant and risers, the supplier has the meter, and each flat has a heat interface unit",
    height: 372,
    cut: 246,
    draw: () => (
      <>
        <path className="d-shade" stroke="none" d="M2 149h476v91H2z" />
        <g transform="translate(-84) scale(1.2)" fontSize="8.3">
          <path className="d-part" stroke="none" d="M80 124h380v72H80z" />
          <Cut via="8,0.2 8,19.6 46,19.6 46,0.2 / 8,12.4 46,12.4" width={0.7} />
          <Pipe via="15,15 20,15 20,0.2" medium="hot" flow />
          <Pipe via="23,0.2 23,18 15,18" medium="return" flow />
          <Pipe via="20,4 29,4" medium="hot" small over />
          <Pipe via="29,8.4 23,8.4" medium="return" small over />
          <Pipe via="34,4 38.6,4 38.6,4.6" medium="hot" small />
          <Pipe via="43.6,9.6 43.6,10.6 36,10.6 36,8.4 34,8.4" medium="return" small />
          <Boiler at={[10.8, 13.4]} scale={0.52} />
          <Pump at={[17.6, 15]} scale={0.8} />
          <path className="d-part" d="M290 34h50v64h-50z" />
          <path className="d-fine" d={`M300 44h30v32h-30z${repeat(3, [0, 8], "h30", [300, 52])}M304 86h22`} />
          <FlowMeter at={[26.4, 8.4]} />
          <Radiator at={[38.1, 4.6]} w={6} />
          <Arrow at={[20, 9.4]} turn={-90} medium="fault" />
          <Arrow at={[23, 10.6]} turn={90} medium="water" />
        </g>
        <Item at={[25.4, 19]}>1</Item>
        <Item at={[23.3, 6.6]}>2</Item>
        <Item at={[29.4, 2]}>3</Item>
        <Item at={[40.8, 3]}>4</Item>
        <Label at={[8.2, 7.2]}>One flat</Label>
        <Label at={[37, 19]}>Plant room</Label>
        <NumberedKey at={[2, 26.6]}>
          {[
            "Plant and risers: the operator",
            "Meter: the heat supplier",
            "HIU: the lease or contract says",
            "Radiators and taps: the flat",
          ]}
        </NumberedKey>
      </>
    ),
  },
  "water-temperatures-small": {
    alt: "Water is stored at 60 °C, reaches the hot tap at 50 °C within a minute and stays below 20 °C at the cold tap; a pipe that leads nowhere is cut out",
    height: 340,
    cut: 284,
    draw: () => (
      <>
        <path className="d-shade" stroke="none" d="M2 284h476v54H2z" />
        <path d="M2 284h476" strokeWidth="2" />
        <Pipe via="1,31 10,31 10,25 30,25 30,17 32,17 / 17,25 17,22" medium="water" flow />
        <Pipe via="24.4,3.6 24.4,8.4" medium="hot" small />
        <Pipe via="17,6.6 17,3.6 30,3.6 30,7.6 32,7.6" medium="hot" flow />
        <path className="d-part" d="M130 86q0-22 40-22t40 22v118q0 18-40 18t-40-18z" />
        <path className="d-hatch" d="M136 88q0-18 34-18t34 18v114q0 14-34 14t-34-14z" />
        <Cap at={[24.4, 8.4]} turn={90} />
        <Fault at={[24.4, 6.2]} scale={0.8} />
        <Tap at={[32, 7.6]} scale={1.3} />
        <Tap at={[32, 17]} scale={1.3} />
        <Valve at={[10, 27]} turn={90} />
        <Arrow at={[21, 3.6]} medium="fault" />
        <Arrow at={[24, 25]} medium="water" />
        <Word at={[170, 152]} middle strong>
          60 °C
        </Word>
        <Label at={[7, 13]}>Stored</Label>
        <Label at={[7, 15.2]}>hot water</Label>
        <StartLabel at={[22.2, 11.4]}>Dead leg:</StartLabel>
        <StartLabel at={[22.2, 13.6]}>cut it out</StartLabel>
        <Word at={[360, 80]} strong>
          50 °C
        </Word>
        <Word at={[360, 102]}>in 1 minute</Word>
        <Word at={[360, 174]} strong>
          under 20 °C
        </Word>
        <Word at={[360, 196]}>in 2 minutes</Word>
        <StartLabel at={[14, 31]}>Cold from the mains</StartLabel>
      </>
    ),
  },
} as const satisfies Record<string, Figure>;
