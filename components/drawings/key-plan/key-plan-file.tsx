import type { BuildingView, Plant } from "@/data/building-views";
import { GRID } from "../parts/geometry";
import { Fault } from "../parts/marks";
import { frameOf, scaleOf } from "./frame";
import { Note } from "./note";
import { plant } from "./plant";
import { Scene } from "./scene";
import { viewStyles } from "./styles";

/** Layers that are drawn only when lit or off: in the pale tint, pipes, ducts and cables would be a tangle. */
const neverPale: readonly Plant[] = [
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
  "combi",
];

/** The plant of an office building; in a home, a flat takes the place of the plant room. */
const notAtHome: readonly Plant[] = [
  "rooftop",
  "chiller",
  "chilled",
  "outdoor",
  "extract",
  "boiler",
  "standby",
  "tank",
  "pump",
  "cylinder",
];

/**
 * A view of the building on all service pages, as an SVG file: the view's subject is lit, supplies that are shut off
 * are red, the rest is pale.
 * @param styles the drawings' CSS, because a page's stylesheet does not apply inside an image
 */
export function KeyPlanFile({ view, styles }: { readonly view: BuildingView; readonly styles: string }) {
  const { lit, off = [], shut, lifted, notes, home = false } = view;
  const without = [...neverPale, ...(view.without ?? []), ...(home ? notAtHome : [])];
  const scale = scaleOf(view);
  const stays = off.length > 0 ? "on" : undefined;
  return (
    <svg xmlns="http://www.w3.org/2000/svg" aria-hidden="true" viewBox={frameOf(view).join(" ")} className="drawing">
      <style>{viewStyles(view, styles)}</style>
      <Scene crane={lit.includes("crane")} heating={[...lit, ...off].includes("heating")} home={home} />
      {(Object.keys(plant) as Plant[]).map((name) => {
        const state = off.includes(name) ? "off" : lit.includes(name) ? stays : "pale";
        return (
          (state !== "pale" || !without.includes(name)) && (
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
      {notes.map((note, index) => note && <Note key={note[1]} note={note} number={index + 1} scale={scale} />)}
    </svg>
  );
}
