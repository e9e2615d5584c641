import { detectionFrom, leakChecks, refrigerants, type Substance, sealedFrom, warming } from "@/data/refrigerants";

export type Refrigerant = keyof typeof refrigerants;

/** The global warming potential of a refrigerant, calculated from its components and rounded. */
export function gwpOf(name: Refrigerant): number {
  const parts = Object.entries(refrigerants[name]) as [Substance, number][];
  return Math.round(parts.reduce((sum, [substance, percent]) => sum + (warming[substance] * percent) / 100, 0));
}

const tenths = new Intl.NumberFormat("en-GB", { minimumFractionDigits: 1, maximumFractionDigits: 1 });

/** The charge in kilograms that equals some tonnes of CO₂ equivalent, to a tenth: R-410A reaches 5 t at "2.4". */
export function chargeAt(name: Refrigerant, tonnes: number): string {
  return tenths.format((tonnes * 1000) / gwpOf(name));
}

/** A system with F-gas, from its data plate and its owner. */
export type System = {
  readonly gas: Refrigerant;
  readonly kilograms: number;
  /** Hermetically sealed and labelled so. */
  readonly sealed: boolean;
  /** Has automatic leak detection. */
  readonly detection: boolean;
};

export type LeakCheck = {
  /** Tonnes of CO₂ equivalent. */
  readonly tonnes: number;
  /** The interval in months; undefined if the law requires no regular check. */
  readonly months?: number;
  /** The interval without leak detection, and with it. */
  readonly either?: readonly [without: number, fitted: number];
  /** The limit that the charge reaches, in tonnes. */
  readonly limit?: number;
  /** Whether it lacks the leak detection that the law requires. */
  readonly lacksDetection: boolean;
};

/** The leak checks that the law requires of a system, by its charge. */
export function leakCheck({ gas, kilograms, sealed, detection }: System): LeakCheck {
  const tonnes = Math.round(kilograms * gwpOf(gas)) / 1000;
  const lacksDetection = tonnes >= detectionFrom && !detection;
  const check = leakChecks.findLast((each) => tonnes >= each.tonnes);
  if (!check || (sealed && tonnes < sealedFrom)) return { tonnes, lacksDetection };
  const either = [check.months, check.months * 2] as const;
  return { tonnes, either, limit: check.tonnes, months: either[detection ? 1 : 0], lacksDetection };
}
