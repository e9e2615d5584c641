import { type Day, isDay } from "./days";

/** The text of a file: UTF-8, UTF-16 as Excel's "Unicode text", or what Excel in Western Europe writes besides. */
export function textOf(file: ArrayBuffer): string {
  const [first, second] = new Uint8Array(file);
  if (first === 0xff && second === 0xfe) return new TextDecoder("utf-16le").decode(file);
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(file);
  } catch {
    return new TextDecoder("windows-1252").decode(file);
  }
}

/** The rows of CSV or of copied cells, with a tab, a semicolon or a comma between the cells. Blank rows stay. */
export function rowsOf(text: string): readonly (readonly string[])[] {
  const body = text.replace(/^\uFEFF/, "").replace(/\s+$/, "");
  const separator = separatorOf(body);
  // A mark that is never closed belongs to a name, such as 6" pipe: then no mark quotes anything.
  return split(body, separator, true) ?? split(body, separator, false) ?? [];
}

function separatorOf(text: string): string {
  const [first = ""] = text.replace(/"[^"]*"/g, "").split(/[\r\n]/);
  const count = (sign: string) => first.split(sign).length;
  if (count("\t") > 1) return "\t";
  return count(";") > count(",") ? ";" : ",";
}

/** The rows, or nothing where a quoted cell does not end. */
function split(text: string, separator: string, quotes: boolean): string[][] | undefined {
  const rows: string[][] = [];
  let row: string[] = [];
  for (let at = 0, next = ""; text && (at < text.length || next === separator); ) {
    let cell = "";
    if (quotes && text[at] === '"') {
      for (at++; ; at += 2) {
        const end = text.indexOf('"', at);
        if (end < 0) return undefined;
        cell += text.slice(at, end);
        at = end;
        if (text[end + 1] !== '"') break;
        cell += '"';
      }
      at++;
    }
    const start = at;
    while (at < text.length && text[at] !== separator && text[at] !== "\n" && text[at] !== "\r") at++;
    row.push(plain(cell + text.slice(start, at)));
    next = text[at] ?? "";
    at += next === "\r" && text[at + 1] === "\n" ? 2 : 1;
    if (next === separator) continue;
    rows.push(row);
    row = [];
  }
  return rows;
}

/** A cell in one line, without the apostrophe by which a formula is kept as text (see csv.ts). */
function plain(cell: string): string {
  const line = cell
    .trim()
    .replace(/[\s,]*[\r\n]+\s*/g, ", ")
    .replace(/\s+/g, " ");
  return line.replace(/^'(?=\s*[=+\-@＝＋－＠])/, "");
}

const months = ["jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec"];

/** A day as it is written in Britain (31/12/2026, 31 Dec 2026), in Germany (31.12.2026) or by machines (2026-12-31). */
export function dayIn(text: string): Day | undefined {
  const [date = ""] = text
    .trim()
    .toLowerCase()
    .split(/(?:t| )\d{1,2}:\d{2}/);
  const iso = /^(?<year>\d{4})[-/.](?<month>\d{1,2})[-/.](?<day>\d{1,2})$/;
  const written = /^(?<day>\d{1,2})(?:st|nd|rd|th)?[-/. ]+(?<month>\d{1,2}|[a-z]{3,9})[-/., ]+(?<year>\d{4}|\d{2})$/;
  const { year = "", month = "", day = "" } = (iso.exec(date) ?? written.exec(date))?.groups ?? {};
  const number = /\d/.test(month) ? month : String(months.indexOf(month.slice(0, 3)) + 1);
  const found = [year.padStart(4, "20"), number.padStart(2, "0"), day.padStart(2, "0")].join("-");
  return isDay(found) ? found : undefined;
}
