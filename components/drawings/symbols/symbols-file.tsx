import { Fragment } from "react";
import type { SymbolId } from "@/data/symbols";
import { symbols } from ".";
import { symbolSize } from "./symbol-size";

type Props = {
  readonly styles: string;
  /** The left edge of each symbol, so that it aligns with the text below. */
  readonly starts: Readonly<Partial<Record<SymbolId, number>>>;
};

/** All symbols in one file, one below the other; each has a view that starts at its left edge, and a centred one. */
export function SymbolsFile({ styles, starts }: Props) {
  const { width, height } = symbolSize;
  return (
    <svg xmlns="http://www.w3.org/2000/svg" aria-hidden="true" viewBox={`0 0 ${width} ${height}`} className="drawing">
      <style>{styles}</style>
      {(Object.keys(symbols) as SymbolId[]).map((name, index) => (
        <Fragment key={name}>
          <view id={name} viewBox={`${starts[name] ?? 0} ${index * 200} ${width} ${height}`} />
          <view id={`${name}-centred`} viewBox={`0 ${index * 200} ${width} ${height}`} />
          <g transform={`translate(0 ${index * 200})`}>{symbols[name]}</g>
        </Fragment>
      ))}
    </svg>
  );
}
