import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { places } from "@/data/areas/places";
import { business } from "@/data/business";
import { claims } from "@/data/claims";
import * as navigation from "@/data/navigation";
import { home } from "@/data/pages/home";
import type { Place } from "@/data/types";
import { codeOwners } from "@/lib/areas";
import { allTexts, parseLinks, textsOf } from "@/lib/copy";
import { menuRoute } from "@/lib/navigation";
import { pageOf, pagesOf, servicePages, sitePages } from "@/lib/pages";
import { slugify } from "@/lib/slug";

const all = Object.entries(places) as [string, Place][];
const ofType = (type: Place["type"]) => all.filter(([, place]) => place.type === type);

describe("areas", () => {
  it("are 57 in London, 43 around it and the five regions", () => {
    expect([ofType("london"), ofType("surrounding"), ofType("other")].map((list) => list.length)).toEqual([57, 43, 5]);
  });

  it.each(all)("%s has the slug of its name", (slug, { name }) => expect(slugify(name)).toBe(slug));

  it("have an outward code, but for the regions", () => {
    for (const [, { type, outwardCode }] of all) {
      expect(outwardCode).toMatch(type === "other" ? /^$/ : /^[A-Z]{1,2}\d[\dA-Z]?$/);
    }
  });

  it("share no outward code: the build names the two that do", () => {
    const twice = { ...places, anew: { outwardCode: "X1", alsoServes: [places.camden.outwardCode] } };
    expect(() => codeOwners(twice)).toThrow(
      "In data/areas/places.ts, camden and anew both list NW1. Leave it with one of them.",
    );
    expect(() => codeOwners()).not.toThrow();
  });

  it("have the twenty-two response times of the specification", () => {
    const times = navigation.responseAreas.map((slug) => {
      const { name, response } = places[slug];
      return `${name} ${response.from}-${response.to}`;
    });
    expect(times).toEqual([
      "Central London 20-40",
      "North London 30-50",
      "South London 25-45",
      "East London 30-50",
      "West London 25-45",
      "Camden 20-40",
      "Westminster 15-35",
      "Kensington 20-40",
      "Chelsea 25-45",
      "Islington 25-45",
      "Hackney 30-50",
      "Tower Hamlets 25-45",
      "Southwark 20-40",
      "Lambeth 25-45",
      "Wandsworth 30-50",
      "Hammersmith 25-45",
      "Fulham 30-50",
      "Greenwich 35-55",
      "Lewisham 35-55",
      "Croydon 40-60",
      "Barnet 35-55",
      "Enfield 40-60",
    ]);
    expect(all.filter(([, { response }]) => response)).toHaveLength(22);
  });
});

describe("the pages", () => {
  it("are the specification's 146 or more, each once", () => {
    expect(sitePages.length).toBeGreaterThanOrEqual(146);
    expect(new Set(sitePages.map(({ path }) => path)).size).toBe(sitePages.length);
  });

  it("are named by an error when they do not exist", () => {
    expect(() => pageOf("/services/nowhere")).toThrow('No page has the address "/services/nowhere"');
  });

  it("hold the specification's number of service pages, or more", () => {
    const at = (base: string) => servicePages.filter(({ path }) => path.startsWith(`/${base}/`));
    expect(at("services").length).toBeGreaterThanOrEqual(14);
    expect(at("gas-services").length).toBeGreaterThanOrEqual(8);
    expect(at("plumbing-services").length).toBeGreaterThanOrEqual(3);
  });

  it("open the booking page from exactly the nine pages of the specification", () => {
    const booking = pagesOf("landing").filter(({ action }) => action === "booking");
    expect(booking.map(({ path }) => path.slice(path.lastIndexOf("/") + 1)).sort()).toEqual([
      "appliance-servicing",
      "chiller-installation",
      "commercial-boiler-installation",
      "commercial-kitchen-gas",
      "emergency-hvac",
      "gas-meter-installation",
      "landlord-gas-safety",
      "planned-maintenance",
      "system-commissioning",
    ]);
  });
});

