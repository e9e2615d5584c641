import type { SymbolId } from "@/data/symbols";

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
