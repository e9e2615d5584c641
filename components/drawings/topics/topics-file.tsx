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
    alt: "Grease measured at three doors of a duct: 140, 180 and 520 microns.",
  },
  "fire-dampers": {
    draw: FireDamper,
    alt: "A fire damper open, its blades on a link, and shut across the duct.",
  },
  lev: {
    draw: LocalExhaust,
    alt: "From bench and hood through filter and fan to an outlet above the roof.",
  },
  "chiller-servicing": {
    draw: ChillerService,
    alt: "A chiller and its water, with what a service looks at.",
  },
  "heat-pumps": {
    draw: HeatPump,
    alt: "A heat pump outside; its power supply, buffer tank and a large radiator inside.",
  },
  "blocked-drains": {
    draw: DrainSurvey,
    alt: "A camera in a drain has come to roots, before the water company’s part.",
  },
  "unvented-cylinders": {
    draw: Unvented,
    alt: "A cylinder with its reducer, expansion vessel, safety valves and tundish.",
  },
  "types-of-air-conditioning-system": {
    draw: SplitTypes,
    alt: "One pair of pipes to one unit, a pair to each, and one pair for all.",
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
