import type { ReactNode } from "react";
import type { Plant } from "@/data/building-views";
import { Diffuser, Louvre } from "../parts/air-terminals";
import { Boiler } from "../parts/boilers";
import { Chiller } from "../parts/chiller";
import { Panel } from "../parts/control-panel";
import { Cylinder } from "../parts/cylinders";
import { Duct } from "../parts/duct";
import { Canopy, Range } from "../parts/kitchen";
import { GasMeter } from "../parts/meters";
import { Pipe, Signal } from "../parts/pipes";
import { Pump } from "../parts/pumps";
import { Radiator } from "../parts/radiator";
import { RooftopUnit } from "../parts/rooftop-unit";
import { Basin, Closet, Sink } from "../parts/sanitary-ware";
import { Cassette, OutdoorUnit } from "../parts/split-units";
import { Tank } from "../parts/tank";
import { Valve } from "../parts/valve";
import { Controller } from "../parts/wall-controls";

/** What a view of the building can show lit, or red where it stops, each by itself; drawn in this order. */
export const plant = {
  crane: (
    <>
      <path className="d-part" d="M4 178v-9h48v9zM8 169v-13h14l4 13zM30 169v-7h14v7z" />
      <circle className="d-part" cx="13" cy="178" r="4.5" />
      <circle className="d-part" cx="43" cy="178" r="4.5" />
      <path className="d-part" d="M36 169V12H18V7h208v5H42v157zM18 12h10v9H18z" />
      <path className="d-fine hook" d="M97 12v2l-18 5M97 14l18 5" />
    </>
  ),
  flue: (
    <>
      <Duct via="26.1,20.3 26.1,19.3 30.9,19.3 30.9,1.2 / 29.6,20.3 29.6,19.3" width={0.7} medium="waste" />
      <path className="d-part d-fine" d="M303 12h12v-4h-12z" />
    </>
  ),
  extract: (
    <>
      <Duct via="26.4,13.4 29.2,13.4 29.2,2.6" width={1} medium="waste" flow />
      <path className="d-part" d="M284 40h16v-8h-16zM287 32l-4-14h18l-4 14z" />
      <Canopy at={[23.4, 12.7]} scale={0.36} w={12} />
    </>
  ),
  rooftop: <RooftopUnit at={[16.6, 2.2]} scale={0.4} />,
  chiller: <Chiller at={[6.6, 2.76]} scale={0.31} />,
  chilled: (
    <>
      <Pipe via="11,5.7 11,12.7 / 11,7.2 10,7.2" medium="water" flow small />
      <Pipe via="10,7.7 11.7,7.7 / 11.7,12.7 11.7,5.7" medium="return" flow small over />
      <Cassette at={[6.9, 6.9]} scale={0.3} />
      <Cassette at={[9.6, 12.7]} scale={0.3} />
    </>
  ),
  outdoor: <OutdoorUnit at={[13.2, 3.1]} scale={0.28} />,
  refrigerant: (
    <>
      <Pipe via="13.3,5.2 12.6,5.2 12.6,12.6 11.9,12.6 11.9,12.9" medium="liquid" small over />
      <Pipe via="12.4,12.9 13.1,12.2 13.1,5.7 13.3,5.7" medium="discharge" small />
      <Cassette at={[9.6, 12.7]} scale={0.3} />
    </>
  ),
  heating: (
    <>
      <Pipe
        via="7.2,11.1 7.2,11.7 15.6,11.7 15.6,19.9 23.5,19.9 23.5,23.8 24.6,23.8 / 7.2,17.3 7.2,17.8 15.6,17.8 / 21.4,23.8 23.5,23.8 / 28.1,23.8 27.6,23.8"
        medium="return"
        flow
        small
        over
      />
      <Pipe
        via="24.6,21.8 24,21.8 24,19.4 16.2,19.4 16.2,11.2 9.7,11.2 9.7,11 / 16.2,17.4 9.7,17.4 9.7,17.2 / 24,21.8 24,22.7 21.4,22.7 / 28.1,21.8 27.6,21.8"
        medium="hot"
        flow
        small
        over
      />
      <Radiator at={[7, 9.2]} w={8} scale={0.36} />
      <Radiator at={[7, 15.4]} w={8} scale={0.36} />
    </>
  ),
  // In front of the heating pipes that cross them.
  ducts: (
    <>
      <Duct via="18.2,6.6 18.2,13.2 14.6,13.2 / 22,7.4 14.4,7.4" width={1} flow />
      <path d="M146 127v10M144 69v10M220 69v10" />
      <Diffuser at={[15.4, 7.9]} scale={0.5} />
      <Diffuser at={[21, 7.9]} scale={0.5} />
      <Diffuser at={[15.2, 13.7]} scale={0.5} />
      <Duct via="25,7.4 23.4,7.4 23.4,6.2" width={1} medium="waste" />
      <Louvre at={[25, 7.4]} h={1} />
    </>
  ),
  wastes: <Pipe via="24.6,11.6 24.6,11.9 22.8,11.9 / 26.4,11.9 26.4,12.2 22.8,12.2" medium="waste" small />,
  stack: <Pipe via="22.8,11.7 22.8,24.9 6,25.3 3.8,25.6 / 21.5,17.7 22.8,17.9" medium="waste" flow small over />,
  hot: (
    <Pipe
      via="20.3,20.9 20.3,20.5 20,20.5 20,9.3 24.3,9.3 24.3,10 / 20,15.4 21.5,15.4 21.5,15.9"
      medium="hot"
      flow
      small
      over
    />
  ),
  cold: (
    <Pipe
      via="17.8,23.2 18.8,23.2 18.8,20.4 19.3,20.4 19.3,8.6 26.4,8.6 26.4,9.6 / 24.8,8.6 24.8,10 / 19.3,16.1 21.4,16.1 / 18.8,23.2 19.3,23.2"
      medium="water"
      flow
      small
      over
    />
  ),
  main: (
    <>
      <Pipe via="2.9,22.6 5.2,22.6 5.2,23.4 10.2,23.4 10.2,21.3 11,21.3" medium="water" flow small />
      <Valve at={[7.6, 23.4]} scale={0.5} />
    </>
  ),
  tank: (
    <>
      <Pipe via="15.2,23.2 17,23.2" medium="water" small />
      <Tank at={[10.8, 21]} w={4.4} h={2.6} />
    </>
  ),
  pump: <Pump at={[17.4, 23.2]} scale={0.55} />,
  cylinder: <Cylinder at={[19.2, 20.8]} scale={0.28} />,
  taps: (
    <>
      <path className="d-part d-fine" d="M230 101.5h28v2h-28zM256 103.5v16.5" />
      <Basin at={[24.6, 10.2]} scale={0.3} />
      <Closet at={[26, 12]} scale={0.3} />
    </>
  ),
  sink: (
    <>
      <path className="d-fine" d="M204.5 167v15M225.5 167v15" />
      <Sink at={[20.3, 16.6]} scale={0.2} />
    </>
  ),
  gas: (
    <>
      <Pipe via="9.4,19.8 9.4,18.9 23.6,18.9" medium="gas" flow small over />
      <Valve at={[11.4, 18.9]} scale={0.5} />
    </>
  ),
  branch: <Pipe via="23.6,18.9 29,18.9 29,20.4 / 25.4,18.9 25.4,20.4" medium="gas" flow small over />,
  kitchen: (
    <>
      <Pipe via="23.6,18.9 23.6,16.4 24.3,16.4" medium="gas" flow small over />
      <Valve at={[23.6, 17.6]} turn={-90} scale={0.45} />
    </>
  ),
  meter: (
    <>
      <Pipe via="6.9,18.9 7.9,18.9 7.9,19.8" medium="gas" flow small />
      <GasMeter at={[8.65, 19.8]} scale={0.5} />
    </>
  ),
  service: (
    <>
      <Pipe via="2.9,19.8 5.1,19.8 5.1,18.9 6.9,18.9" medium="gas" flow small />
      <Valve at={[6.9, 18.9]} kind="lever" scale={0.55} />
    </>
  ),
  range: <Range at={[24.2, 15.4]} scale={0.3} w={9} />,
  boiler: <Boiler at={[24.6, 20.2]} scale={0.38} />,
  standby: <Boiler at={[28.1, 20.2]} scale={0.38} />,
  controls: (
    <>
      <Signal via="17.4,20.6 17.4,6.2 / 17.4,8.9 15,8.9 / 17.4,14.8 15,14.8 / 18.1,20.5 24.9,20.5 / 17.4,5.8 16.6,5.8 16.6,6.4 7,6.4 7,6 / 17.4,22 17.4,22.6" />
      <Panel at={[16.7, 20.3]} w={8} h={11} scale={0.17} />
      <Controller at={[14.2, 8.4]} scale={0.5} />
      <Controller at={[14.2, 14.2]} scale={0.5} />
    </>
  ),
} satisfies Readonly<Record<Plant, ReactNode>>;
