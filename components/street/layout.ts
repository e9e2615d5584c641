import type { BuildingName, BuildingSpec, Street } from "@/data/areas/street";
import type { BuildingType } from "./building-type";
import { planeTree } from "./buildings/plane-tree";
import { catalogue } from "./catalogue";

/** The width of the drawing, and of what a tablet and a phone show of it: fewer houses at the same scale. */
export const streetWidth = 1440;
const tabletWidth = 860;
export const streetHeight = 400;
/** Where the ground line lies in it. */
export const ground = 300;
/** What is below that line. */
const depth = streetHeight - ground;
export const phoneWidth = 526;
const gap = 7;
/** How far the outermost buildings stand from the edges of the picture, so that none is cut: a page's margin. */
const margin = 22;

/** A building, or a row of the same building, with its position. */
export type PlacedBuilding = {
  readonly spec: BuildingSpec | "tree";
  readonly type: BuildingType;
  /** From the left edge to its first wall. */
  readonly x: number;
  readonly count: number;
  /** The number of its note. */
  readonly note?: number;
  /** It takes its heat from the network in the street. */
  readonly network?: boolean;
  /** On a tablet and on a phone: its position and how many of them. */
  readonly tablet?: Place;
  readonly phone?: Place;
};
type Place = { readonly x: number; readonly count: number };

export const nameOf = (spec: BuildingSpec) => spec.replace(/ \d+$/, "") as BuildingName;

function buildingType(spec: BuildingSpec): BuildingType {
  const storeys = Number(/ (\d+)$/.exec(spec)?.[1]);
  return catalogue[nameOf(spec)](storeys || undefined);
}

/** The height of a street's drawing: as much sky as its tallest building and its numbers need. */
export function heightOf(buildings: readonly PlacedBuilding[]): number {
  const tallest = Math.max(...buildings.map(({ type, note }) => type.height + (note ? 40 : 8)));
  return depth + Math.min(ground, Math.max(190, tallest));
}

type Row = { readonly type: BuildingType; count: number };

/** A building before it has its position. */
type Planned = Row & { readonly spec: PlacedBuilding["spec"]; note: number };

const widthOf = (rows: readonly Row[]) =>
  rows.reduce((sum, { type: { width }, count }) => sum + width * count, 0) + (rows.length - 1) * gap;

/** Lets the rows grow, one house each in turn, as long as there is room. */
function grow(rows: readonly Row[], free: () => number, most: (row: Row) => number) {
  for (let grown = true; grown; ) {
    grown = false;
    for (const row of rows) {
      if (row.count >= most(row) || row.type.width > free()) continue;
      row.count += 1;
      grown = true;
    }
  }
}

/** Where each row begins; what is left over widens the gaps. */
function positions(rows: readonly Planned[], width: number): readonly number[] {
  const spare = (width - 2 * margin - widthOf(rows)) / Math.max(1, rows.length - 1);
  let x = margin;
  return rows.map((row) => {
    const at = Math.round(x);
    x += row.type.width * row.count + gap + spare;
    return at;
  });
}

/**
 * The street on a smaller sheet: the buildings with notes and as many of the others as there is room for.
 * @param least how many houses of a row stand there at least, if it has as many
 * @throws when those with notes have no room; the message says by how much
 */
function selected(rows: readonly Planned[], width: number, least: number): readonly (Place | undefined)[] {
  const all = rows.map((row) => ({ ...row, count: Math.min(row.type.run?.[0] ?? 1, least), shown: row.note > 0 }));
  const shown = () => all.filter((row) => row.shown);
  const over = () => widthOf(shown()) + 2 * margin - width;
  if (over() > 0) throw new Error(`On ${width}, the buildings with notes are ${over()} too wide.`);
  for (const row of all) {
    if (row.shown || row.spec === "tree") continue;
    row.shown = true;
    row.shown = over() <= 0;
  }
  grow(
    shown(),
    () => -over(),
    (row) => rows[all.indexOf(row as (typeof all)[number])]?.count ?? 1,
  );
  // Trees where there is still room, and none beside another.
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
 * Lays out a street: rows of houses grow until it is full, on the sheet and again on the parts of it that a tablet and a
 * phone show.
 * @throws when its buildings, or those with notes, have no room; the message says by how much
 */
export function layoutStreet({ line, notes, network }: Street): readonly PlacedBuilding[] {
  const rows: Planned[] = line.map((spec) => {
    const type = buildingType(spec);
    return {
      spec,
      type,
      count: type.run?.[0] ?? 1,
      note: notes.findIndex(([at]) => at === nameOf(spec)) + 1,
    };
  });
  // A kind that occurs twice has its note at the first.
  const seen = new Set<number>();
  for (const row of rows) {
    if (seen.has(row.note)) row.note = 0;
    seen.add(row.note);
  }
  const free = () => streetWidth - 2 * margin - widthOf(rows);
  const tree = planeTree();
  if (free() < 0) throw new Error(`The street is ${-free()} too wide.`);
  grow(
    rows,
    () => free() - 2 * (tree.width + gap),
    ({ type: { run } }) => run?.[1] ?? 1,
  );
  const trees = Math.min(Math.floor(free() / (tree.width + gap)), rows.length - 1);
  // Spread over the street, between two buildings each.
  for (let i = trees; i > 0; i--)
    rows.splice(Math.round((i * rows.length) / (trees + 1)), 0, { spec: "tree", type: tree, count: 1, note: 0 });
  const at = positions(rows, streetWidth);
  const onTablet = selected(rows, tabletWidth, 4);
  const onPhone = selected(rows, phoneWidth, 2);

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
