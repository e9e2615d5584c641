import { toCsv } from "./csv";
import { dayIn, rowsOf, textOf } from "./spreadsheet";

const bytes = (text: string, encoding: BufferEncoding) => Uint8Array.from(Buffer.from(text, encoding)).buffer;

it.each([
  ["UTF-8", bytes("Straße £3", "utf8")],
  ["UTF-8 with its mark", bytes("\uFEFFStraße £3", "utf8")],
  ["UTF-16", bytes("\uFEFFStraße £3", "utf16le")],
  // Uses only the characters that Windows-1252 shares with Latin 1.
  ["Windows-1252", bytes("Straße £3", "latin1")],
])("reads a file in %s", (_, file) => expect(rowsOf(textOf(file))).toEqual([["Straße £3"]]));

it.each([
  ["British Excel", 'Address,CP12\r\n"1 High St, London",31/12/2026\r\n'],
  ["German Excel", '\uFEFFAddress;CP12\r\n"1 High St, London";31/12/2026\r\n'],
  ["copied cells", "Address\tCP12\n1 High St, London\t31/12/2026\n"],
  ["an old Mac", '"Address","CP12"\r"1 High St, London","31/12/2026"'],
  ["a cell of two lines", 'Address,CP12\n"1 High St,\r\nLondon",31/12/2026\n\n\n'],
])("reads the rows of %s", (_, text) =>
  expect(rowsOf(text)).toEqual([
    ["Address", "CP12"],
    ["1 High St, London", "31/12/2026"],
  ]),
);

it.each([
  ["", []],
  [
    "a,,\n,b,",
    [
      ["a", "", ""],
      ["", "b", ""],
    ],
  ],
  ["a\n\nb", [["a"], [""], ["b"]]],
  [
    '"say ""hello""",""\n"""",x',
    [
      ['say "hello"', ""],
      ['"', "x"],
    ],
  ],
  // A quotation mark within a cell, and one that is never closed.
  [
    '6" pipe,b\n"The Cottage,c',
    [
      ['6" pipe', "b"],
      ['"The Cottage', "c"],
    ],
  ],
])("parses %j", (text, rows) => expect(rowsOf(text)).toEqual(rows));

it("reads back every cell that it writes, formulas as text", () => {
  const cells = ["=1+1", "-3", "+44 20", "@SUM(A1)", "＝1", "'quoted'", 'a "b", c', "a;b", "Straße", "", "x"];
  // Tests every pair of neighbouring cells.
  const rows = cells.flatMap((first) => cells.map((second) => ["end", first, second, "end"]));
  const written = toCsv(rows);
  expect(rowsOf(written)).toEqual(rows);
  expect(written.match(/"[=+@＝-][^"]*"/g)).toBeNull();
});

it.each([
  ["31/12/2026", "2026-12-31"],
  ["31.12.2026", "2026-12-31"],
  ["1.2.26", "2026-02-01"],
  ["2026-12-31T00:00:00", "2026-12-31"],
  ["31/12/2026 00:00", "2026-12-31"],
  ["31-Dec-26", "2026-12-31"],
  ["1st September 2026", "2026-09-01"],
  ["29/02/2028", "2028-02-29"],
])("reads %s as a day", (text, day) => expect(dayIn(text)).toBe(day));

it.each(["", "29/02/2026", "12/31/2026", "46387", "=TODAY()", "31/12/1026"])("rejects %j", (text) =>
  expect(dayIn(text)).toBeUndefined(),
);
