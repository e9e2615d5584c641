import { refrigerants, type Substance, warming } from "@/data/refrigerants";

export type Refrigerant = keyof typeof refrigerants;

/** The global warming potential of a refrigerant, from what it is mixed of, to the nearest whole number. */
export function gwpOf(name: Refrigerant): number {
  const parts = Object.entries(refrigerants[name]) as [Substance, number][];
  return Math.round(parts.reduce((sum, [substance, percent]) => sum + (warming[substance] * percent) / 100, 0));
}

const tenths = new Intl.NumberFormat("en-GB", { minimumFractionDigits: 1, maximumFractionDigits: 1 });

/** The charge in kilograms that counts as so many tonnes of CO₂ equivalent, to a tenth: R-410A reaches 5 t at "2.4". */
export function chargeAt(name: Refrigerant, tonnes: number): string {
  return tenths.format((tonnes * 1000) / gwpOf(name));
}
