import { Fragment } from "react";
import { ground, type PlacedBuilding, streetWidth } from "./layout";

type Props = { readonly buildings: readonly PlacedBuilding[] };

/** The buildings of a street on one ground line, and the mains below it. */
export function Elevation({ buildings }: Props) {
  const repeated = [
    ...new Map(buildings.filter(({ count }, i) => count > 1 || twice(buildings, i)).map((s) => [s.spec, s])),
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
            {building.network && <HeatExchanger {...building} />}
            {building.note && <Balloon {...building} note={building.note} />}
          </g>
        ))}
        <Mains network={buildings.some(({ network }) => network)} />
      </g>
    </>
  );
}

const twice = (buildings: readonly PlacedBuilding[], i: number) =>
  buildings.filter(({ spec }) => spec === buildings[i]?.spec).length > 1;

/** The classes of what a phone and a tablet leave out: all of a building, or the house with this number in its row. */
const hiddenOn = ({ phone, tablet }: PlacedBuilding, house = 0) => [
  ...(house < (phone?.count ?? 0) ? [] : ["o"]),
  ...(house < (tablet?.count ?? 0) ? [] : ["c"]),
];

/** A letter for each kind of building. */
const idOf = (buildings: readonly PlacedBuilding[], spec: string) =>
  String.fromCharCode(65 + buildings.findIndex((building) => building.spec === spec));

/** A row of the same house; every third has its lights on at night. */
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

/** The outlines of the typeface's figures, as a picture has no fonts. */
const digits = [
  "M-3.8 6V4.3H-1V-3.3H-3.9V-4.6Q-1.2-4.9.1-6H1.2V4.3H3.9V6z",
  "M-4.2 6.1V5.5Q-4.2 3.6-2.7 2.4-2.1 1.9-.9 1 1.9-.8 1.9-2.7 1.9-4.3.1-4.3-1.9-4.3-1.9-2.5V-1.8H-4V-2.5Q-4-6.1.2-6.1 4.1-6.1 4.1-2.6 4.1-.6 1.8 1.4L.4 2.5Q-1 3.5-1.6 4.2H4.2V6.1z",
  "M.1 6.2Q-4.2 6.2-4.2 2.6V2.3H-2.1V2.7Q-2.1 4.5 0 4.5 2 4.5 2 2.6 2 .8-.1.8H-1.1V-1H-.1Q1.8-1 1.8-2.8 1.8-4.5 0-4.5-1.8-4.5-1.8-2.8V-2.5H-4V-2.9Q-4-6.2 0-6.2 4-6.2 4-2.9 4-1.1 2.1-.2 4.2.5 4.2 2.8 4.2 6.2.1 6.2z",
];

/** The plate heat exchanger in a basement, with flow and return of the network in the street; its origin is the wall's foot. */
function HeatExchanger({ x }: PlacedBuilding) {
  return (
    <g transform={`translate(${x})`}>
      <path className="e" d="M2 15V51" />
      <path className="w" d="M10 15V58" />
      <path className="b" d="M-8 0h36v16H-8zM-2 3h16v10H-2z" />
      <path className="f" d="M2 3v10M6 3v10M10 3v10" />
    </g>
  );
}

/** The number of a note, on a leader to what it is about. */
function Balloon({ x, type, note, network, phone }: PlacedBuilding & { readonly note: number }) {
  const [dx, y] = network ? [-3, 8] : type.plant;
  // In the middle of the houses that every width shows.
  const house = network ? 0 : Math.floor((phone?.count ?? 1) / 2);
  const top = -type.height - 22;
  return (
    <g transform={`translate(${x + house * type.width + dx})`}>
      <path className="f" d={`M0 ${y}V${top + 12}`} />
      <circle className="j0" cy={y} r="2.5" />
      <g transform={`translate(0 ${top})`}>
        <g className="j">
          <circle className="n" r="12" />
          <path className="i" d={digits[note - 1]} />
        </g>
      </g>
    </g>
  );
}

const overall = `M-9 0H${streetWidth + 9}`;

/** The ground line, and below it the gas main, the water main and the brick sewer, along the street. */
function Mains({ network }: { readonly network: boolean }) {
  return (
    <>
      <path className="h" d={`M14 5${"l-8 8m14-4l-5 5m35-9".repeat(40)}`} />
      <g transform="translate(0 76)">
        <path className="v" d={overall} />
        <path className="d q" d={overall} />
      </g>
      <g transform="translate(0 20)">
        <path className="y" d={overall} />
        <path className="m x" d={overall} />
      </g>
      <g transform="translate(0 40)">
        <path className="y" d={overall} />
        <path className="w x" d={overall} />
      </g>
      {network && (
        <>
          <path className="e" d={`M-9 51H${streetWidth + 9}`} />
          <path className="w" d={`M-9 58H${streetWidth + 9}`} />
        </>
      )}
      <path className="z" d={overall} />
    </>
  );
}
