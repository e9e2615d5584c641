import { Fragment } from "react";
import { plant } from "../../key-plan/plant";
import { Scene } from "../../key-plan/scene";
import type { Point } from "../../parts/geometry";
import { PointLeader } from "../../parts/label";
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
    [36.9, 38],
    [36.9, 33.6],
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
    [40.2, 23.4],
    [37.4, 23.4],
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
    [30.4, 14.8],
    [31.2, 23.2],
  ],
];

export const guidePlaces: Figure = {
  alt: "A building in section with a number for each guide: 1 cylinder, 2 boilers, 3 wet ceiling, 4 cooling unit, 5 gas meter, 6 kitchen, 7 outdoor unit, 8 outer wall, 9 heating pipes, 10 sink",
  height: 396,
  draw: () => (
    <>
      <g transform="translate(2 0)scale(1.4)" fontSize="7">
        <Scene crane={false} heating />
        {plant.extract}
        {plant.outdoor}
        {plant.heating}
        {plant.refrigerant}
        {plant.wastes}
        {plant.stack}
        {plant.cold}
        {plant.hot}
        {plant.main}
        {plant.tank}
        {plant.pump}
        {plant.cylinder}
        {plant.taps}
        {plant.sink}
        {plant.gas}
        {plant.branch}
        {plant.kitchen}
        {plant.flue}
        {plant.service}
        {plant.meter}
        {plant.range}
        {plant.boiler}
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
