/** @jest-environment node */
import { type Figures, limitsFor, medianOf, misses } from "./limits";

const good: Figures = {
  performance: 100,
  accessibility: 100,
  bestPractices: 100,
  seo: 100,
  fcp: 900,
  lcp: 900,
  tbt: 0,
  cls: 0,
  kib: 40,
  scriptKib: 0,
  requests: 3,
};

test("a page within every limit misses none", () => {
  expect(misses(good, limitsFor("/areas/camden"))).toEqual([]);
});

test("a score below and an amount above its limit are both missed", () => {
  expect(misses({ ...good, seo: 99, lcp: 951 }, limitsFor("/areas/camden"))).toEqual(["seo", "lcp"]);
});

test("a page whose HTML needs a second round trip may take that much longer", () => {
  const slower = { ...good, fcp: 1050 };
  expect(misses(slower, limitsFor("/"))).toEqual([]);
  expect(misses(slower, limitsFor("/areas/camden"))).toEqual(["fcp"]);
});

test("a figure that Lighthouse did not give is missed", () => {
  expect(misses({ ...good, lcp: Number.NaN }, limitsFor("/"))).toEqual(["lcp"]);
});

test("a shift is missed from a thousandth on", () => {
  expect(misses({ ...good, cls: 0.0004 }, limitsFor("/"))).toEqual([]);
  expect(misses({ ...good, cls: 0.001 }, limitsFor("/"))).toEqual(["cls"]);
});

test("the median is taken for each figure by itself", () => {
  const runs = [
    { ...good, lcp: 800, tbt: 50 },
    { ...good, lcp: 1200, tbt: 0 },
    { ...good, lcp: 900, tbt: 10 },
  ];
  expect(medianOf(runs)).toMatchObject({ lcp: 900, tbt: 10 });
});
