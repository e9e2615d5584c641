/** Spreadsheets run a cell that begins like a formula; an apostrophe before it makes it a text. */
function cell(text: string): string {
  const shown = /^\s*[=+\-@＝＋－＠]|^[\t\r\n]/.test(text) ? `'${text}` : text;
  return `"${shown.replaceAll('"', '""')}"`;
}

/** Rows as CSV (RFC 4180), safe to open in a spreadsheet. */
export function toCsv(rows: readonly (readonly string[])[]): string {
  // The mark at the start tells Excel that the file is UTF-8.
  return `\uFEFF${rows.map((row) => `${row.map(cell).join(",")}\r\n`).join("")}`;
}
