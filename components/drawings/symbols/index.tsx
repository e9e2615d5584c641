import { Fragment, type ReactElement } from "react";
import type { SymbolId } from "@/data/symbols";
import { air } from "./air";
import { controls } from "./controls";
import { gas } from "./gas";
import { gasSupply } from "./gas-supply";
import { homes } from "./homes";
import { household } from "./household";
import { plumbing } from "./plumbing";

/** The inside of one symbol's view. */
export const symbolSize = { width: 120, height: 84 } as const;

/** Where a narrow one begins in its view, for a column whose words start at the same edge. */
export const symbolStart: Partial<Readonly<Record<SymbolId, number>>> = {
  taps: 31,
  wc: 23,
  showers: 27,
  baths: 7,
  sinks: 5,
  machines: 29,
  cylinders: 35,
  radiators: 7,
  outside: 7,
};

/** What each symbol shows, from the parts that the sheets are drawn with. */
const symbols: Readonly<Record<SymbolId, ReactElement>> = {
  ...household,
  ...air,
  ...gas,
  ...gasSupply,
  ...plumbing,
  ...controls,
  ...homes,
};

/** All of them below each other in one file; each is a view that has its name. */
export function SymbolsFile({ styles }: { readonly styles: string }) {
  const { width, height } = symbolSize;
  return (
    <svg xmlns="http://www.w3.org/2000/svg" aria-hidden="true" viewBox={`0 0 ${width} ${height}`} className="drawing">
      <style>{styles}</style>
      {Object.entries(symbols).map(([name, symbol], index) => (
        <Fragment key={name}>
          <view id={name} viewBox={`0 ${index * 200} ${width} ${height}`} />
          <g transform={`translate(0 ${index * 200})`}>{symbol}</g>
        </Fragment>
      ))}
    </svg>
  );
}
