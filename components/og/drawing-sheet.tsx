import type { ReactNode } from "react";
import type { Theme } from "@/data/types";
import { ogSize } from "@/lib/og";
import type { Measure } from "./lettering";
import { TitleBlock } from "./title-block";

/** The areas of the sheet, in pixels: the text on the left and the drawing on the right, above the title block. */
export const words = { left: 92, right: 572, top: 52, bottom: 490 } as const;
export const panel = { left: 596, right: 1176, top: 24, bottom: 516 } as const;

type Props = {
  readonly theme: Theme;
  /** The sheet's number and the drawing's name, for the title block. */
  readonly number: string;
  readonly title: string;
  /** The text on the left. */
  readonly children: ReactNode;
  readonly drawing: ReactNode;
  readonly measure: Measure;
};

/** A drawing sheet: colour band, border, title block. */
export function DrawingSheet({ theme, number, title, children, drawing, measure }: Props) {
  const { width, height } = ogSize;
  return (
    <svg
      xmlns="http://www.w3.org/2000/svg"
      aria-hidden="true"
      width={width}
      height={height}
      viewBox={`0 0 ${width} ${height}`}
    >
      <rect width={width} height={height} fill="var(--color-paper)" />
      <path d={grid} fill="none" stroke="var(--color-paper-deep)" strokeWidth="2" />
      <rect width="36" height={height} fill={`var(--color-${theme})`} />
      <rect x={panel.left} y={panel.top} width="580" height="492" fill="var(--color-paper)" />
      {drawing}
      <g fill="none" stroke="var(--color-ink)">
        <path d="M60 24H1176V606H60zM60 516H1176" strokeWidth="2.5" />
        <path d="M596 24V606M720 516V606M968 516V606" strokeWidth="1.5" />
        <path d={ticks} strokeWidth="1.5" />
      </g>
      <TitleBlock number={number} title={title} measure={measure} />
      {children}
    </svg>
  );
}

// Grid paper behind the text, as in the page's hero.
const grid = [
  ...Array.from({ length: 13 }, (_, i) => `M${100 + i * 40} 24V516`),
  ...Array.from({ length: 12 }, (_, i) => `M60 ${64 + i * 40}H596`),
].join("");

// The zone marks in the sheet's margin.
const ticks = [
  ...[339, 618, 897].map((x) => `M${x} 12V24M${x} 606V618`),
  ...[170, 315, 460].map((y) => `M1176 ${y}H1188`),
].join("");
