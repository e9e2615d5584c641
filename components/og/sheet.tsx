import type { ReactNode } from "react";
import { LogoLines } from "@/components/layout/logo";
import { business } from "@/data/business";
import type { Theme } from "@/data/types";
import { ogSize } from "@/lib/og";
import { site } from "@/lib/site";
import { fitted, type Measure } from "./lettering";

/** The parts of the sheet, in pixels: the words at the left, the drawing at the right, the title block below. */
export const words = { left: 92, right: 572, top: 52, bottom: 490 } as const;
export const panel = { left: 596, right: 1176, top: 24, bottom: 516 } as const;
const foot = { top: 516, bottom: 606 } as const;

type Props = {
  readonly theme: Theme;
  /** The sheet's number and the drawing's name, for the title block. */
  readonly number: string;
  readonly title: string;
  /** What stands in the words' place, and in the drawing's. */
  readonly children: ReactNode;
  readonly drawing: ReactNode;
  readonly measure: Measure;
};

/** A drawing sheet of the firm, as a picture: colour band, border, title block. */
export function Sheet({ theme, number, title, children, drawing, measure }: Props) {
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
      <Brand measure={measure} />
      <Cell x={614} width={94} name="Sheet" text={number} measure={measure} />
      <Cell x={738} width={218} name="Drawing" text={title} measure={measure} />
      <Cell x={986} width={172} name="Call day or night" text={site.phone.display} measure={measure} />
      {children}
    </svg>
  );
}

// Behind the words, as behind the heads of the pages.
const grid = [
  ...Array.from({ length: 13 }, (_, i) => `M${100 + i * 40} 24V516`),
  ...Array.from({ length: 12 }, (_, i) => `M60 ${64 + i * 40}H596`),
].join("");

// The zones of the sheet, in its margin.
const ticks = [
  ...[339, 618, 897].map((x) => `M${x} 12V24M${x} 606V618`),
  ...[170, 315, 460].map((y) => `M1176 ${y}H1188`),
].join("");

function Brand({ measure }: { readonly measure: Measure }) {
  const width = panel.left - 160 - 24;
  const name = fitted(business.name, { sizes: [33, 28, 24, 20], width, height: 34, leading: 1 }, measure);
  const line = fitted(business.descriptor, { sizes: [20, 18, 16, 14], width, height: 24, leading: 1 }, measure);
  return (
    <>
      <rect x="60" y={foot.top} width="536" height={foot.bottom - foot.top} fill="var(--color-ink)" />
      <g transform="translate(80 533) scale(1.4)">
        <rect width="40" height="40" fill="none" stroke="var(--color-paper)" strokeWidth="1" />
        <LogoLines />
      </g>
      <text x="160" y="559" fontSize={name.size} fontWeight="700" letterSpacing="-0.5" fill="var(--color-paper)">
        {business.name}
      </text>
      <text x="160" y="588" fontSize={line.size} fill="var(--color-paper)">
        {business.descriptor}
      </text>
    </>
  );
}

type CellProps = {
  readonly x: number;
  readonly width: number;
  readonly name: string;
  readonly text: string;
  readonly measure: Measure;
};

/** A field of the title block: its name and, on one line or two, what stands in it. */
function Cell({ x, width, name, text, measure }: CellProps) {
  const { size, lines } = fitted(text, { sizes: [25, 23, 21, 18, 16], width, height: 40, leading: 1.1 }, measure);
  return (
    <>
      <text x={x} y="543" fontSize="15" letterSpacing="0.5" fill="var(--color-ink-soft)">
        {name}
      </text>
      {lines.map((line, i) => (
        <text
          key={line}
          x={x}
          y={(lines.length > 1 ? 571 : 582) + i * size * 1.15}
          fontSize={size}
          fontWeight="700"
          fill="var(--color-ink)"
        >
          {line}
        </text>
      ))}
    </>
  );
}
