import type { CSSProperties } from "react";
import { Sink, Tap } from "../parts/fixtures";
import { Label } from "../parts/frame";
import type { Medium, Point } from "../parts/geometry";
import { Pipe } from "../parts/pipes";
import { Cut } from "../parts/structure";
import { Valve } from "../parts/valves";
import { Cylinder } from "../parts/vessels";
import { EndLabel, NumberedKey, StartLabel } from "./labels";
import { Item, Shape, Soil } from "./shapes";
import type { Figure } from "./types";

/** Who repairs what in a house: its tint, and where its number stands. */
const areas: readonly (readonly [Medium, Point])[] = [
  ["air", [36.6, 5.4]],
  ["gas", [36.6, 12.8]],
  ["fault", [36.6, 20.2]],
  ["energy", [9.4, 13.4]],
  ["water", [6.6, 22.2]],
];

const areaTints = {
  "--color-gas-tint": "color-mix(in srgb, var(--color-gas-bright) 25%, var(--sheet))",
  "--color-water-tint": "color-mix(in srgb, var(--color-water-bright) 40%, var(--sheet))",
} as CSSProperties;

export const supply = {
  "whose-pipe": {
    alt: "The water company owns the pipe up to your boundary; from there on it is yours",
    draw: () => (
      <>
        <Soil top={11} />
        <path className="d-part" d="M300 110V30h150v80" />
        <Pipe via="5,20 5,15 20,15" medium="water" />
        <Pipe via="20,15 34,15 34,6 42,6" medium="return" />
        <circle className="d-water d-fill" cx="50" cy="196" r="16" />
        <path className="d-part" d="M186 110h28v28h-28z" />
        <Valve at={[20, 15]} />
        <Valve at={[34, 9]} turn={90} />
        <Tap at={[42, 6]} />
        <Shape medium="fault" d="M222 24v176" dash="8 5" />
        <Label at={[10.6, 7]}>Water company</Label>
        <Label at={[26.4, 7]}>Yours</Label>
        <StartLabel at={[9, 20.6]}>Main</StartLabel>
        <Label at={[35.4, 19]}>Boundary to tap</Label>
      </>
    ),
  },
  "whose-repair": {
    alt: "Owners repair their flats, a lease decides for a business, the freeholder repairs shared pipes and drains, and the water company its main",
    height: 448,
    draw: () => (
      // Of their own, as the tints of gas and air, and of water and energy, are nearly one after dark.
      <g style={areaTints}>
        <path className="d-water d-tint" stroke="none" d="M2 246h476v46H2z" />
        <g transform="translate(-40 0)">
          <Shape medium="energy" look="tint" d="M120 24h324v222H120z" />
          <Shape medium="air" look="tint" d="M166 24h222v74H166z" />
          <Shape medium="gas" look="tint" d="M166 98h222v74H166z" />
          <Shape medium="fault" look="tint" d="M166 172h222v74H166z" />
          <Pipe via="5,27 14.4,27 14.4,4" medium="water" flow />
          <Pipe via="41.4,0.4 41.4,27 51.8,27.5" medium="waste" flow />
          <Pipe via="14.4,4 22.6,4 / 14.4,11.6 24.6,11.6 / 14.4,19 24.6,19" medium="water" small />
          <Pipe
            via="31,7.8 31,9 32.4,9 32.4,8.3 41.4,8.8 / 28.5,14.8 28.5,16.3 30,16.3 30,15.6 41.4,16.1 / 29.5,22.2 29.5,23.6 31,23.6 31,22.9 41.4,23.4"
            medium="waste"
            small
          />
          <Cut via="12,2.4 12,25 / 44,2.4 44,25 / 11.6,2.4 40.4,2.4 / 42.4,2.4 44.4,2.4 / 12,9.8 13.6,9.8 / 15.2,9.8 40.4,9.8 / 42.4,9.8 44,9.8 / 12,17.2 13.6,17.2 / 15.2,17.2 40.4,17.2 / 42.4,17.2 44,17.2 / 12,24.6 13.6,24.6 / 15.2,24.6 40.4,24.6 / 42.4,24.6 44,24.6" />
          <path
            className="d-part"
            d="M230 48h110v8q0 22-22 22h-66q-22 0-22-22zM224 44h122v5H224zM250 128h70v6q0 14-14 14h-42q-14 0-14-14zM250 202h90v8q0 12-12 12h-66q-12 0-12-12z"
          />
          <path className="d-fine" d="M42 246h78M444 246h74M107 134h37M66 235v35" />
          <Tap at={[22.6, 4]} scale={0.7} />
          <Tap at={[24.6, 11.6]} scale={0.7} />
          <Tap at={[24.6, 19]} scale={0.7} />
          {[4, 11.6, 19].map((y) => (
            <Valve key={y} at={[18.6, y]} scale={0.7} />
          ))}
          <Valve at={[9.4, 27]} scale={0.8} />
          {areas.map(([medium, at], index) => (
            <Item key={medium} at={at} medium={medium}>
              {String(index + 1)}
            </Item>
          ))}
        </g>
        <NumberedKey at={[2, 31.4]} media={areas.map(([medium]) => medium)}>
          {[
            "Leasehold flat: usually its leaseholder",
            "Rented flat: its landlord",
            "Business: as its lease says",
            "Shared riser and drain: the freeholder",
            "Main in the street: the water company",
          ]}
        </NumberedKey>
      </g>
    ),
  },
  "three-valves": {
    alt: "You can shut off water in three places: A where the pipe comes in, B in the pavement and, for hot water only, C at the cylinder",
    height: 356,
    draw: () => (
      <>
        <path className="d-shade" stroke="none" d="M2 190h134v13h342v29H2z" />
        <Cut via="14,2 14,20 46.6,20 46.6,2" width={0.6} />
        <Pipe via="24.5,10.6 24.5,21.4 47.8,22.2" medium="waste" small />
        <Pipe via="39.4,3 39.4,1.4 32.6,1.4 32.6,11 27.4,11 27.4,6" medium="hot" small />
        <Pipe via="1,21.8 18.4,21.8 18.4,14 33.4,14 33.4,11.2 37,11.2 / 26,14 26,6" medium="water" small over />
        <path className="d-part" d="M56 190h28v24H56zM52 186h36v6H52z" />
        <Sink at={[19.6, 6]} scale={0.85} />
        <Cylinder at={[36.4, 2.8]} scale={0.75} />
        <Pipe via="46.5,8 42.4,8" medium="hot" small />
        <Pipe via="42.4,11.1 46.5,11.1" medium="return" small />
        <Valve at={[7, 21.8]} scale={0.9} />
        <Valve at={[18.4, 17.2]} turn={90} scale={0.9} />
        <Valve at={[30, 14]} scale={0.9} />
        <Item at={[22, 17.2]}>A</Item>
        <Item at={[7, 16.2]}>B</Item>
        <Item at={[30, 17]}>C</Item>
        <NumberedKey at={[2, 25.5]} marks="ABC">
          {[
            "Where the pipe comes in: all water",
            "In the pavement, under a small cover",
            "At the cylinder: hot water only",
          ]}
        </NumberedKey>
        <StartLabel at={[4.8, 33.8]}>Turn clockwise to shut</StartLabel>
      </>
    ),
  },
  "whose-drain": {
    alt: "A drain for your property alone is yours up to the boundary; shared drains, and those beyond the boundary, usually belong to the sewerage company",
    height: 268,
    draw: () => (
      <>
        <path className="d-shade" stroke="none" d="M366 2h112v234H366z" />
        <path className="d-hair" d="M2 94h358M2 165h358" />
        <path className="d-part" d="M40 24h110v56H40zM40 108h110v57H40zM40 165h110v57H40z" />
        <path className="d-fine" d="M40 52h110M95 108v114" />
        <Pipe via="15,6.6 36,6.6 / 15,13 21,13 21,16.5 / 15,19.4 21,19.4" medium="waste" />
        <Pipe via="36,6.6 40.6,6.6 / 21,16.5 21,19.4 40.6,19.4 / 40.6,1 40.6,23" medium="water" />
        <Shape medium="fault" d="M360 6v226" dash="8 5" />
        <Label at={[20, 4.6]}>Yours</Label>
        <StartLabel at={[22.4, 13]}>Yours</StartLabel>
        <Label at={[28.6, 17.6]}>Shared</Label>
        <EndLabel at={[35.2, 2.2]}>Boundary</EndLabel>
        <Label at={[44.2, 12]}>Street</Label>
        <Pipe via="2,25.2 5,25.2" medium="waste" />
        <StartLabel at={[6.4, 25.2]}>Yours</StartLabel>
        <Pipe via="17,25.2 20,25.2" medium="water" />
        <StartLabel at={[21.4, 25.2]}>The company’s since 2011</StartLabel>
      </>
    ),
  },
} as const satisfies Record<string, Figure>;
