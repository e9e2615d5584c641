/** @jest-environment node */
import { load } from "cheerio";
import type { ReactElement } from "react";
import { type ClaimName, claimNames } from "@/data/claim-names";
import { claims } from "@/data/claims";
import { textsOf } from "@/lib/copy";

/** One page of each kind, and every page whose own words rest on one of the claims. */
async function pagesToSee(names: readonly ClaimName[]) {
  const { rawPages } = await import("@/lib/pages");
  const kinds = new Set<string>();
  return rawPages
    .filter((page) => {
      const isFirst = !kinds.has(page.kind);
      kinds.add(page.kind);
      const [marked, texts] = [marks(page), textsOf(page)];
      const restsOn = (name: ClaimName) =>
        marked.includes(name) || texts.some((text) => text.includes(`{claim:${name}`));
      return isFirst || names.some(restsOn);
    })
    .map(({ path }) => path);
}

/** The claims with which parts of a record are marked. */
function marks(value: unknown): unknown[] {
  if (typeof value !== "object" || value === null) return [];
  return [...("claim" in value ? [value.claim] : []), ...Object.values(value).flatMap(marks)];
}

/** Every page that some claims may stand on, drawn by a site whose claims do not hold them: HTML by address. */
async function siteWithout(names: readonly ClaimName[]): Promise<readonly (readonly [string, string])[]> {
  jest.resetModules();
  jest.doMock("@/data/claims", () => {
    const { claims, statistics } = jest.requireActual<typeof import("@/data/claims")>("@/data/claims");
    const without = Object.fromEntries(names.map((name) => [name, undefined]));
    return { claims: { ...claims, ...without }, statistics };
  });
  const { createElement, Fragment } = await import("react");
  const { renderToStaticMarkup } = await import("react-dom/server");
  const { pageOf } = await import("@/lib/pages");
  const { pageMetadata } = await import("@/lib/metadata");
  const { AnyPage } = await import("./any-page");
  const { UnlistedArea } = await import("./unlisted-area");
  const { Header } = await import("@/components/layout/header");
  const { Footer } = await import("@/components/layout/footer");
  const { pageGraph } = await import("@/lib/structured-data");
  const { sent } = await import("@/lib/enquiry");
  const draw = (...elements: ReactElement[]) => renderToStaticMarkup(createElement(Fragment, {}, ...elements));
  return [
    ["the frame", draw(createElement(Header), createElement(Footer))],
    ["the form", sent.reply],
    ["an area without a page", draw(createElement(UnlistedArea))],
    ...(await pagesToSee(names)).map((path) => {
      const page = pageOf(path);
      const body = createElement(AnyPage, page);
      const { title, description } = pageMetadata(page);
      const graph = createElement("pre", {}, JSON.stringify(pageGraph(page)));
      return [
        path,
        draw(createElement("title", {}, String(title)), createElement("p", {}, description), body, graph),
      ] as const;
    }),
  ];
}

/** What holds words, and is a gap on the page without any. A live region waits for its words, a form for what is filled in. */
const wordy = "title, h1, h2, h3, h4, p, li, dt, dd, th, td, ul, ol, dl, table, section, a, button, summary, address";
const waiting =
  "[role=status], [role=alert], .field-error, [aria-label], .job-sheets, .wall-sheet dd, .sample-document td";

function faults(html: string, traces: readonly string[]): string[] {
  // As React writes it; the parser that mends what authors write takes four times as long.
  const $ = load(html, { xml: { xmlMode: false } });
  const empty = $(wordy)
    .filter((_, element) => $(element).text().trim() === "" && !$(element).is(waiting))
    .map((_, element) => `empty: ${$.html(element).slice(0, 120)}`)
    .get();
  const text = $.root().text().toLowerCase();
  const left = traces.filter((trace) => text.includes(trace.toLowerCase())).map((trace) => `says: ${trace}`);
  const gaps = html.split(/[<>]/).filter((words) => /\S {2,}\S/.test(words));
  return [...empty, ...left, ...gaps.map((gap) => `gap: ${gap}`)];
}

// All at once, and each half: of two that stand side by side, one is there.
it.each([
  ["all", claimNames],
  ["every second", claimNames.filter((_, index) => index % 2 === 0)],
  ["every other", claimNames.filter((_, index) => index % 2 === 1)],
] as const)("without %s of the claims no page says one, or shows where it stood", async (_, names) => {
  const traces = names
    .flatMap((name) => [claims[name]?.full, claims[name]?.short, claims[name]?.toast, claims[name]?.statistic?.figure])
    .filter((words) => words !== undefined);
  const found = (await siteWithout(names)).flatMap(([path, html]) =>
    faults(html, traces).map((fault) => `${path}: ${fault}`),
  );
  expect(found).toEqual([]);
});
