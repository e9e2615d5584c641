/** The sides of a rectangle in pixels. */
export type Box = { readonly left: number; readonly top: number; readonly right: number; readonly bottom: number };

export const moved = ({ left, top, right, bottom }: Box, x: number, y: number): Box => ({
  left: left + x,
  top: top + y,
  right: right + x,
  bottom: bottom + y,
});
export const around = (x: number, y: number, r: number): Box => ({
  left: x - r,
  top: y - r,
  right: x + r,
  bottom: y + r,
});
export const apart = (a: Box, b: Box) =>
  a.right <= b.left || b.right <= a.left || a.bottom <= b.top || b.bottom <= a.top;
export const inside = (a: Box, b: Box) =>
  a.left >= b.left && a.right <= b.right && a.top >= b.top && a.bottom <= b.bottom;

/** About how wide a line of text is in the site's typeface; a little too wide rather than too narrow. */
export function textWidth(text: string, size: number): number {
  const ems = [...text].map((c) =>
    /[ijltf.,' –]/.test(c) ? 0.34 : /[mwMW]/.test(c) ? 0.86 : /[A-Z]/.test(c) ? 0.7 : 0.56,
  );
  return Math.ceil(size * ems.reduce((sum, em) => sum + em, 0));
}
