import type { ReactNode } from "react";
import { ChillerService, HeatPump, SplitTypes } from "./plant";
import { DrainSurvey, Unvented } from "./plumbing";
import { FireDamper, Grease, LocalExhaust } from "./ventilation";

/** How wide and high each picture is. */
export const topicSize = { width: 480, height: 248 } as const;

/** The drawings of single bands, by the address of their band, and what each shows. */
export const topicDrawings: Readonly<Record<string, { readonly draw: () => ReactNode; readonly alt: string }>> = {
  "tr19-duct-cleaning": {
    draw: Grease,
    alt: "Grease on the floor of an extract duct, measured at three doors: 140, 180 and 520 microns.",
  },
  "fire-dampers": {
    draw: FireDamper,
    alt: "A damper in a fire wall: open, its blades folded above a link; shut, its blades across the duct.",
  },
  lev: {
    draw: LocalExhaust,
    alt: "Fumes go from a bench into a hood, then through filter and fan to an outlet above the roof.",
  },
  "chiller-servicing": {
    draw: ChillerService,
    alt: "A chiller and its water pipes, with the places that a service looks at.",
  },
  "heat-pumps": {
    draw: HeatPump,
    alt: "A heat pump outside, with its power supply, and inside a buffer tank and a large radiator.",
  },
  "blocked-drains": {
    draw: DrainSurvey,
    alt: "A camera in a drain has come to roots, short of where the water company’s sewer begins.",
  },
  "unvented-cylinders": {
    draw: Unvented,
    alt: "A hot water cylinder with its pressure reducer, expansion vessel, safety valves and tundish.",
  },
  "types-of-air-conditioning-system": {
    draw: SplitTypes,
    alt: "A single split has one pair of pipes, a multi-split a pair to each unit, VRF one pair that branches.",
  },
};

/** From one drawing to the next. */
const step = 400;

/** All of them in one file, each a view under its name. */
export function TopicsFile({ styles }: { readonly styles: string }) {
  const { width, height } = topicSize;
  return (
    <svg xmlns="http://www.w3.org/2000/svg" aria-hidden="true" viewBox={`0 0 ${width} ${height}`} className="drawing">
      <style>{styles}</style>
      {Object.entries(topicDrawings).map(([id, { draw }], index) => (
        <g key={id} transform={`translate(0 ${index * step})`}>
          <view id={id} viewBox={`0 ${index * step} ${width} ${height}`} />
          <rect className="d-part" width={width} height={height} stroke="none" />
          {draw()}
        </g>
      ))}
    </svg>
  );
}
