/** Spreadsheets run a cell that begins like a formula, so an apostrophe before it marks it as text. */
function cell(text: string): string {
  const shown = /^\s*[=+\-@＝＋－＠]|^[\t\r\n]/.test(text) ? `'${text}` : text;
  return `"${shown.replaceAll('"', '""')}"`;
}

/** Formats rows as CSV (RFC 4180) that is safe to open in a spreadsheet. */
export function toCsv(rows: readonly (readonly string[])[]): string {
  // Excel needs the byte order mark to detect UTF-8.
  return `\uFEFF${rows.map((row) => `${row.map(cell).join(",")}\r\n`).join("")}`;
}
