import encodeQR from "qr";

/** A QR code with the four empty modules around it that readers ask for: its side, and its dark runs as strokes. */
export function qrCode(text: string): { readonly side: number; readonly d: string } {
  const rows = encodeQR(text, "raw", { ecc: "medium", border: 4 });
  const run = (row: readonly boolean[], y: number) =>
    [
      ...row
        .map((dark) => (dark ? "#" : " "))
        .join("")
        .matchAll(/#+/g),
    ]
      .map(({ 0: { length }, index }) => `M${index} ${y}.5h${length}`)
      .join("");
  return { side: rows.length, d: rows.map(run).join("") };
}
