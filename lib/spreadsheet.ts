import { type Day, isDay } from "./days";

/** Decodes a file: UTF-8, UTF-16 (Excel's "Unicode text") or Windows-1252 (Excel in Western Europe). */
export function textOf(file: ArrayBuffer): string {
  const [first, second] = new Uint8Array(file);
  if (first === 0xff && second === 0xfe) return new TextDecoder("utf-16le").decode(file);
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(file);
  } catch {
    return new TextDecoder("windows-1252").decode(file);
  }
}

/** Parses CSV or copied cells, which tabs, semicolons or commas separate. Keeps blank rows. */
export function rowsOf(text: string): readonly (readonly string[])[] {
  const body = text.replace(/^\uFEFF/, "").replace(/\s+$/, "");
  if (!body) return [];
  const separator = separatorOf(body);
  // A quotation mark that is never closed is part of a text, such as 6" pipe.
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

/** A cell on one line, without the apostrophe that marks a formula as text (see csv.ts). */
function plain(cell: string): string {
  const line = cell
    .trim()
    .replace(/[\s,]*[\r\n]+\s*/g, ", ")
    .replace(/\s+/g, " ");
  return line.replace(/^'(?=\s*[=+\-@＝＋－＠])/, "");
}

const months = ["jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec"];

/** Parses a British (31/12/2026, 31 Dec 2026), German (31.12.2026) or ISO date (2026-12-31). */
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
