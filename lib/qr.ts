import encodeQR from "qr";

/** A QR code with the four empty modules around it that readers ask for: its side, and its dark runs as strokes. */
export function qrCode(text: string): { readonly side: number; readonly d: string } {
  const rows = encodeQR(text, "raw", { ecc: "medium", border: 4 });
  // Within a row each run begins from the end of the one before: so written, the page is smaller.
  const run = (row: readonly boolean[], y: number) =>
    row
      .map((dark) => (dark ? "#" : " "))
      .join("")
      .trimEnd()
      .replace(/^ *|#+| +/g, (part, at) =>
        at === 0
          ? `M${part.length} ${y}.5`
          : `${part[0] === "#" ? "h" : "m"}${part.length}${part[0] === "#" ? "" : " 0"}`,
      );
  return { side: rows.length, d: rows.map(run).join("") };
}
