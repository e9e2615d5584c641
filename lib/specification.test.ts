import { areaRecords } from "@/data/areas/area-records";
import { contactServices, openingHours } from "@/data/business";
import * as navigation from "@/data/navigation";
import type { Area } from "@/data/types";
import { areaOf } from "./areas";
import { statistics } from "./claims";
import { sent } from "./enquiry";
import { menuRoute } from "./navigation";
import { hoursTime } from "./opening";
import { pagesOf, servicePages, sitePages } from "./pages";

/**
 * The figures and lists of the specification. Lists may have further entries. Like all tests, these read the delivered
 * records, not the firm's (see jest.config.mjs).
 */
const areas: readonly Area[] = Object.values(areaRecords);
const count = (type: Area["type"]) => areas.filter((area) => area.type === type).length;

const pathOf = (entry: Parameters<typeof menuRoute>[0]): string => menuRoute(entry).path;

/** The items of a list that the specification names, in the order of the list. */
const named = (list: readonly string[], specified: readonly string[]) =>
  list.filter((item) => specified.includes(item));

describe("the site has the specification's", () => {
  it("57 areas in London, 43 towns around it and five regions", () => {
    expect(count("london")).toBeGreaterThanOrEqual(57);
    expect(count("surrounding")).toBeGreaterThanOrEqual(43);
    expect(count("other")).toBe(5);
    expect(sitePages.length).toBeGreaterThanOrEqual(146);
  });

  it("twenty-two response times", () => {
    const times = navigation.responseAreas.map((slug) => {
      const { name, response } = areaOf(slug);
      return `${name} ${response?.from}-${response?.to}`;
    });
    expect(times.join(", ")).toBe(
      [
        "Central London 20-40, North London 30-50, South London 25-45, East London 30-50, West London 25-45",
        "Camden 20-40, Westminster 15-35, Kensington 20-40, Chelsea 25-45, Islington 25-45, Hackney 30-50",
        "Tower Hamlets 25-45, Southwark 20-40, Lambeth 25-45, Wandsworth 30-50, Hammersmith 25-45, Fulham 30-50",
        "Greenwich 35-55, Lewisham 35-55, Croydon 40-60, Barnet 35-55, Enfield 40-60",
      ].join(", "),
    );
  });

  it("services under their three paths", () => {
    const at = (base: string) => servicePages.filter(({ path }) => path.startsWith(`/${base}/`));
    expect(at("services").length).toBeGreaterThanOrEqual(14);
    expect(at("gas-services").length).toBeGreaterThanOrEqual(8);
    expect(at("plumbing-services").length).toBeGreaterThanOrEqual(3);
  });

  it("nine pages whose button opens the booking page", () => {
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

  it("menu entries, in order", () => {
    const hvac = [
      "/services/air-conditioning-installation",
      "/services/hvac-system-design",
      "/services/ventilation-systems",
      "/services/heating-system-maintenance",
      "/services/emergency-hvac",
      "/services/rooftop-unit-installation",
      "/services/energy-efficient-solutions",
      "/services/chiller-installation",
      "/bms-services",
    ];
    expect(named(navigation.menus.hvac.items.map(pathOf), hvac)).toEqual(hvac);
    const gas = [
      "/gas-services/commercial-boiler-installation",
      "/gas-services/gas-pipework-installation",
      "/services/gas-safety-certificates",
      "/services/emergency-gas-repairs",
      "/services/gas-system-installations",
    ];
    expect(named(navigation.menus.gas.items.map(pathOf), gas)).toEqual(gas);
    const plumbing = [
      "/plumbing-services/plumber-london",
      "/plumbing-services/commercial-installation",
      "/plumbing-services/pump-installation",
      "/services/emergency-plumbing-repairs",
      "/services/water-system-maintenance",
      "/services/bathroom-kitchen-plumbing",
    ];
    expect(named(navigation.menus.plumbing.items.map(pathOf), plumbing)).toEqual(plumbing);
    const mobile = [
      "/",
      "/hvac-services",
      "/bms-services",
      "/gas-services",
      "/plumbing-services",
      "/plumbing-services/plumber-london",
      "/areas",
      "/contact",
    ];
    expect(named(navigation.mobileMenu.map(pathOf), mobile)).toEqual(mobile);
  });

  it("twenty areas on the contact page", () => expect(new Set(navigation.contactAreas).size).toBe(20));

  it("confirmation of an enquiry", () => {
    expect(sent).toEqual({ title: "Message Sent!", reply: "We'll get back to you within 24 hours." });
  });

  it("opening hours, options of the form and figures of the plumber page", () => {
    expect(
      openingHours.map(({ label, opens, closes }) => `${label} ${hoursTime(opens)} - ${hoursTime(closes)}`),
    ).toEqual(["Mon–Fri 8:00 AM - 6:00 PM", "Sat 9:00 AM - 4:00 PM"]);
    expect(contactServices.join(", ")).toBe(
      "HVAC Installation, Air Conditioning, Heating Systems, Gas Services, Plumbing Services, Emergency Repairs, Maintenance Contract, BMS Services, Other",
    );
    expect(statistics.map(({ figure, label }) => `${figure} ${label.toLowerCase()}`)).toEqual([
      "500+ happy customers",
      "24/7 emergency line",
      "32 london boroughs",
      "5-star rating",
    ]);
  });
});
