import type { BuildingName, BuildingSpec, Street } from "@/data/areas/street";
import type { BuildingType } from "./building-type";
import { planeTree } from "./buildings/plane-tree";
import { catalogue } from "./catalogue";

/** The width of the drawing. A tablet and a phone show fewer houses at the same scale. */
export const streetWidth = 1440;
const tabletWidth = 860;
export const streetHeight = 400;
/** The position of the ground line from the top. */
export const ground = 300;
/** The height of the part below the ground line. */
const depth = streetHeight - ground;
export const phoneWidth = 526;
const gap = 7;
/** The distance between the outermost buildings and the picture's edges, like a page's margin, so that none is cut. */
const margin = 22;

/** A building, or a row of the same building, with its position. */
export type PlacedBuilding = {
  readonly spec: BuildingSpec | "tree";
  readonly type: BuildingType;
  /** The distance of its first wall from the left edge. */
  readonly x: number;
  readonly count: number;
  /** The number of its note. */
  readonly note?: number;
  /** It is connected to the heat network in the street. */
  readonly network?: boolean;
  /** Its position on a tablet and on a phone, and the number of buildings shown there. */
  readonly tablet?: Place;
  readonly phone?: Place;
};
type Place = { readonly x: number; readonly count: number };

export const nameOf = (spec: BuildingSpec) => spec.replace(/ \d+$/, "") as BuildingName;

function buildingType(spec: BuildingSpec): BuildingType {
  const storeys = Number(/ (\d+)$/.exec(spec)?.[1]);
  return catalogue[nameOf(spec)](storeys || undefined);
}

/** The height of a street's drawing, which depends on its tallest building and its balloons. */
export function heightOf(buildings: readonly PlacedBuilding[]): number {
  const tallest = Math.max(...buildings.map(({ type, note }) => type.height + (note ? 40 : 8)));
  return depth + Math.min(ground, Math.max(190, tallest));
}

type Row = { readonly type: BuildingType; count: number };

/** A building before it is positioned. */
type Unplaced = Row & { readonly spec: PlacedBuilding["spec"]; note: number };

const widthOf = (rows: readonly Row[]) =>
  rows.reduce((sum, { type: { width }, count }) => sum + width * count, 0) + (rows.length - 1) * gap;

/** Adds a house to each row in turn, as long as there is room. */
function growRows(rows: readonly Row[], free: () => number, most: (row: Row) => number) {
  for (let grown = true; grown; ) {
    grown = false;
    for (const row of rows) {
      if (row.count >= most(row) || row.type.width > free()) continue;
      row.count += 1;
      grown = true;
    }
  }
}

/** The left edge of each row. Remaining space widens the gaps. */
function positions(rows: readonly Unplaced[], width: number): readonly number[] {
  const spare = (width - 2 * margin - widthOf(rows)) / Math.max(1, rows.length - 1);
  let x = margin;
  return rows.map((row) => {
    const at = Math.round(x);
    x += row.type.width * row.count + gap + spare;
    return at;
  });
}

/**
 * The street at a smaller width: the buildings with notes, and as many others as fit.
 * @param least the minimum number of houses in a row, if the row has as many
 * @throws if the buildings with notes do not fit; the message gives the excess width
 */
function fitRows(rows: readonly Unplaced[], width: number, least: number): readonly (Place | undefined)[] {
  const all = rows.map((row) => ({ ...row, count: Math.min(row.type.run?.[0] ?? 1, least), shown: row.note > 0 }));
  const shown = () => all.filter((row) => row.shown);
  const over = () => widthOf(shown()) + 2 * margin - width;
  if (over() > 0) throw new Error(`On ${width}, the buildings with notes are ${over()} too wide.`);
  for (const row of all) {
    if (row.shown || row.spec === "tree") continue;
    row.shown = true;
    row.shown = over() <= 0;
  }
  growRows(
    shown(),
    () => -over(),
    (row) => rows[all.indexOf(row as (typeof all)[number])]?.count ?? 1,
  );
  // Adds trees where they fit, but no two side by side.
  for (const row of all.filter(({ spec }) => spec === "tree")) {
    row.shown = true;
    const at = shown().indexOf(row);
    const isBetween = [at - 1, at + 1].every((i) => shown()[i] && shown()[i]?.spec !== "tree");
    row.shown = isBetween && over() <= -2 * gap;
  }
  const at = positions(shown(), width);
  return all.map((row) => (row.shown ? { x: at[shown().indexOf(row)] ?? 0, count: row.count } : undefined));
}

/**
 * Lays out a street: adds houses to its rows until it is full, at full width and again for tablet and phone.
 * @throws if its buildings, or those with notes, do not fit; the message gives the excess width
 */
export function layoutStreet({ line, notes, network }: Street): readonly PlacedBuilding[] {
  const rows: Unplaced[] = line.map((spec) => {
    const type = buildingType(spec);
    return {
      spec,
      type,
      count: type.run?.[0] ?? 1,
      note: notes.findIndex(([at]) => at === nameOf(spec)) + 1,
    };
  });
  // If a kind occurs twice, its note is at the first.
  const seen = new Set<number>();
  for (const row of rows) {
    if (seen.has(row.note)) row.note = 0;
    seen.add(row.note);
  }
  const free = () => streetWidth - 2 * margin - widthOf(rows);
  const tree = planeTree();
  if (free() < 0) throw new Error(`The street is ${-free()} too wide.`);
  growRows(
    rows,
    () => free() - 2 * (tree.width + gap),
    ({ type: { run } }) => run?.[1] ?? 1,
  );
  const trees = Math.min(Math.floor(free() / (tree.width + gap)), rows.length - 1);
  // Distributes the trees evenly, each between two buildings.
  for (let i = trees; i > 0; i--)
    rows.splice(Math.round((i * rows.length) / (trees + 1)), 0, { spec: "tree", type: tree, count: 1, note: 0 });
  const at = positions(rows, streetWidth);
  const onTablet = fitRows(rows, tabletWidth, 4);
  const onPhone = fitRows(rows, phoneWidth, 2);

  return rows.map(({ note, ...row }, i) => {
    const [tablet, phone] = [onTablet[i], onPhone[i]];
    const heat = row.spec !== "tree" && nameOf(row.spec) === network && { network: true };
    return {
      ...row,
      x: at[i] ?? 0,
      ...(note > 0 && { note }),
      ...heat,
      ...(tablet && { tablet }),
      ...(phone && { phone }),
    };
  });
}
