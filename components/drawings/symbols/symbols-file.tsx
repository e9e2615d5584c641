import { Fragment } from "react";
import { symbols } from ".";
import { symbolSize } from "./symbol-size";

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
