import { plant } from "../../key-plan/plant";
import { Scene } from "../../key-plan/scene";
import { type Point, trace } from "../../parts/geometry";
import { drop } from "../../symbols/line";
import { Item } from "../item";
import type { Figure } from "../types";

/** The positions of the guides' numbers, in the order of the guides. */
const places: readonly Point[] = [
  [29.5, 36.4],
  [36.9, 36.4],
  [24.7, 13],
  [11.8, 18.8],
  [6.6, 29.6],
  [40.2, 23.4],
  [23.8, 5.4],
  [5.4, 13.1],
  [24.8, 29.8],
  [30.4, 19.6],
];

const leaders =
  "29.5,36.4 29.5,34.4 / 36.9,36.4 36.9,34.4 / 6.6,29.6 10,29.6 / 40.2,23.4 37.6,23.4 / 23.8,5.4 21.4,5.4 / 5.4,13.1 8.4,13.1 / 24.8,29.8 24.8,28 / 30.4,19.6 30.4,22.2 / 24.7,13 24.7,17.2 / 11.8,18.8 13.8,18.8";

export const guidePlaces: Figure = {
  alt: "A building in section with a number for each guide: 1 cylinder, 2 boilers, 3 wet ceiling, 4 cooling unit, 5 gas meter, 6 kitchen, 7 outdoor unit, 8 outer wall, 9 heating pipes, 10 sink",
  height: 380,
  draw: () => (
    <>
      <g transform="translate(2 0)scale(1.4)" fontSize="7">
        <Scene crane={false} heating />
        {plant.extract}
        {plant.outdoor}
        {plant.refrigerant}
        {plant.heating}
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
      <path className="d-fine" d={trace(leaders)} />
      {places.map((at, index) => (
        <Item key={at.join()} at={at} r={12}>{`${index + 1}`}</Item>
      ))}
    </>
  ),
};
