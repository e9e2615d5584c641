import lighthouse, { type Result } from "lighthouse";
import puppeteer from "puppeteer-core";
import { findBrowser } from "../find-browser";
import type { Figures } from "./limits";

/** Nothing but the engine can be reached, and its own certificate is taken. */
const browserArguments = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  "--disable-dev-shm-usage",
  "--ignore-certificate-errors",
  "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost",
];

/**
 * Runs Lighthouse's mobile preset (simulated slow 4G, CPU slowed 4 times) once, in a fresh browser.
 * @param url the page's address on the engine
 * @throws when no browser is found, or Lighthouse could not load the page
 */
export async function measure(url: string): Promise<{ figures: Figures; faults: readonly string[] }> {
  const executablePath = findBrowser();
  if (!executablePath) throw new Error("No Chromium found. `npm run test:site` installs one.");
  const browser = await puppeteer.launch({ executablePath, args: browserArguments });
  try {
    const result = await lighthouse(url, {
      port: Number(new URL(browser.wsEndpoint()).port),
      logLevel: "silent",
      onlyCategories: ["performance", "accessibility", "best-practices", "seo"],
      throttlingMethod: "simulate",
      disableFullPageScreenshot: true,
    });
    if (!result || result.lhr.runtimeError) {
      throw new Error(`Lighthouse could not load ${url}: ${result?.lhr.runtimeError?.message ?? "no result"}`);
    }
    return { figures: figuresOf(result.lhr), faults: faultsOf(result.lhr) };
  } finally {
    await browser.close();
  }
}

function figuresOf({ categories, audits }: Result): Figures {
  const score = (id: string) => Math.round((categories[id]?.score ?? Number.NaN) * 100);
  const value = (id: string) => audits[id]?.numericValue ?? Number.NaN;
  const details = audits["network-requests"]?.details;
  const requests = details?.type === "table" ? details.items.filter(({ url }) => /^http/.test(String(url))) : [];
  const kib = (items: typeof requests) => items.reduce((sum, item) => sum + Number(item.transferSize ?? 0), 0) / 1024;
  return {
    performance: score("performance"),
    accessibility: score("accessibility"),
    bestPractices: score("best-practices"),
    seo: score("seo"),
    fcp: value("first-contentful-paint"),
    lcp: value("largest-contentful-paint"),
    tbt: value("total-blocking-time"),
    cls: value("cumulative-layout-shift"),
    kib: kib(requests),
    scriptKib: kib(requests.filter(({ resourceType }) => resourceType === "Script")),
    requests: requests.length,
  };
}

/** The titles of the audits that cost a point outside performance. */
function faultsOf({ categories, audits }: Result): readonly string[] {
  return Object.values(categories)
    .filter(({ id }) => id !== "performance")
    .flatMap(({ auditRefs }) => auditRefs.filter(({ weight }) => weight > 0))
    .map(({ id }) => audits[id])
    .filter((audit) => audit !== undefined && audit.score !== null && audit.score < 1)
    .map((audit) => audit?.title ?? "");
}
