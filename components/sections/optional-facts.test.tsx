/** @jest-environment node */
import { load } from "cheerio";
import { renderToStaticMarkup } from "react-dom/server";
import { AnyPage } from "@/components/templates/any-page";
import { business } from "@/data/business";
import { optionalFacts } from "@/data/optional-facts";
import { pagesWithFacts } from "@/data/schema";
import { optionalFacts as filled } from "@/fixtures/optional-facts";
import { pageOf, sitePages } from "@/lib/pages";
import { pageGraph } from "@/lib/structured-data";

// Empty until a test fills them in, because pages read them when they render.
jest.mock("@/data/optional-facts", () => {
  const { optionalFacts: facts } = jest.requireActual("@/fixtures/optional-facts");
  const empty = (_name: string, value: unknown) => (Array.isArray(value) ? [] : typeof value === "string" ? "" : value);
  return { optionalFacts: JSON.parse(JSON.stringify(facts), empty) };
});
const none = { ...optionalFacts };
Object.assign(business.legal, { companyName: "", insurance: "" });

// Replaces the pictures that the build makes.
jest.mock("@/components/slots/image-manifest", () => ({
  imageManifest: () => ({ "fixture-case.jpg": { name: "made", width: 1600, height: 1067, widths: [400, 800, 1600] } }),
}));

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
    ["/", ["A primary school in Camden", "Two weekends", "seized damper", "Below 1,100 ppm"]],
    ["/", ["They told us which valve", "Facilities manager, office", "3 February 2027", "Fixture Engineer"]],
    ["/services/ventilation-systems", ["A primary school in Camden"]],
    ["/emergency", ["They told us which valve", "£85"]],
    ["/gas-services", ["Fixture Engineer", "Gas engineer", "Commercial boilers over 70 kW"]],
    ["/areas/camden", ["A primary school in Camden", "Fixture Engineer"]],
    ["/areas/watford", ["They told us which valve"]],
  ])("are on %s: %j", (path, texts) => {
    const text = words(path);
    for (const part of texts) expect(text).toContain(part);
  });

  it.each(["/", "/gas-services", "/emergency", "/services/emergency-hvac", "/plumbing-services/plumber-london"])(
    "link from %s to the registers that list the firm",
    (path) => {
      const links = draw(path)("[aria-label=Memberships] a");
      expect(links.map((_, link) => link.attribs.href).get()).toEqual(
        filled.memberships.map(({ register }) => register),
      );
      expect(links.first().text()).toBe("CIPHE register, number 12345");
    },
  );

  it("hide entries without permission, hide the permissions, and show the first entry of a kind that names the page", () => {
    const text = words("/");
    expect(text).not.toContain("A hotel without permission");
    expect(text).not.toContain("E-mail of the school");
    expect(text).not.toContain("The second case of a page");
  });

  it.each([...pagesWithFacts, "camden"])("are shown on %s", (name) => {
    const pages = [name];
    Object.assign(optionalFacts, { cases: [{ ...filled.cases[0], pages }] });
    const path = sitePages.find((page) => page.path === name || page.path.endsWith(`/${name}`))?.path ?? "";
    expect(words(path)).toContain("Work we have measured");
  });

  it("have pictures with a description and reserved space, and leader lines to the notes", () => {
    const $ = draw("/");
    const [photo] = $(".case img").get();
    expect(photo?.attribs).toMatchObject({
      alt: "Fixture of the tests: a plant room.",
      width: "1600",
      height: "1067",
      loading: "lazy",
      src: "/pictures/made.jpg",
    });
    expect($(".case source").first().attr()).toMatchObject({
      type: "image/avif",
      srcset: "/pictures/made-400.avif 400w,/pictures/made-800.avif 800w,/pictures/made-1600.avif 1600w",
    });
    const leaders = $(".case i").get();
    expect(leaders.map(({ attribs }) => attribs.style)).toEqual(["left:30%;top:40%", "left:70%;top:25%"]);
    const notes = $(".case li").get();
    expect(notes.map((note) => $(note).text())).toEqual(["New damper actuator", "Sensor in the return air"]);
    expect($("style").text()).toContain(".case{");
  });

  it("have no review markup", () => {
    const graph = JSON.stringify(pageGraph(pageOf("/")));
    expect(graph).not.toMatch(/review|rating|"Quotation"/i);
  });
});

const shown = ["/", "/boiler-services", "/emergency", "/areas/camden", "/air-conditioning"];

it.each([...shown, "/services/energy-efficient-solutions"])(
  "%s shows nothing of optional facts while none is filled in",
  (path) => {
    Object.assign(optionalFacts, none);
    const $ = draw(path);
    const names = $("h2, dt").get();
    expect(names.map((name) => $(name).text()).join("\n")).not.toMatch(
      /^(?:Price guide|Before you order|Work we have measured|What our customers say|Who does the work|Who pays .*|TM44 inspections|MCS .*)$/m,
    );
    expect($("[aria-label=Memberships], picture, style")).toHaveLength(0);
  },
);
