import filled from "@/fixtures/filled/business.json";
import { optionalFacts } from "@/fixtures/optional-facts";
import { type Checked, goLiveFindings, optionalFindings } from "./go-live";
import { resolveSite } from "./site";

const environment = {
  BUSINESS_PHONE: "020 7123 4567",
  BUSINESS_EMAIL: "info@firm.co.uk",
  SITE_URL: "https://www.firm.co.uk",
  BOOKING_URL: "https://book.service.com/r/{id}",
  BOOKING_ID: "firm-1",
  CONTACT_ENDPOINT: "/api/enquiries",
};
const ready: Checked = {
  settings: resolveSite(environment),
  business: { ...filled, copyrightYear: 2026 },
  specialDays: [
    { date: "2027-12-27", name: "Bank holiday" },
    { date: "2027-12-25", name: "Christmas Day" },
  ],
  notices: [{ from: "2026-12-21", until: "2026-12-28", text: "The office is closed." }],
  statistics: { boroughs: { figure: "32", label: "London boroughs" } },
  claims: { reply: { short: "Reply", full: "We reply." } },
  evidence: { reply: "Report of 1 November 2026", boroughs: "Order book 2026" },
  documents: { privacy: { approved: "A. Byron, 1 December 2026" } },
  undrawn: [],
  notified: true,
  today: "2026-12-25",
};
const withSetting = (name: string, value: string): Checked => ({
  ...ready,
  settings: resolveSite({ ...environment, [name]: value }),
});
const inLines = (findings: ReturnType<typeof goLiveFindings>) =>
  findings.map(({ what, where }) => `${what} | ${where}`);
const lines = (checked: Checked) => inLines(goLiveFindings(checked));
const optional = (...checked: Parameters<typeof optionalFindings>) => inLines(optionalFindings(...checked));

describe("the go-live check", () => {
  it("finds nothing when everything is set", () => expect(lines(ready)).toEqual([]));

  it("requires a delivered notification when the Worker stores enquiries", () => {
    const silent = { ...ready, notified: false };
    expect(lines(silent)).toEqual([expect.stringContaining("npm run notify:test")]);
    expect(
      lines({ ...silent, settings: withSetting("CONTACT_ENDPOINT", "https://crm.service.com/x").settings }),
    ).toEqual([]);
  });

  it.each(["020 7946 0182", "07700 900461"])("reports the reserved number %s", (phone) => {
    expect(lines(withSetting("BUSINESS_PHONE", phone))).toEqual([
      `The phone number ${phone} is made up | BUSINESS_PHONE, or phone in data/owner/business.json`,
    ]);
  });

  it.each(["020 7945 0182", "0800 111 2222", "07700 800461"])("accepts the real number %s", (phone) => {
    expect(lines(withSetting("BUSINESS_PHONE", phone))).toEqual([]);
  });

  it.each([
    ["BUSINESS_EMAIL", "info@firm.example", "The e-mail address info@firm.example is a sample"],
    ["BUSINESS_EMAIL", "info@example.com", "The e-mail address info@example.com is a sample"],
    ["SITE_URL", "https://www.firm.example", "The site’s address https://www.firm.example is a sample"],
    ["SITE_URL", "http://localhost:3000", "The site’s address http://localhost:3000 is a sample"],
    ["BOOKING_URL", "/booking-request?id={id}", "The booking page /booking-request?id=firm-1 is the placeholder"],
    ["BOOKING_URL", "https://book.example/{id}", "The booking page https://book.example/firm-1 is a sample"],
    ["BOOKING_ID", "sample", "The booking page https://book.service.com/r/sample holds the sample identifier"],
    ["CONTACT_ENDPOINT", "https://x.test/api", "The contact form’s endpoint https://x.test/api is a sample"],
  ])("reports %s=%s and names the variable", (name, value, what) => {
    const found = lines(withSetting(name, value));
    expect(found).toHaveLength(1);
    expect(found[0]).toContain(what);
    expect(found[0]).toMatch(new RegExp(`\\| ${name}, or \\w+ in data/owner/business.json$`));
  });

  it("reports a form without an endpoint and a service with the neutral drawing", () => {
    const settings = { ...ready.settings, contactEndpoint: "" };
    expect(lines({ ...ready, settings, undrawn: ["pump-installation"] })).toEqual([
      "The contact form sends nothing: enquiries are not switched on (worker/README.md) | CONTACT_ENDPOINT, or contactEndpoint in data/owner/business.json",
      'The service pump-installation shows the neutral drawing | components/drawings/schematics/, "pump-installation"',
    ]);
  });

  it.each(Object.keys(ready.business.legal))("reports the empty legal field %s", (field) => {
    const legal = { ...ready.business.legal, [field]: "" };
    const found = lines({ ...ready, business: { ...ready.business, legal } });
    expect(found).toEqual([expect.stringMatching(`is empty \\| data/owner/business.json, legal.${field}$`)]);
  });

  it("reports the sample name, a missing address, a claim without evidence and an unapproved document", () => {
    const address = { ...ready.business.address, street: "", postcode: "" };
    const sample = { ...ready.business, name: "Riser & Main", address };
    expect(lines({ ...ready, business: sample, evidence: {}, documents: { privacy: { approved: "" } } })).toEqual([
      'The firm’s name is the sample "Riser & Main" | data/owner/business.json, name',
      "The address has no street | data/owner/business.json, address.street",
      "The address has no postcode | data/owner/business.json, address.postcode",
      'No evidence for the claim "We reply." | data/owner/evidence.json, reply',
      'No evidence for the figure "32 London boroughs" | data/owner/evidence.json, boroughs',
      "Nobody has approved the page /privacy | data/pages/privacy.ts, approved",
    ]);
  });

  it("reports an outdated copyright year, special days for less than a year, and an expired notice", () => {
    expect(lines({ ...ready, today: "2027-01-02" })).toEqual([
      "The copyright line says 2026 | data/owner/business.json, copyrightYear",
      "The days with other hours are listed for less than a year, until 2027-12-27 | data/owner/special-days.json",
      'The notice "The office is closed." has been over since 2026-12-28 | data/owner/notices.json',
    ]);
  });
});

describe("the list of optional facts", () => {
  it("lists every empty fact and no others", () => {
    const permitted = optionalFacts.cases.filter(({ permission }) => permission);
    expect(optional({ ...optionalFacts, cases: permitted }, 0)).toEqual([]);
    expect(optional({ ...optionalFacts, cases: [], mcs: { certified: "", number: "" }, whoComes: "" }, 0)).toEqual([
      "No word on who comes | data/owner/terms.json, whoComes",
      "No word on MCS certification | data/owner/terms.json, mcs",
      "No cases with a measured result | data/owner/cases.json",
    ]);
  });

  it("lists entries without permission and areas without a response time", () => {
    expect(optional(optionalFacts, 35)).toEqual([
      "An entry without permission is not shown | data/owner/cases.json",
      "35 London areas have no response time of their own | data/owner/response-times.json",
    ]);
  });
});
