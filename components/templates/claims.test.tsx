/** @jest-environment node */
import { load } from "cheerio";
import { type ClaimName, claimNames } from "@/data/claim-names";
import { claims } from "@/data/claims";
import { textsOf } from "@/lib/copy";

/** One page of each kind, and every page whose own words rest on one of the claims. */
function pagesToSee(pages: readonly { readonly kind: string; readonly path: string }[], names: readonly ClaimName[]) {
  const restsOn = (page: object, name: ClaimName) =>
    marks(page).includes(name) || textsOf(page).some((text) => text.includes(`{claim:${name}`));
  return pages.filter(
    (page, index) =>
      pages.findIndex(({ kind }) => kind === page.kind) === index || names.some((name) => restsOn(page, name)),
  );
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
  const { renderToStaticMarkup } = await import("react-dom/server");
  const { rawPages, pageOf } = await import("@/lib/pages");
  const { pageMetadata } = await import("@/lib/metadata");
  const { pageGraph } = await import("@/lib/structured-data");
  const { sent } = await import("@/lib/enquiry");
  const { Header } = await import("@/components/layout/header");
  const { Footer } = await import("@/components/layout/footer");
  const { AnyPage } = await import("./any-page");
  const { UnlistedArea } = await import("./unlisted-area");
  const layout = [<Header key="header" />, <Footer key="footer" />];
  const pages = pagesToSee(rawPages, names).map(({ path }) => {
    const page = pageOf(path);
    const { title, description } = pageMetadata(page);
    const parts = (
      <>
        <title>{String(title)}</title>
        <p>{description}</p>
        <AnyPage {...page} />
        <pre>{JSON.stringify(pageGraph(page))}</pre>
      </>
    );
    return [path, renderToStaticMarkup(parts)] as const;
  });
  return [
    ["the layout", renderToStaticMarkup(layout)],
    ["the form", sent.reply],
    ["an area without a page", renderToStaticMarkup(<UnlistedArea />)],
    ...pages,
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
