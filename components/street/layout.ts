import type { BuildingName, BuildingSpec, Street } from "@/data/areas/street";
import { catalogue } from "./catalogue";
import { planeTree } from "./civic";
import type { BuildingType } from "./primitives";

/** The width of the drawing, and of what a phone shows of it: fewer houses at the same scale. */
export const streetWidth = 1440;
export const streetHeight = 400;
/** Where the ground line lies in it. */
export const ground = 300;
/** What is below that line. */
const depth = streetHeight - ground;
export const phoneWidth = 510;
const margin = 14;
const phoneMargin = 8;
const gap = 9;

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
  /** On a phone: its position and how many of them. */
  readonly phone?: { readonly x: number; readonly count: number };
};

export const nameOf = (spec: BuildingSpec) => spec.replace(/ \d+$/, "") as BuildingName;

function buildingType(spec: BuildingSpec): BuildingType {
  const storeys = Number(/ (\d+)$/.exec(spec)?.[1]);
  return (catalogue[nameOf(spec)] as (storeys?: number) => BuildingType)(storeys || undefined);
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
function grow(rows: readonly Row[], room: number, most: (row: Row) => number) {
  for (let grown = true; grown; ) {
    grown = false;
    for (const row of rows) {
      if (row.count >= most(row) || widthOf(rows) + row.type.width > room) continue;
      row.count += 1;
      grown = true;
    }
  }
}

/** Where each row begins; what is left over widens the gaps, those at the ends by half. */
function positions(rows: readonly Row[], width: number, margin: number): readonly number[] {
  const spare = (width - 2 * margin - widthOf(rows)) / rows.length;
  let x = margin + spare / 2;
  return rows.map((row) => {
    const at = Math.round(x);
    x += row.type.width * row.count + gap + spare;
    return at;
  });
}

/**
 * Lays out a street: rows of houses grow until it is full, on the sheet and again on a phone's part of it, which has the
 * buildings with notes and as many of the others as there is room for.
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
  const room = streetWidth - 2 * margin;
  const tree = planeTree();
  if (widthOf(rows) > room) throw new Error(`The street is ${widthOf(rows) - room} too wide.`);
  grow(rows, room - 2 * (tree.width + gap), ({ type: { run } }) => run?.[1] ?? 1);
  const trees = Math.min(Math.floor((room - widthOf(rows)) / (tree.width + gap)), rows.length - 1);
  // Spread over the street, between two buildings each.
  for (let i = trees; i > 0; i--)
    rows.splice(Math.round((i * rows.length) / (trees + 1)), 0, { spec: "tree", type: tree, count: 1, note: 0 });
  const at = positions(rows, streetWidth, margin);

  const onPhone = rows.map((row) => ({ ...row, count: Math.min(row.type.run?.[0] ?? 1, 2), shown: row.note > 0 }));
  const phoneRoom = phoneWidth - 2 * phoneMargin;
  const shown = () => onPhone.filter((row) => row.shown);
  if (widthOf(shown()) > phoneRoom)
    throw new Error(`On a phone, the buildings with notes are ${widthOf(shown()) - phoneRoom} too wide.`);
  for (const row of onPhone) {
    if (row.shown || row.spec === "tree") continue;
    row.shown = true;
    row.shown = widthOf(shown()) <= phoneRoom;
  }
  grow(shown(), phoneRoom, (row) => rows[onPhone.indexOf(row as (typeof onPhone)[number])]?.count ?? 1);
  const phoneAt = positions(shown(), phoneWidth, phoneMargin);

  return rows.map(({ note, ...row }, i) => {
    const small = onPhone[i];
    const phone = small?.shown ? { x: phoneAt[shown().indexOf(small)] ?? 0, count: small.count } : undefined;
    const heat = row.spec !== "tree" && nameOf(row.spec) === network && { network: true };
    return { ...row, x: at[i] ?? 0, ...(note > 0 && { note }), ...heat, ...(phone && { phone }) };
  });
}
