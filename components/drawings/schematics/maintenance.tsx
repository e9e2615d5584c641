import { Filter } from "../parts/duct-fittings";
import { Propeller } from "../parts/fans";
import { Flame } from "../parts/flame";
import { type Medium, repeat } from "../parts/geometry";
import { Key, Label } from "../parts/label";
import { Tap } from "../parts/sanitary-ware";
import { Controller } from "../parts/wall-controls";
import type { Schematic } from "./types";
import { today } from "./year-plan";

/** Months, with January as 0: filters every quarter, cooling before May, heating before October, water every month. */
const visits = [
  { name: "FILTERS", medium: "air", months: [0, 3, 6, 9] },
  { name: "COOLING", medium: "air", months: [3, 9] },
  { name: "BOILERS", medium: "gas", months: [8] },
  { name: "WATER", medium: "water", months: [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11] },
  { name: "BMS", medium: "energy", months: [2, 8] },
] as const satisfies readonly { name: string; medium: Medium; months: readonly number[] }[];

const square = "h14v14h-14z";
/** Visits that are due are hatched, so that they differ from those done by more than a tint. */
const hatched = `${square}m0 7l7-7m7 0l-14 14m7 0l7-7`;
const marks = (months: readonly number[], row: number, shape: string) =>
  months.map((month) => `M${150 + month * 26} ${70 + row * 46}${shape}`).join("");

export const maintenance: Schematic = {
  title:
    "A year's maintenance plan: filters, cooling, boilers, water and BMS in rows, the months in columns, each visit marked done or due.",
  number: "A-09",
  name: "Year plan",
  note: "Example",
  draw: () => (
    <>
      <path className="d-shade" d="M144 30h312v24H144z" />
      <path d="M20 54h436M20 284h436M144 30v254M456 30v254" />
      <path
        className="d-hatch"
        d={`M20 100h436M20 146h436M20 192h436M20 238h436${repeat(11, [26, 0], "v254", [170, 30])}`}
      />
      <g className="d-below">
        {[..."JFMAMJJASOND"].map((month, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: months share their letters and never move
          <Label key={i} at={[15.7 + i * 2.6, 4.3]}>
            {month}
          </Label>
        ))}
      </g>
      {visits.map(({ name, medium, months }, row) => (
        <g key={name} className={`d-${medium}`}>
          <Label at={[5.1, 7.7 + row * 4.6]} anchor="start">
            {name}
          </Label>
          <path
            className="d-fill"
            d={marks(
              months.filter((month) => month < today),
              row,
              square,
            )}
          />
          <path
            className="d-tint"
            d={marks(
              months.filter((month) => month >= today),
              row,
              hatched,
            )}
          />
        </g>
      ))}
      <Filter at={[3.3, 7.7]} h={3} />
      <Propeller at={[3.3, 12.3]} r={1.3} />
      <Flame at={[3.3, 18.2]} />
      <Tap at={[2, 21.3]} />
      <Controller at={[2.3, 24.8]} />
      <path className="d-fault d-mark" d={`M${144 + today * 26} 26v271`} />
      <Label at={[14.4 + today * 2.6, 30.6]}>TODAY</Label>
      <Key>
        <path className="d-fill d-air" d={`M24 299${square}`} />
        <path className="d-fill d-water" d={`M44 299${square}`} />
        <path className="d-fill d-energy" d={`M64 299${square}`} />
        <path className="d-part" d={`M154 299${hatched}`} />
        <Label at={[8.8, 30.6]} anchor="start">
          DONE
        </Label>
        <Label at={[17.8, 30.6]} anchor="start">
          DUE
        </Label>
      </Key>
    </>
  ),
};
