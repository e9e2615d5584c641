import type { CSSProperties } from "react";
import type { Medium, Point } from "../../parts/geometry";
import { Pipe } from "../../parts/pipes";
import { Tap } from "../../parts/sanitary-ware";
import { Cut } from "../../parts/structure";
import { Valve } from "../../parts/valve";
import { Item } from "../item";
import { NumberedKey } from "../numbered-key";
import { Shape } from "../shape";
import type { Figure } from "../types";

/** The parts of a house by who repairs them: tint, and position of the number. */
const areas: readonly (readonly [Medium, Point])[] = [
  ["air", [36.6, 5.4]],
  ["gas", [36.6, 12.8]],
  ["fault", [36.6, 20.2]],
  ["energy", [9.4, 13.4]],
  ["water", [6.6, 22.2]],
];

const areaTints = {
  "--color-air-tint": "color-mix(in srgb, var(--color-air-bright) 40%, var(--sheet))",
  "--color-water-tint": "color-mix(in srgb, var(--color-water-bright) 40%, var(--sheet))",
} as CSSProperties;

/** The house, and beside or below it the key to its numbers. */
export function WhoseRepair({ keyAt, step }: { readonly keyAt: Point; readonly step?: number }) {
  return (
    // Stronger tints, because in the dark scheme those of air and the sheet, and of water and energy, are almost equal.
    <g style={areaTints}>
      <path className="d-earth" d="M2 246h476v46H2z" />
      <g transform="translate(-40 0)">
        <Shape medium="energy" look="tint" d="M120 24h324v222H120z" />
        <Shape medium="air" look="tint" d="M166 24h222v74H166z" />
        <Shape medium="gas" look="tint" d="M166 98h222v74H166z" />
        <Shape medium="fault" look="tint" d="M166 172h222v74H166z" />
        <Pipe via="5,27 14.4,27 14.4,4" medium="water" flow />
        <Pipe via="41.4,0.4 41.4,27 51.8,27.5" medium="waste" flow />
        <Pipe via="14.4,4 22.6,4 / 14.4,11.6 24.6,11.6 / 14.4,19 24.6,19" medium="water" small />
        <Pipe
          via="31,7.8 31,9 32.4,9 32.4,8.3 41.4,8.8 / 28.5,14.4 28.5,16.3 30,16.3 30,15.6 41.4,16.1 / 29.5,21.8 29.5,23.6 31,23.6 31,22.9 41.4,23.4"
          medium="waste"
          small
        />
        <Cut via="12,2.4 12,25 / 44,2.4 44,25 / 11.6,2.4 40.4,2.4 / 42.4,2.4 44.4,2.4 / 12,9.8 13.6,9.8 / 15.2,9.8 40.4,9.8 / 42.4,9.8 44,9.8 / 12,17.2 13.6,17.2 / 15.2,17.2 40.4,17.2 / 42.4,17.2 44,17.2 / 12,24.6 13.6,24.6 / 15.2,24.6 40.4,24.6 / 42.4,24.6 44,24.6" />
        <path
          className="d-part"
          d="M230 48h110v8q0 22-22 22h-66q-22 0-22-22zM224 44h122v5H224zM250 124h70v6q0 14-14 14h-42q-14 0-14-14zM244 120h82v5h-82zM250 198h90v8q0 12-12 12h-66q-12 0-12-12zM244 194h102v5H244z"
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
      <NumberedKey at={keyAt} step={step} media={areas.map(([medium]) => medium)}>
        {[
          "Leasehold flat: usually its leaseholder",
          "Rented flat: its landlord",
          "Business: as its lease says",
          "Shared riser and drain: the freeholder",
          "Main in the street: the water company",
        ]}
      </NumberedKey>
    </g>
  );
}

export const whoseRepair: Figure = {
  alt: "Owners repair their flats, a lease decides for a business, the freeholder repairs shared pipes and drains, and the water company its main",
  height: 448,
  titleBlock: { sheet: "P-03", name: "Who repairs which part" },
  draw: () => <WhoseRepair keyAt={[2, 31.4]} />,
};
