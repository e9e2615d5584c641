/** @jest-environment node */
import { load } from "cheerio";
import type { Business, OptionalFacts } from "@/data/schema";
import firm from "@/fixtures/filled/business.json";
import { optionalFacts as facts } from "@/fixtures/optional-facts";

const path = "/supplier-information" as const;
const noNumbers = { companyNumber: "", gasSafeNumber: "", refcomNumber: "" };
const noPapers: Partial<OptionalFacts> = { policies: [], memberships: [], mcs: { certified: "", number: "" } };

/** Loads the site of a firm with these facts. */
async function siteOf(legal: Partial<Business["legal"]>, optional: Partial<OptionalFacts>) {
  jest.resetModules();
  jest.replaceProperty(process, "env", { ...process.env, NODE_ENV: "production" });
  jest.doMock("@/data/business", () => ({
    ...jest.requireActual<typeof import("@/data/business")>("@/data/business"),
    business: { ...firm, legal: { ...firm.legal, companyName: "", insurance: "", ...noNumbers, ...legal } },
  }));
  jest.doMock("@/data/optional-facts", () => ({ optionalFacts: { ...facts, ...noPapers, ...optional } }));
  const { renderToStaticMarkup } = await import("react-dom/server");
  const { sitePages, pageOf } = await import("@/lib/pages");
  const { Page } = await import(".");
  const { Footer } = await import("@/components/layout/footer");
  const page = (address: "/maintenance" | typeof path) => renderToStaticMarkup(<Page {...pageOf(address)} />);
  return {
    paths: sitePages.map((each) => each.path as string),
    page: () => load(page(path)),
    linksTo: [renderToStaticMarkup(<Footer />), page("/maintenance")].map((html) => html.includes(`href="${path}"`)),
  };
}

const headings = ($: ReturnType<typeof load>) =>
  $("h2")
    .get()
    .map((heading) => $(heading).text());

it.each([
  ["nothing", {}, {}],
  ["a policy and no company", {}, { policies: facts.policies }],
  ["the company alone", { companyName: "Firm Ltd", gasSafeNumber: "123456" }, {}],
])(
  "the page for procurement teams does not exist, and nothing leads to it, with %s filled in",
  async (_, legal, optional) => {
    const { paths, linksTo } = await siteOf(legal, optional);
    expect(paths).not.toContain(path);
    expect(linksTo).toEqual([false, false]);
  },
);

it("the page for procurement teams is linked and has every part when all facts are filled in", async () => {
  const { paths, linksTo, page } = await siteOf(firm.legal, facts);
  expect(paths).toContain(path);
  expect(linksTo).toEqual([true, true]);
  const $ = page();
  expect(headings($).join()).toBe(
    "The company,Registers that list us,Our insurance,Our policies,Priorities and response,The record you get from us",
  );
  const register = "https://find-and-update.company-information.service.gov.uk/company";
  const links = $("main ul a[href]").get();
  expect(links.map(({ attribs }) => attribs.href)).toEqual(
    expect.arrayContaining([
      `${register}/${firm.legal.companyNumber}`,
      ...facts.memberships.map(({ register }) => register),
      ...facts.policies.map(({ href }) => href),
    ]),
  );
  expect($("main").text()).toContain(firm.legal.insurance);
  expect($("main").text()).toContain("Five-year plant replacement plan");
});

it("the page for procurement teams omits empty parts", async () => {
  const { page } = await siteOf({ companyName: "Firm Ltd", insurance: "Public liability £5 million" }, {});
  expect(headings(page()).join()).toBe("The company,Our insurance,Priorities and response,The record you get from us");
});
