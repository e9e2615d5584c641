import type { BuildingView, Plant } from "@/data/building-views";
import { GRID } from "../parts/geometry";
import { Fault } from "../parts/marks";
import { plant } from "./plant";
import { Scene } from "./scene";

/** How wide and high the picture is. */
export const keyPlanSize = { width: 340, height: 262 } as const;
const { width, height } = keyPlanSize;
const top = 5;

/** The part of the picture that a view shows, in its proportions: left, top, width and height. */
export const frameOf = ({ from: [x, y, part] = [0, top, width] }: BuildingView) =>
  [x, y, part, Math.round((part * height) / width)] as const;

/** What is drawn only where it is lit or off: the crane, and pipes, ducts and cables, which pale would be a tangle. */
const runs: readonly Plant[] = [
  "crane",
  "flue",
  "ducts",
  "refrigerant",
  "wastes",
  "stack",
  "hot",
  "cold",
  "main",
  "gas",
  "branch",
  "kitchen",
  "service",
  "controls",
];

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

/**
 * A view of the building that all service pages share, as a file by itself: what it is about is lit, what is shut off is
 * red, the rest is pale.
 * @param styles what drawings look like, as no page's stylesheet reaches into a picture
 */
export function KeyPlanFile({ view, styles }: { readonly view: BuildingView; readonly styles: string }) {
  const { lit, off = [], without = [], shut, lifted, notes } = view;
  const frame = frameOf(view);
  const scale = frame[2] / width;
  const viewStyles = [
    lifted && `.hook{translate:${lifted.hook}px}`,
    // Where red is what is off, what stays on has one colour, too.
    off.length > 0 && `.drawing{${layer(ink, ink, ink, sheet, sheet)}}`,
  ].filter(Boolean);
  return (
    <svg xmlns="http://www.w3.org/2000/svg" aria-hidden="true" viewBox={frame.join(" ")} className="drawing">
      <style>{narrowed(replaceable(styles), scale) + ownStyles + viewStyles.join("")}</style>
      <Scene crane={lit.includes("crane")} heating={[...lit, ...off].includes("heating")} />
      {(Object.keys(plant) as Plant[]).map((name) => {
        const state = off.includes(name) ? "off" : lit.includes(name) ? undefined : "pale";
        return (
          (state !== "pale" || ![...runs, ...without].includes(name)) && (
            <g
              key={name}
              className={state}
              transform={lifted?.plant === name ? `translate(0 ${-lifted.by})` : undefined}
            >
              {plant[name]}
            </g>
          )
        );
      })}
      {shut && (
        <g className="off">
          <Fault at={[shut[0] / GRID, shut[1] / GRID]} scale={0.7 * scale} />
        </g>
      )}
      {notes.map(
        (note, number) =>
          note && (
            <g key={note[1]}>
              {note[2] && (
                <>
                  <path className="d-fine" d={`M${note[0].join(" ")}L${note[2].join(" ")}`} />
                  <circle className="d-solid" cx={note[2][0]} cy={note[2][1]} r={2.5 * scale} />
                </>
              )}
              <g transform={`translate(${note[0].join(" ")})${scale < 1 ? `scale(${scale.toFixed(2)})` : ""}`}>
                <circle className="d-solid" r="8.5" />
                <text className="n" y="4.6" textAnchor="middle">
                  {number + 1}
                </text>
              </g>
            </g>
          ),
      )}
    </svg>
  );
}
