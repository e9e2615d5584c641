// React's wire format ("flight"), as far as Next's exported pages use it: rows of `id:value`, each a JSON value, a client
// module (`I`), a text of stated length (`T`), or something that is only passed on.

export type Json = null | boolean | number | string | Json[] | { [name: string]: Json };
type Props = { [name: string]: Json };
export type FlightElement = ["$", type: string, key: Json, props: Props];

export type Row = { readonly id: string } & (
  | { readonly kind: "value"; value: Json }
  | { readonly kind: "module"; readonly body: readonly Json[] }
  | { readonly kind: "text" | "other"; readonly source: string }
);

/** The rows of one page's data. */
export type Flight = { readonly rows: readonly Row[]; readonly find: (id: string) => Row };

/** @throws when the data breaks off in the middle of a row; `find` throws when there is no row of that id. */
export function readFlight(text: string): Flight {
  const bytes = Buffer.from(text);
  const rows: Row[] = [];
  for (let at = 0; at < bytes.length; ) {
    const colon = bytes.indexOf(":", at);
    const id = bytes.toString("utf8", at, colon);
    // A text's length is in bytes, and no line end follows it.
    const isText = bytes[colon + 1] === "T".charCodeAt(0);
    const stop = bytes.indexOf(isText ? "," : "\n", colon) + 1;
    if (colon < 0 || stop === 0) throw new Error(`The flight data breaks off in row ${id}.`);
    const end = isText ? stop + Number.parseInt(bytes.toString("utf8", colon + 2, stop - 1), 16) : stop;
    rows.push(readRow(id, isText, bytes.toString("utf8", colon + 1, end)));
    at = end;
  }
  const byId = new Map(rows.map((row) => [row.id, row]));
  const find = (id: string): Row => {
    const row = byId.get(id);
    if (!row) throw new Error(`The flight data refers to row ${id}, which it does not have.`);
    return row;
  };
  return { rows, find };
}

function readRow(id: string, isText: boolean, source: string): Row {
  if (isText) return { id, kind: "text", source };
  if (source.startsWith("I[")) return { id, kind: "module", body: JSON.parse(source.slice(1)) };
  if (/^(?:[[{"\d-]|null|true|false)/.test(source)) return { id, kind: "value", value: JSON.parse(source) };
  return { id, kind: "other", source };
}

export function writeRow(row: Row): string {
  if (row.kind === "value") return `${row.id}:${JSON.stringify(row.value)}\n`;
  if (row.kind === "module") return `${row.id}:I${JSON.stringify(row.body)}\n`;
  return `${row.id}:${row.source}`;
}

export const isElement = (value: Json): value is FlightElement =>
  Array.isArray(value) && value[0] === "$" && typeof value[1] === "string" && value.length >= 4;

/** The row that a reference names as a whole: `$a`, lazily `$La`, as a map `$Qa`. */
export function rowOf(reference: string, { find }: Flight): Row | undefined {
  const [, id] = /^\$[LQ]?([0-9a-f]+)$/.exec(reference) ?? [];
  return id === undefined ? undefined : find(id);
}

/** A row's value in the place of a reference to it. */
export function resolved(value: Json, flight: Flight): Json {
  const row = typeof value === "string" ? rowOf(value, flight) : undefined;
  return row?.kind === "value" ? row.value : value;
}

/** The value with every part replaced. */
export function mapParts(value: Json, change: (part: Json) => Json): Json {
  if (typeof value !== "object" || value === null) return value;
  if (Array.isArray(value)) return value.map(change);
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, change(part)]));
}

/** Puts values in the place of references to a part of another row (`$a:props:children:0`), which may go. */
export function withoutPaths(value: Json, flight: Flight): Json {
  if (typeof value !== "string") return mapParts(value, (part) => withoutPaths(part, flight));
  const [, id, path] = /^\$([0-9a-f]+):(.+)$/.exec(value) ?? [];
  if (!id || !path) return value;
  let target = resolved(`$${id}`, flight);
  for (const name of path.split(":")) {
    const part = partOf(target, name);
    if (part === undefined) throw new Error(`The flight data refers to ${value}, which it does not have.`);
    target = resolved(part, flight);
  }
  return withoutPaths(target, flight);
}

const places: Readonly<Record<string, number>> = { type: 1, key: 2, props: 3 };

function partOf(value: Json, name: string): Json | undefined {
  if (typeof value !== "object" || value === null) return undefined;
  if (!Array.isArray(value)) return value[name];
  return value[isElement(value) ? (places[name] ?? Number(name)) : Number(name)];
}
