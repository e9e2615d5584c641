// Lighthouse's mobile preset (simulated slow 4G) on one page of each kind, over HTTP/2 with TLS and brotli, with the CPU
// slowed to the speed of a phone; the median of three runs. Prints a table.
import { expect, test } from "@playwright/test";
import lighthouse, { type Result } from "lighthouse";
import puppeteer from "puppeteer-core";
import { kinds } from "./pages";
import { startTlsProxy } from "./tls-proxy";

/** Minimum scores of Lighthouse. Performance loses a point on a busy machine. */
const minimums = { performance: 99, accessibility: 100, "best-practices": 100, seo: 100 } as const;

/**
 * Limits: times in milliseconds, layout shift, KiB transferred at load with headers, and requests (page, stylesheet,
 * font, icon and manifest). Pictures are counted separately, because all are lazy and browsers fetch those within
 * 2,500 px of the screen: the ten drawings of the guides, or the symbols and cards that many pages share. The blocking
 * time is that of the browser's start and the first layout; it doubles on a busy machine.
 */
const maximums = { fcp: 960, lcp: 1000, tbt: 150, cls: 0, kib: 50, requests: 6, pictures: 10, pictureKib: 60 } as const;

/**
 * Pages whose HTML fits into the first 14 KiB, which a new connection carries before its first acknowledgement. Other
 * pages need another round trip, 150 ms in Lighthouse's model of slow 4G, or, like the contact page with its form, more
 * layout.
 */
const inOneTrip = /^\/(?:areas\/.+|privacy|accessibility)$/;
const secondTrip = { fcp: 1100, lcp: 1250 } as const;

/**
 * Speeds of phones as Lighthouse's `benchmarkIndex`. Chrome DevTools calibrates on 1,000 for a Pixel 5 and 264 for a Moto
 * G Power (2022). A fixed slowdown of 4 would ask more of a page on a slow machine than on a fast one.
 */
const phones = { usual: 850, slow: 264 } as const;

type Figures = Readonly<Record<keyof typeof minimums | keyof typeof maximums, number>>;
const names = [...Object.keys(minimums), ...Object.keys(maximums)] as (keyof Figures)[];

/** Prints a row of a Markdown table. */
const row = (...cells: readonly (string | number)[]) => console.log(`| ${cells.join(" | ")} |`);
const median = (values: readonly number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? NaN;

let proxy: Awaited<ReturnType<typeof startTlsProxy>>;
let machine = 0;
test.beforeAll(async ({ baseURL }) => {
  proxy = await startTlsProxy(String(baseURL));
  machine = (await measure(proxy.origin, 1)).environment.benchmarkIndex;
  console.log(`Speed of this machine (benchmarkIndex): ${machine}`);
  row("page", ...names);
  row("---", ...names.map(() => "---:"));
});
test.afterAll(() => proxy.stop());

/** Loads a page three times, prints the medians, and returns the failed audits outside performance. */
async function audit(kind: string, path: string, phone: number) {
  const slowdown = Math.max(1, machine / phone);
  const results: Result[] = [];
  for (let run = 0; run < 3; run++) {
    // Retry once, because Lighthouse sometimes fails with NO_NAVSTART.
    const again = () => measure(proxy.origin + path, slowdown);
    results.push(await again().catch(again));
  }
  const runs = results.map(figuresOf);
  const figures = names.map((name) => [name, median(runs.map((run) => run[name]))] as const);
  row(`${kind} \`${path}\``, ...figures.map(([, value]) => value));
  return { figures, faults: [...new Set(results.flatMap(faultsOf))] };
}

for (const [kind, path] of Object.entries(kinds)) {
  test(`the ${kind} page keeps to the limits`, async () => {
    const { figures, faults } = await audit(kind, path, phones.usual);
    const limits: Partial<Figures> = { ...maximums, ...(!inOneTrip.test(path) && secondTrip) };
    for (const [name, value] of figures) {
      if (name in minimums) expect.soft(value, name).toBeGreaterThanOrEqual(minimums[name as keyof typeof minimums]);
      else expect.soft(value, name).toBeLessThanOrEqual(limits[name] ?? 0);
    }
    expect.soft(faults, "what costs a point outside performance").toEqual([]);
  });
}

// Without limits: the figures of scripts/README.md.
test("every kind of page on a slow phone", async () => {
  for (const [kind, path] of Object.entries(kinds)) await audit(kind, path, phones.slow);
});

/**
 * Runs Lighthouse once, in a new browser that only connects to this machine and accepts its certificate.
 * @param slowdown the CPU slowdown multiplier
 */
async function measure(url: string, slowdown: number): Promise<Result> {
  const { args = [], executablePath = "" } = test.info().project.use.launchOptions ?? {};
  const reach = ["--ignore-certificate-errors", "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost"];
  const browser = await puppeteer.launch({ executablePath, args: [...args, ...reach, "--disable-dev-shm-usage"] });
  try {
    const found = await lighthouse(url, {
      port: Number(new URL(browser.wsEndpoint()).port),
      logLevel: "silent",
      onlyCategories: Object.keys(minimums),
      disableFullPageScreenshot: true,
      throttling: { cpuSlowdownMultiplier: slowdown },
    });
    const error = found ? found.lhr.runtimeError : { message: "no result" };
    if (!found || error) throw new Error(`Lighthouse could not load ${url}: ${error?.message}`);
    return found.lhr;
  } finally {
    await browser.close();
  }
}

/** A missing figure is NaN, which exceeds every limit. */
function figuresOf({ categories, audits }: Result): Figures {
  const score = (id: string) => Math.round((categories[id]?.score ?? Number.NaN) * 100);
  const value = (id: string, digits = 0) => Number((audits[id]?.numericValue ?? Number.NaN).toFixed(digits));
  const details = audits["network-requests"]?.details;
  const requests = details?.type === "table" ? details.items.filter(({ url }) => /^http/.test(String(url))) : [];
  const pictures = requests.filter(({ resourceType, url }) => resourceType === "Image" && !/favicon/.test(String(url)));
  const rest = requests.filter((request) => !pictures.includes(request));
  const kib = (items: typeof requests) =>
    Number((items.reduce((sum, item) => sum + Number(item.transferSize ?? 0), 0) / 1024).toFixed(1));
  return {
    performance: score("performance"),
    accessibility: score("accessibility"),
    "best-practices": score("best-practices"),
    seo: score("seo"),
    fcp: value("first-contentful-paint"),
    lcp: value("largest-contentful-paint"),
    tbt: value("total-blocking-time"),
    cls: value("cumulative-layout-shift", 3),
    kib: kib(rest),
    requests: rest.length,
    pictures: pictures.length,
    pictureKib: kib(pictures),
  };
}

/** The titles of the failed audits outside performance. */
const faultsOf = ({ categories, audits }: Result): readonly string[] =>
  Object.values(categories)
    .filter(({ id }) => id !== "performance")
    .flatMap(({ auditRefs }) => auditRefs.filter(({ weight }) => weight > 0))
    .flatMap(({ id }) => audits[id] ?? [])
    .filter(({ score }) => score !== null && score < 1)
    .map(({ title }) => title);
