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
      <rect className="d-part" x=".75" y=".75" width="478.5" height="364.5" />
      <path
        className="d-hatch"
        d="M8 8h464v350H8zM240 0v326M0 167h480M8 326h464M72 326v32M408 326v32M124 0v8M356 0v8M124 358v8M240 358v8M356 358v8M0 87h8M472 87h8M0 247h8M472 247h8"
      />
      <Cell at={[124, 76]} name="DATA PLATE">
        <rect className="d-tint" x="-66" y="-42" width="132" height="84" rx="4" />
        <rect className="d-fine" x="-60" y="-36" width="120" height="72" rx="2" />
        <path
          className="d-fine"
          d="M-50-22h34M-50-2h34M-50 20h34M-4-22h54M-4-2h12M18-10v14M22-10v14M28-10v14M31-10v14M37-10v14M42-10v14M46-10v14M50-10v14"
        />
        <Words at={[-4, 26]}>24 kW</Words>
      </Cell>
      <Cell at={[356, 76]} name="GAUGE" shift={-6}>
        <circle className="d-shade" r="47" />
        <circle className="d-part" r="42" />
        <path
          className="d-fine"
          d="M-30 30l7-7M-42 0h9M-30-30l7 7M0-42v9M30-30l-7 7M42 0h-9M30 30l-7-7M-39 16l5-2M-39-16l5 2M-16-39l2 5M16-39l-2 5M39-16l-5 2M39 16l-5-2"
        />
        <g className="d-fault">
          <path className="d-mark" d="M33-18a38 38 0 0 1-6 45" />
        </g>
        <path d="M8 13l-26-42M-6 47v6h12v-6M-9 53h18v6h-18z" />
        <circle className="d-solid" r="4" />
        <Words at={[0, 30]} middle>
          bar
        </Words>
      </Cell>
      <Cell at={[124, 235]} name="CONTROLLER">
        <rect className="d-shade" x="-66" y="-42" width="132" height="84" rx="4" />
        <g className="d-fault">
          <rect className="d-tint" x="-52" y="-30" width="104" height="34" />
        </g>
        <Words at={[0, -6]} middle>
          E 133
        </Words>
        <path d="M-52 16h16v14h-16zM-28 16h16v14h-16z" />
        <path className="d-fine" d="M-48 25l4-5 4 5M-24 21l4 5 4-5M4 23h20M4 29h20" />
        <circle className="d-part" cx="40" cy="23" r="12" />
        <path d="M40 23l5-8" />
      </Cell>
      <Cell at={[356, 235]} name="METER" shift={8}>
        <g className="d-gas">
          <path className="d-fill" d="M-44-58h14v16h-14zM30-58h14v16H30zM-48-44h22v6h-22zM26-44h22v6H26z" />
        </g>
        <rect className="d-shade" x="-66" y="-38" width="132" height="80" rx="12" />
        <rect className="d-part" x="-50" y="-20" width="100" height="30" />
        <path className="d-fine" d="M-30-20v30M-10-20v30M10-20v30M30-20v30M-30 20h60v12h-60zM-20 26h10M-2 26h22" />
        <circle className="d-solid" cx="-52" cy="28" r="2" />
        <circle className="d-solid" cx="52" cy="28" r="2" />
        {[..."04827"].map((digit, index) => (
          <Words key={digit} at={[index * 20 - 40, 1]} middle>
            {digit}
          </Words>
        ))}
      </Cell>
      <Words at={[40, 348]} middle>
        C-01
      </Words>
      <Words at={[240, 348]} middle>
        Four photographs can save a visit
      </Words>
      <Words at={[440, 348]} middle>
        NTS
      </Words>
    </svg>
  );
}

type CellProps = {
  readonly at: readonly [number, number];
  readonly name: string;
  /** How far down the object has to move to stand in the middle. */
  readonly shift?: number;
  readonly children: ReactNode;
};

/** One of the four, in the corners of a viewfinder; its name stands below. */
function Cell({ at: [x, y], name, shift, children }: CellProps) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <path className="d-fine" d="M-90-46v-14h14M90-46v-14h-14M-90 46v14h14M90 46v14h-14" />
      {shift ? <g transform={`translate(0 ${shift})`}>{children}</g> : children}
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
      letterSpacing=".03em"
      wordSpacing=".08em"
      textAnchor={middle ? "middle" : undefined}
    >
      {children}
    </text>
  );
}
