import { accessibility } from "@/data/pages/accessibility";
import { privacy } from "@/data/pages/privacy";
import { type Deployment, documentBrief, documentSections, placeholderValuesOf } from "./documents";
import { countedMonths, enquiryPath, storedMonths, unconfirmedHours } from "./enquiry";
import { maxFiles } from "./photographs";
import { interpolate } from "./placeholders";

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
const documentsOf = (settings: Deployment) =>
  [privacy, accessibility].map((copy) => interpolate(copy, "A document", placeholderValuesOf(settings)));
const textOf = (settings: Deployment) =>
  documentsOf(settings)
    .flatMap((copy) => documentSections(copy, settings))
    .flatMap(({ paragraphs, points }) => [...paragraphs, ...points])
    .join("\n");

const contactEndpoint = enquiryPath;
/** Texts that a setting adds to the privacy notice, and the texts without it. */
const differences: readonly (readonly [Partial<Deployment>, added: readonly string[], without: readonly string[]])[] = [
  [
    { contactEndpoint },
    ["in a database at our hosting company", "keep your network address", "24 hours", "about a day"],
    ["nothing leaves your browser"],
  ],
  [
    { contactEndpoint: "https://enquiries.firm.co.uk/api/enquiries" },
    ["in a database at our hosting company", "keep your network address"],
    ["nothing leaves your browser"],
  ],
  [
    { contactEndpoint: "https://forms.service.com/f/1" },
    ["goes over an encrypted connection to forms.service.com"],
    ["nothing leaves your browser"],
  ],
  [{ contactEndpoint, turnstileSiteKey: "0x4AAAAAAA" }, ["a check by Cloudflare"], ["no scripts from other companies"]],
  [{ contactEndpoint, photographs: true }, ["up to five photographs or documents", "we delete its files too"], []],
  [
    { contactEndpoint, countContacts: true },
    ["how often each page leads to a call", "twenty-four months"],
    ["We don’t count visits"],
  ],
  [{ contactEndpoint, acknowledgeEnquiries: true }, ["at most once a day"], []],
  [
    { bookingUrl: "https://book.service.com/r/1" },
    ["a page of book.service.com"],
    ["a page of this site that, for now, takes no bookings"],
  ],
  [{ map: "Google Maps" }, ["a frame from Google Maps"], ["OpenStreetMap"]],
  [{ firm: "Other Ltd" }, ["Other Ltd decides"], ["Firm Ltd decides"]],
];

it.each(differences)("describes a deployment with %j correctly", (changes, added, without) => {
  const settings = { ...base, ...changes };
  const [on, off] = [textOf(settings), textOf(base)];
  for (const words of added) {
    expect(on).toContain(words);
    expect(off).not.toContain(words);
  }
  for (const words of without) {
    expect(on).not.toContain(words);
    expect(off).toContain(words);
  }
  expect(on).not.toMatch(/[{}]/);
  // The brief version contains it too, with a link to its section.
  for (const copy of documentsOf(settings)) {
    const headings = copy.sections.map(({ heading }): string => heading);
    for (const { section, text } of documentBrief(copy, settings)) {
      expect(text).toMatch(/^[^{}]+\.$/);
      expect(headings).toContain(section);
    }
  }
});

it("states in the privacy notice the periods and the number of files that the Worker uses", () => {
  const notice = textOf({ ...base, contactEndpoint, photographs: true, countContacts: true });
  const words = new Map([
    [5, "five"],
    [12, "twelve"],
    [24, "twenty-four"],
  ]);
  expect(notice).toContain(`${unconfirmedHours} hours`);
  expect(notice).toContain(`${words.get(storedMonths)} months`);
  expect(notice).toContain(`${words.get(countedMonths)} months`);
  expect(notice).toContain(`up to ${words.get(maxFiles)} photographs`);
});
