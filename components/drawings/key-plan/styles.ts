import type { BuildingView } from "@/data/building-views";
import { scaleOf } from "./frame";

/** The colour of a layer's lines and, in the order of --m, --b, --d and --t, of what belongs to a medium. */
const layer = (line: string, ...media: readonly string[]) =>
  ["m", "b", "d", "t"].reduce(
    (rule, name, at) => `${rule};--${name}:${media[at]};--as-${name}:${media[at]}`,
    `stroke:${line};--line:${line}`,
  );
const red = "currentColor";
const faded = "var(--color-emergency-tint)";
const ink = "var(--color-ink)";
const tint = "var(--color-ink-line)";
const sheet = "var(--sheet)";

/** Of the stylesheet of all drawings, with which it is purged of what a view does not use. */
export const keyPlanStyles =
  ".drawing .n{fill:var(--color-paper);stroke:none;font:700 13px Archivo,sans-serif}.off{color:var(--color-emergency)}";

const ownStyles = [
  // The building and what the view is not about: thin outlines in one flat tint.
  `.pale{${layer(tint, tint, sheet, sheet, sheet)};--w:.1em}`,
  // What is off is empty.
  `.off{${layer(red, red, faded, red, faded)}}`,
  // Nothing flows in either.
  ":is(.pale,.off) :is(.d-flow,.d-stream,.d-gas.d-fill),.pale :is(.d-halo,.d-case,.d-pipe){display:none}",
  // In whatever part of the building and at whatever size, lines have one weight; pipes and what is as wide as it is do not.
  ".drawing *{font-size:10px}@media(width>=500px){.drawing *{font-size:13px}}",
  ".drawing :not([stroke-width],.d-halo,.d-case,.d-pipe,.d-flow,.d-stream){vector-effect:non-scaling-stroke}",
].join("");

/** The colours of the media and the weight of lines, as a layer may set them instead. */
const replaceable = (styles: string) =>
  styles
    .replace(/--([mbtd]):([^;}]+)/g, "--$1:var(--as-$1,$2)")
    .replaceAll("stroke-width:0.15em", "stroke-width:var(--w,.15em)");

/** Pipes as wide in a part of the picture, which is shown larger, as in the whole. */
const narrowed = (styles: string, scale: number) =>
  styles.replace(
    /(\.d-small \.d-(?:halo|case|pipe)\{stroke-width:)([\d.]+)/g,
    (_, rule: string, width: string) => rule + Number(width) * scale,
  );

/** @param styles those of all drawings, as far as the view uses them */
export function viewStyles(view: BuildingView, styles: string): string {
  const { off = [], lifted } = view;
  const rules = [
    lifted && `.hook{translate:${lifted.hook}px}`,
    // Where red is what is off, what stays on has one colour, too.
    off.length > 0 && `.drawing{${layer(ink, ink, ink, sheet, sheet)}}`,
  ].filter(Boolean);
  return narrowed(replaceable(styles), scaleOf(view)) + ownStyles + rules.join("");
}
