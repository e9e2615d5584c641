import type { BuildingView, Plant } from "@/data/building-views";
import { GRID } from "../parts/geometry";
import { Fault } from "../parts/marks";
import { frameOf, scaleOf } from "./frame";
import { Note } from "./note";
import { plant } from "./plant";
import { Scene } from "./scene";
import { viewStyles } from "./styles";

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

/**
 * A view of the building that all service pages share, as a file by itself: what it is about is lit, what is shut off is
 * red, the rest is pale.
 * @param styles what drawings look like, as no page's stylesheet reaches into a picture
 */
export function KeyPlanFile({ view, styles }: { readonly view: BuildingView; readonly styles: string }) {
  const { lit, off = [], without = [], shut, lifted, notes } = view;
  const scale = scaleOf(view);
  return (
    <svg xmlns="http://www.w3.org/2000/svg" aria-hidden="true" viewBox={frameOf(view).join(" ")} className="drawing">
      <style>{viewStyles(view, styles)}</style>
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
      {notes.map((note, index) => note && <Note key={note[1]} note={note} number={index + 1} scale={scale} />)}
    </svg>
  );
}
