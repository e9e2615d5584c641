import type { BuildingName } from "@/data/areas/street";
import { catalogue } from "./catalogue";
import { type BuildingType, Course, Fine, openings, Shade, strokes, Wall } from "./primitives";

/** How wide and high the picture is; pages show the middle of it, at full height. */
export const nightStreetSize = { width: 1920, height: 250 } as const;

const shop = { left: 789, width: 342 } as const;
const lamp = "M-2 0v-104h4V0zM-7-104h14l-3-9h-8z";
/** How much larger the houses are than on the sheet of an area. */
const scale = 1.4;

/** A building's name in the catalogue, its storeys where they are not the usual ones, and how many of it stand in a row. */
type Row = readonly [name: BuildingName, count: number, storeys?: number];
type Scene = {
  /** From the shop outwards. */
  readonly left: readonly Row[];
  readonly right: readonly Row[];
  /** Which of the shop's windows is lit, and where the van stands. */
  readonly lit: number;
  readonly van: number;
};

/** Where the shop stands: who lives and works beside it is another matter for each trade, and for the areas. */
export const nightScenes = {
  firm: {
    left: [
      ["Georgian terrace", 3],
      ["mansion block", 1, 4],
      ["warehouse", 1],
      ["Georgian terrace", 4],
    ],
    right: [
      ["pub", 1],
      ["Georgian terrace", 2],
      ["station", 1],
      ["hotel", 1, 4],
      ["Georgian terrace", 4],
    ],
    lit: 3,
    van: 982,
  },
  air: {
    left: [
      ["Edwardian office", 1],
      ["1960s office", 1, 5],
      ["office park", 1],
      ["hotel", 1, 5],
    ],
    right: [
      ["1960s office", 1, 4],
      ["hotel", 1, 6],
      ["Edwardian office", 1],
      ["hospital", 1, 4],
    ],
    lit: 1,
    van: 970,
  },
  gas: {
    left: [
      ["by-law terrace", 4],
      ["school", 1],
      ["factory", 4],
      ["by-law terrace", 2],
    ],
    right: [
      ["factory", 3],
      ["by-law terrace", 3],
      ["council block", 1, 4],
      ["by-law terrace", 4],
    ],
    lit: 2,
    van: 797,
  },
  water: {
    left: [
      ["bay terrace", 3],
      ["new flats", 1, 5],
      ["stucco terrace", 6],
    ],
    right: [
      ["mansion block", 1],
      ["bay terrace", 4],
      ["new flats", 1, 5],
      ["villa", 2],
    ],
    lit: 4,
    van: 797,
  },
  area: {
    left: [
      ["parade", 4],
      ["town hall", 1],
      ["mews", 5],
    ],
    right: [
      ["pub", 1],
      ["stucco terrace", 4],
      ["parade", 4],
      ["school", 1],
    ],
    lit: 0,
    van: 982,
  },
} as const satisfies Record<string, Scene>;

/** Where each building of a side begins. */
function placed(rows: readonly Row[], isLeft: boolean) {
  let x: number = isLeft ? shop.left : shop.left + shop.width;
  return rows.flatMap(([name, count, storeys]) => {
    const type = (catalogue[name] as (storeys?: number) => BuildingType)(storeys);
    const width = type.width * scale;
    return Array.from({ length: count }, () => {
      const at = isLeft ? x - width : x;
      x += isLeft ? -width : width;
      return { id: `${name}${storeys ?? ""}`.replaceAll(" ", "-"), type, x: Math.round(at) };
    });
  });
}

/**
 * The street at night that closes every page: a shop whose fascia is the page's call button, a van at the kerb, one lit
 * window. It is dark in both colour schemes.
 * @param token a colour of app/colours.css by its name
 */
