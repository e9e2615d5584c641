import { detectionFrom, leakChecks, refrigerants, type Substance, sealedFrom, warming } from "@/data/refrigerants";

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

/** A system with F-gas, as its data plate and its owner describe it. */
export type System = {
  readonly gas: Refrigerant;
  readonly kilograms: number;
  /** Hermetically sealed and labelled so. */
  readonly sealed: boolean;
  /** With automatic leak detection. */
  readonly detection: boolean;
};

export type LeakCheck = {
  /** Of CO₂ equivalent. */
  readonly tonnes: number;
  /** How many months lie between two checks; none where the law asks for no regular one. */
  readonly months?: number;
  /** The same without leak detection and with it. */
  readonly either?: readonly [without: number, fitted: number];
  /** The limit that the charge reaches, in tonnes. */
  readonly limit?: number;
  /** Whether the law asks for leak detection, which it lacks. */
  readonly lacksDetection: boolean;
};

/** What the law asks of a system, by its charge. */
export function leakCheck({ gas, kilograms, sealed, detection }: System): LeakCheck {
  const tonnes = Math.round(kilograms * gwpOf(gas)) / 1000;
  const lacksDetection = tonnes >= detectionFrom && !detection;
  const band = leakChecks.findLast((check) => tonnes >= check.tonnes);
  if (!band || (sealed && tonnes < sealedFrom)) return { tonnes, lacksDetection };
  const either = [band.months, band.months * 2] as const;
  return { tonnes, either, limit: band.tonnes, months: either[detection ? 1 : 0], lacksDetection };
}
