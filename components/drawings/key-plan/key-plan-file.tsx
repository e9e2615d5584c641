import { type BuildingView, buildingViews, type Plant } from "@/data/building-views";
import { Fault } from "../parts/controls";
import { GRID } from "../parts/geometry";
import { plant } from "./plant";
import { Scene } from "./scene";

/** How wide and high the picture is. */
export const keyPlanSize = { width: 340, height: 262 } as const;
const { width, height } = keyPlanSize;
const top = 8;

/** The part of the picture that a view shows, in its proportions. */
const frameOf = ({ from: [x, y, part] = [0, top, width] }: BuildingView) =>
  [x, y, part, Math.round((part * height) / width)] as const;

/** How wide that part is, as a share of the picture. */
const scaleOf = (view: BuildingView) => frameOf(view)[2] / width;

/** The address of a view within the file. */
export const viewId = (slug: string, name: string) => `${slug}-${name}`;

const views = Object.entries(buildingViews).flatMap(([slug, both]) =>
  Object.entries(both).map(([name, view]): readonly [string, BuildingView] => [viewId(slug, name), view]),
);

/** What is drawn only where it is lit or off: pipes, ducts and cables, which pale would be a tangle behind the others. */
const runs: readonly Plant[] = [
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

/** The classes of pieces of plant, as a list of selectors. */
const classes = (names: readonly Plant[]) => names.map((name) => `.k-${name}`).join();

/**
 * Which view lights what; the rest is outlines in one flat tint. Where a browser knows no view, the whole building is
 * lit. What is shut off is red, and nothing flows in it. What the layers set is inherited: selectors that matched all
 * that a layer holds, for each of the views, took four fifths of the time in which the picture is drawn.
 */
function viewStyles(): string {
  const off = views.flatMap(([id, { off }]) => (off ? [`#${id}:target~:is(${classes(off)})`] : [])).join();
  const pale = views.map(([id, { lit, off = [] }]) => `#${id}:target~.layer:not(${classes([...lit, ...off])})`).join();
  const crane = views.flatMap(([id, { lit }]) => (lit.includes("crane") ? [`#${id}:target~.k-crane`] : []));
  /** The colour of a layer's lines and, in the order of --m, --b, --d and --t, of what belongs to a medium. */
  const layer = (line: string, ...media: readonly string[]) =>
    ["m", "b", "d", "t"].reduce(
      (rule, name, at) => `${rule};--${name}:${media[at]};--as-${name}:${media[at]}`,
      `stroke:${line};--line:${line}`,
    );
  const red = layer("var(--r)", "var(--r)", "var(--r)", "var(--r)", "var(--p)");
  const flat = layer("var(--h)", "var(--h)", "var(--sheet)", "var(--sheet)", "var(--sheet)");
  // Whatever part of the building a view shows, its lines have one weight: theirs are multiples of this size.
  const weights = views.flatMap(([id, view]) => {
    const scale = scaleOf(view);
    return scale < 1 ? [`#${id}:target~*{font-size:${(scale * 10).toFixed(1)}px;stroke-width:var(--w,.15em)}`] : [];
  });
  return [
    ...weights,
    ".drawing{--r:var(--color-emergency);--p:var(--color-emergency-tint);--h:color-mix(in srgb,var(--color-ink-line),var(--color-paper) 30%)}",
    "@media(prefers-color-scheme:dark){.drawing{--h:var(--color-ink-line)}}",
    ".v,.k-crane{display:none}",
    // The hook, over the unit that it lifts.
    "#rooftop-unit-installation-work:target~.k-crane .d-fine{translate:118px}",
    // A phone shows a flat strip until the words are asked for.
    "@media(min-aspect-ratio:3/2){.v>g>*{visibility:hidden}}",
    `${[...crane, ...views.map(([id], index) => `#${id}:target~.v${index}`)]}{display:inline}`,
    `:is(${pale}){${flat};--flow:none;--run:none;--w:.1em}`,
    `:is(${off}){${red};--flow:none}`,
    ":is(.d-flow,.d-stream,.d-gas.d-fill){display:var(--flow,inline)}",
    `${classes(runs)},.d-halo,.d-case,.d-pipe{display:var(--run,inline)}`,
  ].join("");
}

/** The colours of the media and the weight of lines, as a layer may set them instead. */
const replaceable = (styles: string) =>
  styles
    .replace(/--([mbtd]):([^;}]+)/g, "--$1:var(--as-$1,$2)")
    .replaceAll("stroke-width:0.15em", "stroke-width:var(--w,.15em)");

/** The building that all service pages share, in one file: each page shows views of it by their addresses. */
export function KeyPlanFile({ styles }: { readonly styles: string }) {
  const frame = `0 ${top} ${width} ${height}`;
  return (
    <svg xmlns="http://www.w3.org/2000/svg" aria-hidden="true" viewBox={frame} className="drawing">
      <style>{replaceable(styles) + viewStyles()}</style>
      {views.map(([id, view]) => (
        <view key={id} id={id} viewBox={frameOf(view).join(" ")} />
      ))}
      <Scene />
      {Object.entries(plant).map(([name, drawn]) => (
        <g key={name} className={`layer k-${name}`}>
          {drawn}
        </g>
      ))}
      {views.map(([id, view], index) => {
        const { notes, shut } = view;
        const scale = scaleOf(view);
        return (
          <g key={id} className={`v v${index}`}>
            {shut && <Fault at={[shut[0] / GRID, shut[1] / GRID]} scale={0.7 * scale} />}
            {notes.map(
              (note, number) =>
                note && (
                  <g key={note[1]}>
                    {note[2] && <path className="d-fine" d={`M${note[0].join(" ")}L${note[2].join(" ")}`} />}
                    <g transform={`translate(${note[0].join(" ")})${scale < 1 ? `scale(${scale.toFixed(2)})` : ""}`}>
                      <circle className="d-solid" r="8.5" />
                      <text className="n" y="4.6" textAnchor="middle">
                        {number + 1}
                      </text>
                    </g>
                  </g>
                ),
            )}
          </g>
        );
      })}
    </svg>
  );
}
