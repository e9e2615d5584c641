/** Scores of Lighthouse, which must reach these. The first loses a point to a busy machine. */
const least = { performance: 99, accessibility: 100, bestPractices: 100, seo: 100 } as const;

/**
 * Times in milliseconds, shifts, KiB over the wire at load with headers, and requests, which may be at most these. The
 * main thread's blocking is the browser's own start and the first layout; it doubles when the machine is busy.
 */
const most = { fcp: 950, lcp: 950, tbt: 150, cls: 0, kib: 50, scriptKib: 3, requests: 5 } as const;

/**
 * Pages whose HTML comes in the first 14 KiB, which is what a new connection carries before its first acknowledgement.
 * All others have more to say and need one more round trip, 150 ms in Lighthouse's model of slow 4G, or, as the contact
 * page with its form, more layout.
 */
const inOneTrip = /^\/(?:areas\/.+|privacy|accessibility)$/;
const secondTrip = { fcp: 1100, lcp: 1100 } as const;

type Score = keyof typeof least;
type Amount = keyof typeof most;
export type FigureName = Score | Amount;
/** What Lighthouse found in one page. */
export type Figures = Readonly<Record<FigureName, number>>;

const scoreNames: readonly Score[] = ["performance", "accessibility", "bestPractices", "seo"];
const amountNames: readonly Amount[] = ["fcp", "lcp", "tbt", "cls", "kib", "scriptKib", "requests"];
export const figureNames: readonly FigureName[] = [...scoreNames, ...amountNames];

/** The figures a page of this address has to reach. */
export function limitsFor(path: string): Figures {
  return { ...least, ...most, ...(!inOneTrip.test(path) && secondTrip) };
}

/** Fractions of a millisecond and shifts below a thousandth say nothing. */
const rounded = (name: Amount, value: number) =>
  name === "kib" || name === "scriptKib" ? value : Number(value.toFixed(name === "cls" ? 3 : 0));

/** The names of the figures that miss their limits. A figure that is missing misses. */
export function misses(figures: Figures, limits: Figures): readonly FigureName[] {
  const low = scoreNames.filter((name) => !(figures[name] >= limits[name]));
  const high = amountNames.filter((name) => !(rounded(name, figures[name]) <= limits[name]));
  return [...low, ...high];
}

/** The middle value of each figure over several runs. */
export function medianOf(runs: readonly Figures[]): Figures {
  const middle = (name: FigureName) => {
    const values = runs.map((run) => run[name]).sort((a, b) => a - b);
    return values[Math.floor(values.length / 2)] ?? Number.NaN;
  };
  return {
    performance: middle("performance"),
    accessibility: middle("accessibility"),
    bestPractices: middle("bestPractices"),
    seo: middle("seo"),
    fcp: middle("fcp"),
    lcp: middle("lcp"),
    tbt: middle("tbt"),
    cls: middle("cls"),
    kib: middle("kib"),
    scriptKib: middle("scriptKib"),
    requests: middle("requests"),
  };
}