describe("menus", () => {
  const paths = (menu: keyof typeof navigation.menus) =>
    navigation.menus[menu].items.map((item) => menuRoute(item).path);

  it("hold what the specification lists, in its order", () => {
    expect(paths("hvac")).toEqual([
      "/services/air-conditioning-installation",
      "/services/hvac-system-design",
      "/services/ventilation-systems",
      "/services/heating-system-maintenance",
      "/services/emergency-hvac",
      "/services/rooftop-unit-installation",
      "/services/energy-efficient-solutions",
      "/services/chiller-installation",
      "/bms-services",
    ]);
    expect(paths("gas")).toEqual([
      "/gas-services/commercial-boiler-installation",
      "/gas-services/gas-pipework-installation",
      "/services/gas-safety-certificates",
      "/services/emergency-gas-repairs",
      "/services/gas-system-installations",
    ]);
    expect(paths("plumbing")).toEqual([
      "/plumbing-services/plumber-london",
      "/plumbing-services/commercial-installation",
      "/plumbing-services/pump-installation",
      "/services/emergency-plumbing-repairs",
      "/services/water-system-maintenance",
      "/services/bathroom-kitchen-plumbing",
    ]);
    expect(navigation.mobileMenu.map((item) => menuRoute(item).path)).toEqual([
      "/",
      "/hvac-services",
      "/bms-services",
      "/gas-services",
      "/plumbing-services",
      "/plumbing-services/plumber-london",
      "/areas",
      "/contact",
    ]);
  });

  it("list twenty areas on the contact page, of every region and beyond London", () => {
    expect(new Set(navigation.contactAreas).size).toBe(20);
    const chosen = navigation.contactAreas.map((slug): Place => places[slug]);
    expect(new Set(chosen.map(({ region }) => region)).size).toBe(5);
    expect(chosen.filter(({ type }) => type === "surrounding")).toHaveLength(3);
  });

  it("list the five regions in the footer and then an area of each", () => {
    const chosen = navigation.footerAreas.map((slug): Place => places[slug]);
    expect(chosen.slice(0, 5).map(({ type }) => type)).toEqual(Array(5).fill("other"));
    expect(new Set(chosen.slice(5).map(({ region }) => region)).size).toBe(5);
  });
});

describe("copy", () => {
  const texts = allTexts();

  it("links only to pages of the site", () => {
    for (const text of texts) expect(() => parseLinks(text)).not.toThrow();
  });

  it("links the home cards to pages of the site", () => {
    for (const { link, features } of home.cards) {
      for (const path of [link, ...features.map((feature) => feature.link)]) expect(pageOf(path).path).toBe(path);
    }
  });

  it("claims 'no call-out fee' only with its condition", () => {
    const bare = texts.filter(
      (text) => /no call-?\s?out (fee|charge)/i.test(text) && !/recommended work (proceeds|goes ahead)/i.test(text),
    );
    expect(bare).toEqual([]);
  });

  it("calls response times typical", () => {
    const bare = texts.filter((text) => /within (60 minutes|an hour|one hour)/i.test(text) && !/typical/i.test(text));
    expect(bare).toEqual([]);
    expect(claims.response.full).toMatch(/typically/);
  });

  it("offers the 5 Year Warranty on the air-conditioning installation page only", () => {
    const offering = sitePages.filter((page) => textsOf(page).some((text) => /5 year warranty/i.test(text)));
    expect(offering.map(({ path }) => path)).toEqual(["/services/air-conditioning-installation"]);
  });
});

describe("titles and descriptions", () => {
  const metas = sitePages.map(({ meta }) => meta);

  it.each(sitePages)("fit: $meta.title", ({ meta: { title, description }, summary }) => {
    expect(summary.length).toBeLessThanOrEqual(110);
    expect(title.length).toBeLessThanOrEqual(60);
    expect(description.length).toBeGreaterThanOrEqual(120);
    expect(description.length).toBeLessThanOrEqual(160);
  });

  it("are unique", () => {
    expect(new Set(metas.map(({ title }) => title)).size).toBe(metas.length);
    expect(new Set(metas.map(({ description }) => description)).size).toBe(metas.length);
  });
});

it("states the phone number and the e-mail address in one file only", () => {
  const root = join(__dirname, "..");
  const folders = ["app", "components", "data", "lib"];
  const files = folders.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: "utf8" }).map((file) => join(folder, file)),
  );
  const stating = files
    .filter((file) => /\.tsx?$/.test(file) && !file.endsWith(".test.ts") && !file.endsWith(".test.tsx"))
    .filter((file) => {
      const text = readFileSync(join(root, file), "utf8");
      return text.includes(business.phone) || text.includes(business.email);
    });
  expect(stating).toEqual(["data/business.ts"]);
});
