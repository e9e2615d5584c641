import { Fragment } from "react";
import { Balloon } from "./balloon";
import { HeatExchanger } from "./heat-exchanger";
import { ground, type PlacedBuilding } from "./layout";
import { Mains } from "./mains";

type Props = { readonly buildings: readonly PlacedBuilding[] };

/** The buildings of a street on one ground line, with the mains below. */
export function Elevation({ buildings }: Props) {
  const repeated = [
    ...new Map(buildings.filter(({ count }, i) => count > 1 || occursTwice(buildings, i)).map((s) => [s.spec, s])),
  ];
  return (
    <>
      <defs>
        {repeated.map(([spec, { type }]) => (
          <Fragment key={spec}>
            <g id={idOf(buildings, spec)}>{type.drawing}</g>
            {type.lit && <path id={`${idOf(buildings, spec)}l`} className="l" d={type.lit} />}
          </Fragment>
        ))}
      </defs>
      <g transform={`translate(0 ${ground})`}>
        {buildings.map((building, i) => (
          <g key={building.x} className={[`n${i}`, ...hiddenOn(building)].join(" ")}>
            {repeated.some(([spec]) => spec === building.spec) ? (
              <Houses {...building} id={idOf(buildings, building.spec)} seed={i} />
            ) : (
              <g transform={`translate(${building.x})`}>
                {building.type.drawing}
                {building.type.lit && <path className="l" d={building.type.lit} />}
              </g>
            )}
            {building.network && <HeatExchanger x={building.x} />}
            {building.note && <Balloon {...building} note={building.note} />}
          </g>
        ))}
        <Mains network={buildings.some(({ network }) => network)} />
      </g>
    </>
  );
}

const occursTwice = (buildings: readonly PlacedBuilding[], i: number) =>
  buildings.filter(({ spec }) => spec === buildings[i]?.spec).length > 1;

/** Classes for parts that a phone or a tablet omits: a whole building, or the house with this number in its row. */
const hiddenOn = ({ phone, tablet }: PlacedBuilding, house = 0) => [
  ...(house < (phone?.count ?? 0) ? [] : ["o"]),
  ...(house < (tablet?.count ?? 0) ? [] : ["c"]),
];

/** A letter as the id of each kind of building. */
const idOf = (buildings: readonly PlacedBuilding[], spec: string) =>
  String.fromCharCode(65 + buildings.findIndex((building) => building.spec === spec));

/** A row of equal houses. At night every third is lit. */
function Houses({ id, seed, ...row }: PlacedBuilding & { readonly id: string; readonly seed: number }) {
  const { x, count, type } = row;
  return Array.from({ length: count }, (_, i) => {
    const at = x + i * type.width;
    const hidden = hiddenOn(row, i).filter((name) => !hiddenOn(row).includes(name));
    const className = hidden.join(" ") || undefined;
    return (
      <Fragment key={at}>
        <use href={`#${id}`} x={at} className={className} />
        {type.lit && (i + seed) % 3 === 0 && <use href={`#${id}l`} x={at} className={className} />}
      </Fragment>
    );
  });
}
