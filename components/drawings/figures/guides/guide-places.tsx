import { Fragment } from "react";
import { radiators } from "../../key-plan/heating-and-air";
import { plant } from "../../key-plan/plant";
import { Scene } from "../../key-plan/scene";
import { Cylinder } from "../../parts/cylinders";
import { Duct } from "../../parts/duct";
import type { Point } from "../../parts/geometry";
import { Range } from "../../parts/kitchen";
import { PointLeader } from "../../parts/label";
import { Pipe } from "../../parts/pipes";
import { Valve } from "../../parts/valve";
import { drop } from "../../symbols/line";
import { Item } from "../item";
import type { Figure } from "../types";

/** The position of each guide's number, and the point that its leader leads to, in the order of the guides. */
const places: readonly (readonly [at: Point, to: Point])[] = [
  [
    [29.5, 38],
    [29.5, 33.2],
  ],
  [
    [41.8, 38],
    [41.8, 33.6],
  ],
  [
    [24.7, 13],
    [24.7, 18.4],
  ],
  [
    [11.8, 18.8],
    [15.4, 18.8],
  ],
  [
    [6.6, 29.6],
    [11.2, 29.6],
  ],
  [
    [40.7, 23.4],
    [38, 23.4],
  ],
  [
    [25.3, 5.4],
    [21.4, 5.4],
  ],
  [
    [5.4, 13.1],
    [8.7, 13.1],
  ],
  [
    [18.8, 22],
    [21.8, 22],
  ],
  [
    [30.5, 14.9],
    [33.4, 14.9],
  ],
];

/** Heating as in the service pages' building, for one boiler: its pipes keep clear of the gas pipe and of each other. */
const heating = (
  <>
    <Pipe
      via="7.2,11.1 7.2,11.7 15.6,11.7 15.6,20.1 25.4,20.1 25.4,23.9 28.1,23.9 / 7.2,17.3 7.2,17.8 15.6,17.8 / 21.9,23.9 25.4,23.9"
      medium="return"
      flow
      small
      over
    />
    <Pipe
      via="28.1,21.8 26.4,21.8 26.4,19.5 16.2,19.5 16.2,11.2 9.7,11.2 9.7,11 / 16.2,17.4 9.7,17.4 9.7,17.2 / 26.4,21.8 26.4,22.9 21.9,22.9"
      medium="hot"
      flow
      small
      over
    />
    {radiators}
  </>
);

const hot = (
  <>
    <Pipe via="19.4,23.2 20.2,23.2" medium="water" small />
    <Pipe via="20.8,21.2 20.8,20.7 20,20.7 20,9.3 24.3,9.3 24.3,10" medium="hot" flow small over />
  </>
);

export const guidePlaces: Figure = {
  alt: "A building in section with a number for each guide: 1 cylinder, 2 boiler, 3 wet ceiling, 4 cooling unit, 5 gas meter, 6 kitchen, 7 outdoor unit, 8 outer wall, 9 heating pipes, 10 basin",
  height: 396,
  titleBlock: { sheet: "Q-00", name: "The place of each guide" },
  draw: () => (
    <>
      <g className="d-enlarged" transform="translate(2 0)scale(1.4)" fontSize="7">
        <Scene crane={false} heating />
        {plant.extract}
        {/* Behind all other pipes, which it crosses. */}
        <Pipe
          via="26.4,11.9 26.4,12.2 22.8,12.2 22.8,25.5 6,25.8 3.1,25.9 / 24.6,11.6 24.6,12.2"
          medium="waste"
          flow
          small
        />
        {heating}
        {plant.refrigerant}
        {plant.outdoor}
        <Pipe via="17.8,23.2 19.3,23.2 19.3,8.6 26.4,8.6 26.4,9.6 / 24.8,8.6 24.8,10" medium="water" flow small over />
        {hot}
        {plant.main}
        {plant.tank}
        {plant.pump}
        <Cylinder at={[19.8, 21.1]} scale={0.26} />
        {plant.taps}
        <Pipe
          via="9.4,19.8 9.4,18.9 28.9,18.9 28.9,20.4 / 24.1,18.9 24.1,16.4 24.8,16.4"
          medium="gas"
          flow
          small
          over
        />
        <Valve at={[11.4, 18.9]} scale={0.5} />
        <Valve at={[24.1, 17.5]} turn={-90} scale={0.45} />
        <Range at={[24.7, 15.4]} scale={0.3} w={9} />
        <Duct via="29.6,20.3 29.6,19.6 30.9,19.6 30.9,1.2" width={0.7} medium="waste" />
        <path className="d-part d-fine" d="M303 12h12v-4h-12z" />
        {plant.meter}
        {plant.service}
        {plant.standby}
        {drop(175, 121)}
      </g>
      {places.map(([at, to], index) => (
        <Fragment key={at.join()}>
          <PointLeader from={at} to={to} />
          <Item at={at} r={12}>{`${index + 1}`}</Item>
        </Fragment>
      ))}
    </>
  ),
};
