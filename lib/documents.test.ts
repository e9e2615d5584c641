import { accessibility } from "@/data/pages/accessibility";
import { privacy } from "@/data/pages/privacy";
import { type Deployment, deployment, documentBrief, documentSections } from "./documents";
import { countedMonths, enquiryPath, storedMonths, unconfirmedHours } from "./enquiry";
import { mostFiles } from "./photographs";

const base: Deployment = {
  url: "https://firm.co.uk",
  contactEndpoint: "",
  turnstileSiteKey: "",
  countContacts: false,
  photographs: false,
  acknowledgeEnquiries: false,
  bookingUrl: "/booking-request?id=sample",
  firm: "Firm Ltd",
  map: "OpenStreetMap",
};
const textOf = (changes: Partial<Deployment> = {}) =>
  [privacy, accessibility]
    .flatMap((copy) => documentSections(copy, { ...base, ...changes }))
    .flatMap(({ paragraphs, points }) => [...paragraphs, ...points])
    .join("\n");

describe("the privacy notice", () => {
  it("says that nothing is sent while the form has no endpoint", () => {
    const text = textOf();
    expect(text).toContain("nothing leaves your browser");
    expect(text).not.toContain("in a database at our hosting company");
  });

  it.each([enquiryPath, "https://enquiries.firm.co.uk/api/enquiries"])(
    "says what is stored, and the network address how long, when enquiries go to %s",
    (contactEndpoint) => {
      const text = textOf({ contactEndpoint });
      expect(text).toContain("in a database at our hosting company");
      expect(text).toContain("keep your network address");
      expect(text).not.toContain("nothing leaves your browser");
    },
  );

  it("names the periods that the form and the Worker keep to", () => {
    const text = textOf({ contactEndpoint: enquiryPath });
    expect([unconfirmedHours, storedMonths]).toEqual([24, 12]);
    for (const period of ["24 hours", "twelve months", "about a day"]) expect(text).toContain(period);
  });

  it("names the host that receives enquiries elsewhere", () => {
    const text = textOf({ contactEndpoint: "https://forms.service.com/f/1" });
    expect(text).toContain("goes over an encrypted connection to forms.service.com");
    expect(text).not.toContain("in a database at our hosting company");
  });

  it("names the company of the bot check, or says that there is none", () => {
    const contactEndpoint = enquiryPath;
    expect(textOf({ contactEndpoint })).toContain("no scripts from other companies");
    const text = textOf({ contactEndpoint, turnstileSiteKey: "0x4AAAAAAA" });
    expect(text).toContain("a check by Cloudflare");
    expect(text).not.toContain("no scripts from other companies");
  });

  it("says what happens to photographs when they are accepted", () => {
    const contactEndpoint = enquiryPath;
    expect(textOf({ contactEndpoint })).not.toContain("photographs");
    const text = textOf({ contactEndpoint, photographs: true });
    expect(mostFiles).toBe(5);
    expect(text).toContain("up to five photographs or documents");
    expect(text).toContain("we delete its files too");
  });

  it("says what is counted, or that nothing is", () => {
    expect(textOf()).toContain("We use no analytics.");
    const text = textOf({ contactEndpoint: enquiryPath, countContacts: true });
    expect(text).toContain("how often each page leads to a call");
    expect(text).not.toContain("no analytics");
    expect(countedMonths).toBe(24);
    expect(text).toContain("twenty-four months");
  });

  it("mentions acknowledgement e-mails only when they are switched on", () => {
    const contactEndpoint = enquiryPath;
    const on = textOf({ contactEndpoint, acknowledgeEnquiries: true });
    const off = textOf({ contactEndpoint });
    expect(on).toContain("at most once a day");
    expect(on.split("\n").filter((line) => !off.includes(line))).toHaveLength(1);
  });

  it("names the booking service, or says that the booking page is ours", () => {
    expect(textOf()).toContain("a page of this site that, for now, takes no bookings");
    expect(textOf({ bookingUrl: "https://book.service.com/r/1" })).toContain("a page of book.service.com");
  });

  it("names the firm and the maps service", () => {
    const text = textOf({ map: "Google Maps" });
    expect(text).toContain("Firm Ltd decides");
    expect(text).toContain("a frame from Google Maps");
    expect(text).not.toContain("OpenStreetMap");
  });
});

it.each([
  ["nothing is switched on", {}],
  ["enquiries are stored and counted", { contactEndpoint: enquiryPath, countContacts: true }],
  ["enquiries go elsewhere", { contactEndpoint: "https://forms.service.com/f/1" }],
])("says something in each row in brief, and leads to the section about it, where %s", (_, changes) => {
  for (const copy of [privacy, accessibility]) {
    const headings = copy.sections.map(({ heading }): string => heading);
    for (const { name, section, text } of documentBrief(copy, { ...base, ...changes })) {
      expect({ name, text }).toEqual({ name, text: expect.stringMatching(/^[^{}]+\.$/) });
      expect(headings).toContain(section);
    }
  }
});

it("is complete for the deployment of this build", () => {
  const sections = [privacy, accessibility].flatMap((copy) => documentSections(copy, deployment));
  for (const { paragraphs } of sections) expect(paragraphs.join()).toMatch(/^[^{}]+$/);
});

it("names a placeholder that nothing fills", () => {
  const broken = { heading: "A", passages: ["From {nobody}."] } as const;
  expect(() => documentSections({ ...privacy, sections: [broken, broken, broken] })).toThrow('"{nobody}"');
});
