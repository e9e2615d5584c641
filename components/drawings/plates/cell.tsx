import type { ReactNode } from "react";
import { Words } from "./words";

/** The centre of one of the four cells. */
export type Placed = { readonly at: readonly [number, number] };

type Props = Placed & {
  readonly name: string;
  /** The vertical shift that centres the object. */
  readonly shift?: number;
  readonly children: ReactNode;
};

/** One of the four cells, between the corners of a viewfinder, with its name below. */
export function Cell({ at: [x, y], name, shift, children }: Props) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <path className="d-fine" d="M-90-40v-14h14M90-40v-14h-14M-90 40v14h14M90 40v14h-14" />
      {shift ? <g transform={`translate(0 ${shift})`}>{children}</g> : children}
      <Words at={[0, 74]} middle>
        {name}
      </Words>
    </g>
  );
}