export function NightStreet({ scene, token }: { scene: keyof typeof nightScenes; token: (name: string) => string }) {
  const { left, right, lit: window, van } = nightScenes[scene];
  const houses = [...placed(left, true), ...placed(right, false)];
  const types = new Map(houses.map(({ id, type }) => [id, type]));
  const { width, height } = nightStreetSize;
  const lit = token("gas-bright");
  const styles = `path,circle{fill:none;stroke:${token("night-line")};stroke-width:1}.b,.p,.r,.g{fill:${token("night")}}.s,.k,.a{fill:${token("ink")}}.f,.h{stroke-width:.5}.m,.w,.d{stroke:none}.v{fill:${token("air-tint")};stroke:${token("night")}}.l{fill:${lit};stroke:none}.o{fill:${token("night")}}`;
  return (
    <svg xmlns="http://www.w3.org/2000/svg" viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      <style>{styles}</style>
      <linearGradient id="z" x2="0" y2="1">
        <stop stopColor={lit} stopOpacity=".6" />
        <stop offset="1" stopColor={lit} stopOpacity="0" />
      </linearGradient>
      <defs>
        {[...types].map(([id, { drawing }]) => (
          <g key={id} id={id}>
            {drawing}
          </g>
        ))}
      </defs>
      <g transform={`translate(0 ${height})`}>
        {houses.map(({ id, x }) => (
          <use key={x} href={`#${id}`} transform={`translate(${x}) scale(${scale})`} />
        ))}
        <Shop lit={window} />
        {[650, 1270].map((x) => (
          <g key={x} transform={`translate(${x})`}>
            <path d="M-6-104h12l34 104h-80z" style={{ fill: "url(#z)", stroke: "none" }} />
            <path className="k" d={lamp} />
            <path className="l" d="M-5-104h10l-2-8h-6z" />
          </g>
        ))}
        <Van x={van} />
        <path d={`M0-.5h${width}`} style={{ strokeWidth: 2 }} />
      </g>
    </svg>
  );
}

/** In the middle: its upper floor, the place of the sign, and a shutter below it. */
function Shop({ lit }: { lit: number }) {
  const x = 30 + 64 * lit;
  return (
    <g transform={`translate(${shop.left})`}>
      <Wall d="M14-196v-22h26v22M17-218v-8h5v8M32-218v-8h5v8M0 0v-196h342V0z" />
      <Fine d="M0-190h342M0-142h342M0-134h342" />
      <Wall d={openings([30, -184], [26, 38], [5, 64], [1, 0], "cross")} />
      <path className="l" d={`M${x}-184h26v38h-26z`} />
      <Fine d={`M${x}-171h26M${x + 13}-184v38`} />
      <Shade d="M2-134h338v62H2z" />
      <Wall d="M12 0v-66h86V0zM112 0v-66h40V0zM166 0v-66h164V0z" />
      <Course d={strokes([12, -8], 7, "h86", "m-86-8") + strokes([166, -8], 7, "h164", "m-164-8")} />
      <Fine d="M118-12v-46h28v46zM142-34h2" />
    </g>
  );
}

/** The firm's van at the kerb, with ladders on its roof. */
function Van({ x }: { x: number }) {
  return (
    <g transform={`translate(${x})`}>
      <path className="o" d="M8-68h84M14-66v6M84-66v6M8-72h84" />
      <path className="v" d="M0-14v-38q0-8 8-8h88q6 0 9 5l12 19 16 4q7 2 7 9v9z" />
      <path className="o" d="M90-52h8q3 0 5 3l8 14H90z" />
      <path d="M82-60v46M44-60v46M88-30h5M2-30h34" className="f" />
      <path className="l" d="M132-24h8v5h-8z" />
      <path className="o" d="M14-13a12 12 0 0 1 24 0a12 12 0 0 1-24 0zM100-13a12 12 0 0 1 24 0a12 12 0 0 1-24 0z" />
      <path d="M21-13a5 5 0 0 1 10 0a5 5 0 0 1-10 0zM107-13a5 5 0 0 1 10 0a5 5 0 0 1-10 0z" />
    </g>
  );
}
