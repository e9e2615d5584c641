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
  if (!body) return [];
  const separator = separatorOf(body);
  // A mark that is never closed belongs to a name, such as 6" pipe.
  const cell = new RegExp(`(?:"([^"]*(?:""[^"]*)*)")?([^${separator}\\r\\n]*)(${separator}|\\r\\n?|\\n|$)`, "gy");
  const rows: string[][] = [[]];
  for (const [, quoted = "", bare, end] of body.matchAll(cell)) {
    rows.at(-1)?.push(plain(quoted.replaceAll('""', '"') + bare));
    if (end === "") break;
    if (end !== separator) rows.push([]);
  }
  return rows;
}

function separatorOf(text: string): string {
  const [first = ""] = text.replace(/"[^"]*"/g, "").split(/[\r\n]/);
  const count = (sign: string) => first.split(sign).length;
  if (count("\t") > 1) return "\t";
  return count(";") > count(",") ? ";" : ",";
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
