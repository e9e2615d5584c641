/** @jest-environment node */
import { load } from "cheerio";
import { renderToStaticMarkup } from "react-dom/server";
import { AnyPage } from "@/components/templates/any-page";
import { optionalFacts } from "@/data/optional-facts";
import { pageOf } from "@/lib/pages";
import { pageGraph } from "@/lib/structured-data";

// As it is: with FACTS=filled, the file stands for the mocked one too.
const { optionalFacts: filled } =
  jest.requireActual<typeof import("@/fixtures/optional-facts")>("@/fixtures/optional-facts");

// Empty, until a test fills them in: what a page shows of them is decided when it is drawn.
jest.mock("@/data/optional-facts", () => ({
  optionalFacts: {
    ...{
      prices: [],
      makes: [],
      leadTimes: [],
      memberships: [],
      policies: [],
      cases: [],
      testimonials: [],
      reviews: [],
    },
    ...{ workmanship: "", whoComes: "", charges: "", tm44: "" },
    ...{ messages: { by: "sms", number: "" }, mcs: { certified: "", number: "" } },
  },
}));
const none = { ...optionalFacts };

jest.mock("@/data/business", () => {
  const actual = jest.requireActual<typeof import("@/data/business")>("@/data/business");
  return {
    ...actual,
    business: { ...actual.business, legal: { ...actual.business.legal, companyName: "", insurance: "" } },
  };
});

function draw(path: string) {
  return load(renderToStaticMarkup(<AnyPage {...pageOf(path)} />));
}

const words = (path: string) => draw(path).root().text();

describe("the optional facts, filled in", () => {
  beforeEach(() => {
    Object.assign(optionalFacts, filled);
  });

  it.each([
    ["/boiler-services", ["£85", "£110", "With the first hour of any repair found. Since 1 March 2027."]],
    ["/gas-services/landlord-gas-safety", ["£85", "per home, including VAT"]],
    ["/boiler-services", ["Ideal, Vaillant and Worcester Bosch"]],
    ["/services/air-conditioning-installation", ["We usually start three weeks after you order."]],
    ["/plumbing-services/pump-installation", ["within 12 months", "photo identity cards"]],
    ["/plumbing-services/plumber-london", ["within 12 months", "photo identity cards", "Ideal"]],
    ["/services/energy-efficient-solutions", ["We are MCS certified, number NAP-12345."]],
    ["/air-conditioning", ["Daikin and Mitsubishi Electric", "an independent accredited assessor"]],
    ["/areas/camden", ["You pay for parking"]],
    ["/areas/watford", ["You pay for parking"]],
    ["/", ["A primary school in Camden", "Below 1,100 ppm", "They told us which valve", "Facilities manager, office"]],
    ["/services/ventilation-systems", ["A primary school in Camden"]],
    ["/emergency", ["They told us which valve", "£85"]],
  ])("are on %s: %j", (path, texts) => {
    const text = words(path);
    for (const part of texts) expect(text).toContain(part);
  });

  it.each(["/", "/gas-services", "/emergency", "/services/emergency-hvac", "/plumbing-services/plumber-london"])(
    "lead from %s to the registers that list the firm",
    (path) => {
      const links = draw(path)("[aria-label=Memberships] a");
      expect(links.map((_, link) => link.attribs.href).get()).toEqual(
        filled.memberships.map(({ register }) => register),
      );
      expect(links.first().text()).toBe("CIPHE register, number 12345");
    },
  );

  it("show nobody without permission, and no permission", () => {
    const text = words("/");
    expect(text).not.toContain("A hotel without permission");
    expect(text).not.toContain("3 February 2027");
  });

  it("are no reviews to a search engine", () => {
    const graph = JSON.stringify(pageGraph(pageOf("/")));
    expect(graph).not.toMatch(/review|rating|"Quotation"/i);
  });
});

it.each([
  "/",
  "/boiler-services",
  "/services/energy-efficient-solutions",
  "/emergency",
  "/areas/camden",
  "/air-conditioning",
])("while none is filled in, %s has no trace of them", (path) => {
  Object.assign(optionalFacts, none);
  const $ = draw(path);
  const names = $("h2, dt")
    .map((_, element) => $(element).text())
    .get();
  expect(names.join("\n")).not.toMatch(
    /^(?:Price guide|Before you order|Work we have measured|What our customers say|Who pays .*|TM44 inspections|MCS .*)$/m,
  );
  expect($("[aria-label=Memberships]")).toHaveLength(0);
});
