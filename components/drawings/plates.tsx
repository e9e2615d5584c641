import type { ReactNode } from "react";
import { fontFamily } from "./figures/types";

/** How wide and high the picture is. */
export const platesSize = { width: 480, height: 366 } as const;

/** What to photograph before writing to us: the four places where a plant says what it is and how it does. */
export function PlatesFile({ styles }: { readonly styles: string }) {
  return (
    <svg
      xmlns="http://www.w3.org/2000/svg"
      aria-hidden="true"
      viewBox={`0 0 ${platesSize.width} ${platesSize.height}`}
      className="drawing"
    >
      <style>{styles}</style>
      <rect className="d-part" x="1" y="1" width="478" height="364" />
      <path className="d-hatch" d="M240 1v328M1 165h478M1 329h478M64 329v36M416 329v36" />
      <Cell at={[120, 74]} name="Data plate">
        <rect className="d-tint" x="-66" y="-42" width="132" height="84" rx="4" />
        <path className="d-fine" d="M-50-22h34M-50-2h34M-50 20h34M-4-22h54M-4-2h38" />
        <path d="M-60-36h1M59-36h1M-60 36h1M59 36h1" />
        <Words at={[-4, 26]}>24 kW</Words>
      </Cell>
      <Cell at={[360, 74]} name="Gauge">
        <circle className="d-shade" r="46" />
        <path className="d-fine" d="M-29 29l6-6M-41 0h8M-29-29l6 6M0-41v8M29-29l-6 6M41 0h-8M29 29l-6-6" />
        <g className="d-fault">
          <path className="d-mark" d="M33-18a38 38 0 0 1-6 45" />
        </g>
        <path d="M0 0l-17-27M-5 46v9h10v-9" />
        <circle className="d-solid" r="4" />
        <Words at={[0, 30]} middle>
          bar
        </Words>
      </Cell>
      <Cell at={[120, 239]} name="Controller">
        <rect className="d-shade" x="-66" y="-42" width="132" height="84" rx="4" />
        <g className="d-fault">
          <rect className="d-tint" x="-52" y="-30" width="104" height="34" />
        </g>
        <Words at={[0, -6]} middle>
          E 133
        </Words>
        <circle cx="-38" cy="24" r="8" />
        <circle cx="-8" cy="24" r="8" />
        <path d="M16 24h36M34 14v20" />
      </Cell>
      <Cell at={[360, 239]} name="Meter">
        <g className="d-gas">
          <path className="d-fill" d="M-44-55h14v17h-14zM30-55h14v17H30z" />
        </g>
        <rect className="d-shade" x="-66" y="-38" width="132" height="80" rx="12" />
        <rect className="d-part" x="-50" y="-20" width="100" height="30" />
        <path className="d-fine" d="M-30-20v30M-10-20v30M10-20v30M30-20v30M-50 26h100" />
        {[..."04827"].map((digit, index) => (
          <Words key={digit} at={[index * 20 - 40, 1]} middle>
            {digit}
          </Words>
        ))}
      </Cell>
      <Words at={[32, 354]} middle>
        C-01
      </Words>
      <Words at={[240, 354]} middle>
        Four photographs can save a visit
      </Words>
      <Words at={[447, 354]} middle>
        NTS
      </Words>
    </svg>
  );
}

type CellProps = { readonly at: readonly [number, number]; readonly name: string; readonly children: ReactNode };

/** One of the four, in the corners of a viewfinder; its name stands below. */
function Cell({ at: [x, y], name, children }: CellProps) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <path className="d-fine" d="M-90-46v-14h14M90-46v-14h-14M-90 46v14h14M90 46v14h-14" />
      {children}
      <Words at={[0, 80]} middle>
        {name}
      </Words>
    </g>
  );
}

type WordsProps = { readonly at: readonly [number, number]; readonly middle?: boolean; readonly children: string };

function Words({ at: [x, y], middle, children }: WordsProps) {
  return (
    <text
      className="d-solid"
      x={x}
      y={y}
      fontSize="18"
      fontFamily={fontFamily}
      wordSpacing=".08em"
      textAnchor={middle ? "middle" : undefined}
    >
      {children}
    </text>
  );
}
