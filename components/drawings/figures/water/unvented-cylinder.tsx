import { Cylinder } from "../../parts/cylinders";
import { Label } from "../../parts/label";
import { Pipe } from "../../parts/pipes";
import { Valve } from "../../parts/valve";
import { ExpansionVessel } from "../../parts/vessels";
import { EndLabel, StartLabel } from "../labels";
import { Ring } from "../ring";
import type { Figure } from "../types";

export const unventedCylinder: Figure = {
  alt: "The mains water passes a stop valve, a reducing valve and a check valve; both safety valves discharge into a tundish you can see",
  height: 284,
  draw: () => (
    <>
      <Pipe via="1,16 30.4,16" medium="water" small />
      <Pipe via="30,6.4 17,6.4 17,20.6 / 20,16 20,20.6" medium="waste" small over />
      <Pipe via="34,4.4 34,2.4 46.6,2.4" medium="hot" small flow />
      <Pipe via="46.6,11 38,11" medium="hot" small />
      <Pipe via="38,15 46.6,15" medium="return" small />
      <Cylinder at={[30, 4]} />
      <Valve at={[3.4, 16]} />
      <Valve at={[8.4, 16]} kind="regulator" />
      <Valve at={[13, 16]} kind="nonReturn" />
      <ExpansionVessel at={[26.4, 16.2]} turn={180} />
      <Valve at={[26.4, 6.4]} kind="safety" />
      <Valve at={[20, 18.2]} turn={90} kind="safety" />
      <path className="d-part" d="M160 212h50l-15 16h-20z" />
      <Pipe via="18.5,22.9 18.5,25.4 46.6,26.4" medium="waste" small />
      <Ring at={[18.5, 21.4]} r={32} />
      <EndLabel at={[28.4, 2.4]}>Temperature and pressure</EndLabel>
      <StartLabel at={[1.6, 18.6]}>Main</StartLabel>
      <Label at={[8.4, 10.4]}>Pressure</Label>
      <Label at={[8.4, 12.4]}>reducing</Label>
      <Label at={[12.4, 18.6]}>Check</Label>
      <EndLabel at={[24.4, 12]}>Vessel</EndLabel>
      <StartLabel at={[23.4, 18.8]}>Expansion</StartLabel>
      <EndLabel at={[14.6, 21.8]}>Tundish</EndLabel>
      <StartLabel at={[23, 23.6]}>To a safe place in sight</StartLabel>
      <EndLabel at={[46.6, 4.8]}>Hot taps</EndLabel>
      <StartLabel at={[39.8, 13]}>Boiler</StartLabel>
    </>
  ),
};
