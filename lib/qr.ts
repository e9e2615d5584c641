import encodeQR from "qr";

/** A QR code with the required quiet zone of four modules: the length of its side, and its dark runs as strokes. */
export function qrCode(text: string): { readonly side: number; readonly d: string } {
  const rows = encodeQR(text, "raw", { ecc: "medium", border: 4 });
  // Each run is relative to the end of the previous one, which makes the page smaller.
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
