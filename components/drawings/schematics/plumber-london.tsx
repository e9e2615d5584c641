import { Main } from "../building/mains";
import { WallBoiler } from "../parts/boilers";
import { Cylinder } from "../parts/cylinders";
import { Duct } from "../parts/duct";
import { Label } from "../parts/label";
import { FlowMeter } from "../parts/meters";
import { Pipe } from "../parts/pipes";
import { Radiator } from "../parts/radiator";
import { Basin, Closet, Gully, Sink } from "../parts/sanitary-ware";
import { Cut, Person } from "../parts/structure";
import { Valve } from "../parts/valve";
import { ExpansionVessel } from "../parts/vessels";
import { HeatingPipes, SoilStack, WaterPipes } from "./london-house-pipes";
import type { ServiceSchematic } from "./types";

export const plumberLondon: ServiceSchematic = {
  title:
    "A London house from the water main to the drain: stop tap, meters, boiler, cylinder whose safety valves discharge over a gully outside, radiators, bathroom and kitchen.",
  number: "W-01",
  name: "A London house",
  card: {
    box: [86, 90, 148, 126],
    draw: () => (
      <>
        <path className="d-part" d="M-400 140h500v5h-500zM220 140h500v5h-500z" />
        <Pipe via="14,90 14,16.8" medium="hot" flow small />
        <Pipe via="17.8,90 17.8,16.8" medium="water" flow small />
        <Pipe via="15.8,19.8 15.8,90" medium="waste" small />
        <Sink at={[10, 14]} />
      </>
    ),
  },
  draw: () => (
    <>
      <path className="d-shade" stroke="none" d="M9 250h462v77H9z" />
      <Cut via="1,25 47,25 / 10.6,16 43.2,16 / 10.6,7.6 43.2,7.6" width={0.6} />
      <Cut via="10.6,7.6 10.6,16.6 / 10.6,17.6 10.6,25 / 43.2,7.6 43.2,25" width={0.6} />
      <Cut via="8.4,8.2 26.9,1.6 45.4,8.2" width={0.5} />
      <Duct via="12.5,18 12.5,17.4 8.8,16.8" width={0.7} medium="waste" />
      <SoilStack />
      <Pipe
        via="6.9,32.6 6.9,20.8 7.7,20.8 7.7,21.6 / 9,21.6 9,20.8 9.8,20.8 9.8,23.6 11.8,23.6 11.8,21.8"
        medium="gas"
        small
        over
      />
      <path className="d-part" d="M46 253h14v20H46zM70 214h26v28H70zM76 220h14v7H76z" />
      <HeatingPipes />
      <WaterPipes />
      <Main at={[2.6, 27.4]} medium="water" />
      <Valve at={[6.9, 23.4]} turn={-90} kind="lever" scale={0.6} />
      <Valve at={[5.3, 27.4]} scale={0.9} />
      <FlowMeter at={[20, 27.4]} scale={0.9} />
      <Valve at={[28, 23.6]} turn={90} scale={0.8} />
      <WallBoiler at={[11.2, 18.2]} scale={0.42} />
      <Radiator at={[11.2, 11.8]} w={6} scale={0.5} />
      <Radiator at={[18.8, 20.3]} w={6} scale={0.5} />
      <g transform="translate(421 0)scale(-1 1)">
        <Cylinder at={[19.2, 9.44]} scale={0.46} />
      </g>
      <ExpansionVessel at={[24.2, 14.4]} turn={180} scale={0.42} />
      <path className="d-fine" d="M331 212h58v4h-58M335 216v31M385 216v31" />
      <path className="d-part" d="M292 126h20l-7 7v6h-6v-6z" />
      <Valve at={[24.6, 10.2]} kind="safety" scale={0.55} />
      <Valve at={[25.8, 12.8]} turn={90} kind="safety" scale={0.55} />
      <Valve at={[28, 19.4]} turn={-90} kind="regulator" scale={0.6} />
      <Valve at={[26.9, 14.4]} turn={180} kind="nonReturn" scale={0.5} />
      <Basin at={[34.8, 12.2]} scale={0.5} />
      <g transform="translate(410 0)scale(-1 1)">
        <Closet at={[0, 15.7]} scale={0.5} />
      </g>
      <Sink at={[33.3, 21.2]} scale={0.42} />
      <Person at={[39.8, 24.7]} scale={1.6} />
      <Gully at={[44.6, 25]} scale={0.7} />
      <path className="d-part d-fine" d="M411 38h10l-2-6h-6z" />
      <Label at={[26.9, 5.2]}>LOFT</Label>
      <Label at={[5.8, 19.6]} to={[6.9, 21.4]}>
        GAS
      </Label>
      <g className="d-below">
        <Label at={[8, 29.7]} anchor="start">
          WATER
        </Label>
        <Label at={[20, 29.7]}>METER</Label>
      </g>
    </>
  ),
};
