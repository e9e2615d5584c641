import { Fragment } from "react";
import { ground, type Stand, streetWidth } from "./layout";

type Props = {
  readonly stands: readonly Stand[];
  /** The mains have their names on them. */
  readonly named?: boolean;
};

/** What stands in a street, on one ground line, and the mains below it. */
export function Elevation({ stands, named }: Props) {
  const repeated = [
    ...new Map(stands.filter(({ count }, i) => count > 1 || twice(stands, i)).map((s) => [s.standing, s])),
  ];
  return (
    <>
      <defs>
        {repeated.map(([standing, { stock }]) => (
          <Fragment key={standing}>
            <g id={idOf(stands, standing)}>{stock.drawing}</g>
            {stock.lit && <path id={`${idOf(stands, standing)}l`} className="l" d={stock.lit} />}
          </Fragment>
        ))}
      </defs>
      <g transform={`translate(0 ${ground})`}>
        {stands.map((stand, i) => (
          <g key={stand.x} className={stand.phone ? `n${i}` : "o"}>
            {repeated.some(([standing]) => standing === stand.standing) ? (
              <Houses {...stand} id={idOf(stands, stand.standing)} seed={i} />
            ) : (
              <g transform={`translate(${stand.x})`}>
                {stand.stock.drawing}
                {stand.stock.lit && <path className="l" d={stand.stock.lit} />}
              </g>
            )}
            {stand.network && <HeatExchanger {...stand} />}
            {stand.note && <Balloon {...stand} note={stand.note} />}
          </g>
        ))}
        <Mains network={stands.some(({ network }) => network)} named={named} />
      </g>
    </>
  );
}

const twice = (stands: readonly Stand[], i: number) =>
  stands.filter(({ standing }) => standing === stands[i]?.standing).length > 1;

/** A letter for each kind of building. */
const idOf = (stands: readonly Stand[], standing: string) =>
  String.fromCharCode(65 + stands.findIndex((stand) => stand.standing === standing));

/** A row of the same house; every third has its lights on at night. */
function Houses({ id, seed, x, count, stock, phone }: Stand & { readonly id: string; readonly seed: number }) {
  return Array.from({ length: count }, (_, i) => {
    const at = x + i * stock.width;
    const className = phone && i >= phone.count ? "o" : undefined;
    return (
      <Fragment key={at}>
        <use href={`#${id}`} x={at} className={className} />
        {stock.lit && (i + seed) % 3 === 0 && <use href={`#${id}l`} x={at} className={className} />}
      </Fragment>
    );
  });
}

const digits = ["M-3-4L1-6.5V6.5M-3 6.5H5", "M-4-3a4 3.7 0 1 1 7 2.6L-4 6.5H4.5", "M-4-6.5H4L0-1.5a4 4 0 1 1-4.3 5"];

/** The plate heat exchanger in a basement, with flow and return of the network in the street; its origin is the wall's foot. */
function HeatExchanger({ x }: Stand) {
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
function Balloon({ x, stock, note, network }: Stand & { readonly note: number }) {
  const [dx, y] = network ? [-3, 8] : stock.plant;
  const top = -stock.height - 22;
  return (
    <g transform={`translate(${x + dx})`}>
      <path className="f" d={`M0 ${y}V${top + 12}`} />
      <circle className="k" cy={y} r="2.5" />
      <g transform={`translate(0 ${top})`}>
        <g className="j">
          <circle className="n" r="12" />
          <path className="i" d={digits[note - 1]} />
        </g>
      </g>
    </g>
  );
}

/** What runs in the street, and where its name stands; that of the heat network has no room between those of the others. */
const tags = [
  ["gas", 36, 20],
  ["water", 36, 40],
  ["sewer", 36, 76],
  ["heat", 104, 54.5],
] as const;

const overall = `M-9 0H${streetWidth + 9}`;

/** The ground line, and below it the gas main, the water main and the brick sewer, along the street. */
function Mains({ network, named }: { readonly network: boolean; readonly named?: boolean }) {
  return (
    <>
      <path className="h" d={`M14 5${"l-8 8m14-4l-5 5m35-9".repeat(40)}`} />
      <path className="q" d={`M-9 64H${streetWidth + 9}v24H-9z`} />
      <path className="f" d={`M-9 64H${streetWidth + 9}M-9 88H${streetWidth + 9}`} />
      <path className="v" d={`M-9 76H${streetWidth + 9}v8H-9z`} />
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
      {(named ? tags : []).map(
        ([name, x, y]) =>
          (network || name !== "heat") && (
            <g key={name} transform={`translate(${x} ${y})`}>
              <g className="j">
                <path className="p" d="M-26-7.5h52v15h-52z" />
                <text className="c" y="4.5">
                  {name}
                </text>
              </g>
            </g>
          ),
      )}
      <path className="z" d={overall} />
    </>
  );
}
