import { WallBoiler } from "../../parts/boilers";
import { Label } from "../../parts/label";
import { Flexible } from "../../parts/pipe-fittings";
import { Arrow, Pipe } from "../../parts/pipes";
import { Radiator } from "../../parts/radiator";
import { Cut } from "../../parts/structure";
import { Valve } from "../../parts/valve";
import { ExpansionVessel } from "../../parts/vessels";
import { Item } from "../item";
import { NumberedKey } from "../numbered-key";
import { Shape } from "../shape";
import type { Figure } from "../types";

export const sealedSystem: Figure = {
  alt: "The gauge reads 1 to 1.5 bar cold; a filling loop adds water, a vessel takes up expansion, and a safety valve lets water out through the wall",
  height: 392,
  cut: 268,
  titleBlock: { sheet: "Q-02", name: "Sealed heating system" },
  draw: () => (
    <>
      <Cut via="5,1 5,19" width={0.8} />
      <Pipe via="8.2,12 8.2,14.6 2.4,14.6 2.4,16.6 4,16.6" medium="waste" small />
      <Pipe via="13,12 13,16 29.5,16 29.5,12.2" medium="hot" flow />
      <Pipe via="1,25 9.4,25 / 11,25 18.4,25 18.4,20.4" medium="water" />
      <Pipe via="39.5,12.2 39.5,20.4 10.6,20.4 10.6,12" medium="return" flow />
      <WallBoiler at={[7.4, 3]} />
      <Radiator at={[29, 7]} w={11} />
      <ExpansionVessel at={[32, 20.4]} />
      <Valve at={[5, 25]} />
      <Flexible at={[10.2, 25]} />
      <Valve at={[15, 25]} kind="nonReturn" />
      <Arrow at={[21, 16]} medium="fault" />
      <Arrow at={[24, 20.4]} turn={180} medium="water" />
      <path className="d-hatch" d="M132 106l42-16" />
      <circle className="d-part" cx="216" cy="78" r="46" />
      <Shape medium="fault" d="M190.5 103.5A36 36 0 0 1 182.7 64.2M249.3 64.2A36 36 0 0 1 241.5 103.5" />
      <Shape medium="energy" d="M182.7 64.2A36 36 0 0 1 196 48.1" />
      <path d="M216 78l-25-20.5" strokeWidth="2.4" />
      <circle className="d-solid" cx="216" cy="78" r="4" />
      <Label at={[16.2, 5.6]}>1</Label>
      <Label at={[18, 2.8]}>1.5</Label>
      <Label at={[27, 5.8]}>3</Label>
      <Label at={[21.6, 10.4]}>bar</Label>
      <Item at={[25, 2.2]}>1</Item>
      <Item at={[10.2, 22]}>2</Item>
      <Item at={[35.6, 24]}>3</Item>
      <Item at={[2.4, 12]}>4</Item>
      <Label at={[34.5, 5.4]}>Radiators</Label>
      <NumberedKey at={[2, 28.6]}>
        {[
          "Gauge: green when cold",
          "Filling loop: adds water, then comes off",
          "Expansion vessel: holds air",
          "Pipe of the safety valve: should be dry",
        ]}
      </NumberedKey>
    </>
  ),
};
