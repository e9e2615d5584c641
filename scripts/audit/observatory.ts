/** An answer as the Observatory sees it. */
export type Answer = {
  /** The value of a header, by its name in lower case. */
  readonly header: (name: string) => string | undefined;
  /** The policy in the page itself, if any. */
  readonly pagePolicy: string;
};

type Rules = ReadonlyMap<string, readonly string[]>;

/** A policy's rules by name, sources in lower case. */
function rulesOf(policy: string): Rules {
  return new Map(
    policy.split(";").map((rule) => {
      const [name = "", ...sources] = rule.trim().toLowerCase().split(/\s+/);
      return [name, sources];
    }),
  );
}

const broad = ["*", "http:", "https:", "ftp:", "http://*", "https://*", "http://*.*", "https://*.*"];
const unsafe = [...broad, "'unsafe-inline'", "data:"];
const sixMonths = 15_768_000;

/**
 * The score that Mozilla's HTTP Observatory gives an answer by its published rules
 * (developer.mozilla.org/en-US/observatory/docs/tests_and_scoring, read in 2026), for a site served over HTTPS that sets
 * no cookies, redirects HTTP to itself and loads scripts from itself only; those tests are worth nothing either way.
 * From 100, penalties are taken; where 90 are left, bonuses are added.
 * @returns the score and each test's share in it
 */
export function observatoryScore(answer: Answer): { score: number; tests: Readonly<Record<string, number>> } {
  const tests = {
    policy: policyPoints(answer.pagePolicy),
    framing: framingPoints(answer),
    transport: transportPoints(answer.header("strict-transport-security")),
    sniffing: answer.header("x-content-type-options") === "nosniff" ? 0 : -5,
    referrer: referrerPoints(answer.header("referrer-policy")),
    resources: resourcePoints(answer.header("cross-origin-resource-policy")),
    sharing: answer.header("access-control-allow-credentials") ? -50 : 0,
  };
  const points = Object.values(tests);
  const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
  const base = 100 + sum(points.filter((value) => value < 0));
  const score = base < 90 ? Math.max(0, base) : base + sum(points.filter((value) => value > 0));
  return { score, tests };
}

function policyPoints(policy: string): number {
  if (!policy) return -25;
  const rules = rulesOf(policy);
  const fallback = rules.get("default-src") ?? ["*"];
  const scripts = rules.get("script-src") ?? fallback;
  const objects = rules.get("object-src") ?? fallback;
  const styles = rules.get("style-src") ?? fallback;
  const all = [...rules.values()].flat();
  if (scripts.some((source) => unsafe.includes(source)) || objects.some((source) => broad.includes(source))) return -20;
  if (all.some((source) => /^(http|ftp):/.test(source))) return -20;
  if ([...scripts, ...styles].includes("'unsafe-eval'")) return -10;
  if (styles.some((source) => unsafe.includes(source))) return 0;
  return fallback.join() === "'none'" ? 10 : 5;
}

function framingPoints({ header }: Answer): number {
  if (rulesOf(header("content-security-policy") ?? "").has("frame-ancestors")) return 5;
  return /^(deny|sameorigin)$/i.test(header("x-frame-options") ?? "") ? 0 : -20;
}

function transportPoints(header = ""): number {
  const seconds = Number(/max-age=(\d+)/.exec(header)?.[1] ?? Number.NaN);
  if (Number.isNaN(seconds)) return -20;
  return seconds >= sixMonths ? 0 : -10;
}

function referrerPoints(header: string | undefined): number {
  if (header === undefined) return 0;
  return /^(no-referrer|same-origin|strict-origin|strict-origin-when-cross-origin)$/.test(header) ? 5 : -5;
}

function resourcePoints(header: string | undefined): number {
  if (header === undefined || header === "cross-origin") return 0;
  return header === "same-origin" || header === "same-site" ? 10 : -5;
}
