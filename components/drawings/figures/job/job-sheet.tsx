import type { ReactNode } from "react";
import type { Figure } from "../types";
import { Word } from "../word";
import { SampleStamp } from "./sample-stamp";

/** Properties that all sheets of a job share as figures. */
export const sheetPaper = { height: 540, unframed: true } as const satisfies Partial<Figure>;

type Props = { readonly name: string; readonly children: ReactNode };

/**
 * One of the four sheets of a sample job, from the call to the signed record, with its name above a line, and a stamp.
 * The home page shows them as one folder.
 */
export function JobSheet({ name, children }: Props) {
  return (
    <>
      <g transform="scale(1.5)">
        <Word at={[19, 36]} strong>
          {name}
        </Word>
      </g>
      <path d="M28 72h424" />
      {children}
      <SampleStamp at={[388, 43]} />
    </>
  );
}
