import type { BuildingView } from "@/data/building-views";
import { scaleOf } from "./frame";

/** The colour of a layer's lines, then the values of --m, --b, --d and --t (media.css). */
const layer = (line: string, ...media: readonly string[]) =>
  ["m", "b", "d", "t"].reduce(
    (rule, name, at) => `${rule};--${name}:${media[at]};--as-${name}:${media[at]}`,
    `stroke:${line};--line:${line};--wall:${line}`,
  );
const red = "currentColor";
const paleRed = "var(--color-emergency-tint)";
const soft = "var(--color-ink-soft)";
const tint = "var(--color-ink-line)";
const sheet = "var(--sheet)";

/** Added to the drawings' stylesheet before it is purged of the rules that a view does not use. */
export const keyPlanStyles =
  ".drawing .n{fill:var(--color-paper);stroke:none;font:700 13px Archivo,sans-serif}.off{color:var(--color-emergency)}";

const ownStyles = [
  // The building and the layers outside the view's subject: thin outlines in one flat tint.
  `.pale{${layer(tint, tint, sheet, sheet, sheet)};--w:.1em}`,
  // Supplies that are off are drawn empty.
  `.off{${layer(red, red, paleRed, red, paleRed)}}`,
  // What stays on beside them is quieter than the red: light lines, and a pipe is a single line.
  `.on{${layer(soft, soft, sheet, soft, sheet)};--w:.1em}.drawing .on .d-pipe{stroke:${soft};stroke-width:1.4}.drawing .on .d-halo{stroke-width:3.6}.on .d-case{display:none}`,
  // None of them shows a flow, and only what stays on has a flame.
  ":is(.pale,.off,.on) :is(.d-flow,.d-stream),:is(.pale,.off) .d-gas.d-fill,.pale :is(.d-halo,.d-case,.d-pipe){display:none}",
  // Lines keep one weight at every zoom and size; pipes and lines of a pipe's width scale.
  ".drawing *{font-size:10px}@media(width>=500px){.drawing *{font-size:13px}}",
  ".drawing :not([stroke-width],.d-halo,.d-case,.d-pipe,.d-flow,.d-stream){vector-effect:non-scaling-stroke}",
].join("");

/** Lets a layer replace the colours of the media and the line weight. */
const withOverrides = (styles: string) =>
  styles
    .replace(/--([mbtd]):([^;}]+)/g, "--$1:var(--as-$1,$2)")
    .replaceAll("stroke-width:0.15em", "stroke-width:var(--w,.15em)");

/** Narrows pipes in an enlarged part of the picture, so that they are as wide as in the whole. */
const withNarrowPipes = (styles: string, scale: number) =>
  styles.replace(
    /(\.d-small \.d-(?:halo|case|pipe)\{stroke-width:)([\d.]+)/g,
    (_, rule: string, width: string) => rule + Number(width) * scale,
  );

/** @param styles the CSS of all drawings that the view uses */
export function viewStyles(view: BuildingView, styles: string): string {
  const hook = view.lifted ? `.hook{translate:${view.lifted.hook}px}` : "";
  return withNarrowPipes(withOverrides(styles), scaleOf(view)) + ownStyles + hook;
}
