/**
 * The permitted contents of the owner's records, one schema per file. It provides the TypeScript type, the check before
 * every command (`lib/records.ts`) and the editor's form (`npm run edit`). A rule's message completes the sentence "…
 * should be …". An optional field is omitted from its file while it is empty.
 */
// cspell:ignore valibot, picklist
import * as v from "valibot";
import { areaRecords } from "./areas/area-records";
import { londonMinutes } from "./areas/response";
import { type ClaimName, claimNames } from "./claim-names";
import {
  aPhone,
  choice,
  field,
  isAddressOrPath,
  isPath,
  isPhone,
  isWebAddress,
  matching,
  orNothing,
  settings,
} from "./settings";
import { guideSlugs, type PagePath, pagePaths, serviceSlugs } from "./slugs";

type ReadonlyDeep<T> = T extends object ? { readonly [Key in keyof T]: ReadonlyDeep<T[Key]> } : T;

const record = <Entries extends v.ObjectEntries>(entries: Entries) =>
  v.strictObject(entries, ({ expected, received }) =>
    expected === "never" ? "left out, as nothing has this name" : received === "undefined" ? "filled in" : "a record",
  );
const list = <Schema extends v.GenericSchema>(item: Schema) => v.array(item, "a list");
/** Rejects an entry of a list that repeats the value, or one of the values, of a field of an earlier entry. */
const noRepeats = <Entry extends object>(name: keyof Entry & string, wanted: string) =>
  v.rawCheck<Entry[]>(({ dataset, addIssue }) => {
    if (!dataset.typed) return;
    const seen = new Set<unknown>();
    for (const [key, value] of dataset.value.entries()) {
      const values = [value[name]].flat();
      if (values.some((each) => seen.has(each)))
        addIssue({
          message: wanted,
          path: [
            { type: "array", origin: "value", input: dataset.value, key, value },
            { type: "unknown", origin: "value", input: value, key: name, value: value[name] },
          ],
        });
      for (const each of values) seen.add(each);
    }
  });
const anyText = v.string("a text");
const text = matching((words) => words.trim() !== "", "filled in");
/** Whether it is a date that exists; 31 November does not. */
function isDay(words: string): boolean {
  const date = new Date(`${words}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(`${words}T`);
}
const aDay = "a day such as 2026-12-24";
const day = v.pipe(v.string(aDay), v.isoDate(aDay), v.check(isDay, aDay));
const time = matching((words) => /^(?:[01]\d|2[0-3]):[0-5]\d$/.test(words), "a time such as 08:00");
const webPage = matching(
  (address) => isWebAddress(address) && address.startsWith("https://"),
  "an address such as https://www.firm.co.uk/page",
);

/** The firm's facts, each stated once and used on every page. */
const businessSchema = record({
  name: field("Name", text, "The name visitors read, in the header, the footer and search results."),
  descriptor: field("What the firm is", text, "In a few words, under the name."),
  ...settings,
  legal: field(
    "Company details",
    record({
      companyName: field("Registered company name", anyText),
      companyNumber: field("Company number", anyText, "At Companies House."),
      registeredIn: field("Registered in", anyText, 'For example "England and Wales".'),
      registeredOffice: field("Registered office", anyText, "In one line."),
      vatNumber: field("VAT number", anyText, "With GB in front."),
      gasSafeNumber: field("Gas Safe registration number", anyText),
      refcomNumber: field("REFCOM certificate number", anyText),
      insurance: field("Insurance", anyText, 'The insurer and the cover, for example "Public liability £10 million".'),
    }),
    "The law asks for these. Each is shown once it is filled in.",
  ),
  address: field(
    "Address",
    record({
      street: field("Street", anyText),
      locality: field("Town", text),
      postcode: field("Postcode", anyText),
      country: field("Country", text, "Two letters, GB for the United Kingdom."),
    }),
    "Where customers may write to or visit.",
  ),
  logo: field(
    "Logo",
    orNothing(isPath, "a file on this site such as /icons/512.png"),
    "For search engines: a file on this site, such as /icons/512.png.",
  ),
  profiles: field("The firm’s pages elsewhere", list(webPage), "Such as https://www.linkedin.com/company/…"),
  coordinates: field(
    "Map position of the address",
    orNothing(
      (place) => /^-?\d{1,2}(?:\.\d+)?, -?\d{1,3}(?:\.\d+)?$/.test(place),
      "latitude and longitude such as 51.5072, -0.1276",
    ),
    "Latitude and longitude, as a map shows them: 51.5072, -0.1276",
  ),
  copyrightYear: field(
    "Year of the copyright line",
    v.pipe(v.number("a year such as 2026"), v.integer("a year such as 2026"), v.minValue(2000, "a year such as 2026")),
  ),
});
export type Business = ReadonlyDeep<v.InferOutput<typeof businessSchema>>;

const weekdays = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"] as const;

const inOrder = "later than the time of opening";
/** Whether one time is earlier than another, in any permitted notation. */
const isBefore = (one: string, other: string) => one.padStart(5, "0") < other.padStart(5, "0");
const hoursSchema = v.pipe(
  list(
    v.pipe(
      record({
        days: field("Days", v.pipe(list(choice(weekdays)), v.minLength(1, "one day at least"))),
        label: field("As it is printed", text, "Such as Mon–Fri"),
        opens: field("Opens", time),
        closes: field("Closes", time),
      }),
      v.forward(
        v.partialCheck([["opens"], ["closes"]], ({ opens, closes }) => isBefore(opens, closes), inOrder),
        ["closes"],
      ),
    ),
  ),
  noRepeats("days", "days that no other entry has"),
);
export type OpeningHours = ReadonlyDeep<v.InferOutput<typeof hoursSchema>>;

const specialDaysSchema = v.pipe(
  list(
    v.pipe(
      record({
        date: field("Day", day),
        name: field("Name", text, "Such as Christmas Eve"),
        opens: field("Opens", v.optional(time), "Leave both times empty for a day on which the office is closed."),
        closes: field("Closes", v.optional(time)),
      }),
      v.forward(
        v.partialCheck(
          [["opens"], ["closes"]],
          ({ opens, closes }) => !opens === !closes,
          "filled in where the time of opening is, and empty where that is empty",
        ),
        ["closes"],
      ),
      v.forward(
        v.partialCheck(
          [["opens"], ["closes"]],
          ({ opens, closes }) => !opens || !closes || isBefore(opens, closes),
          inOrder,
        ),
        ["closes"],
      ),
    ),
  ),
  noRepeats("date", "a day that no other entry has"),
);
/** A day with different office hours. Without hours the office is closed. */
export type SpecialDay = ReadonlyDeep<v.InferOutput<typeof specialDaysSchema>>[number];

const noticesSchema = list(
  v.pipe(
    record({
      from: field("First day", day),
      until: field("Last day", day),
      text: field("Text", text, "One sentence. A link is written [emergency line](/emergency)."),
    }),
    v.forward(
      v.partialCheck([["from"], ["until"]], ({ from, until }) => from <= until, "the first day or a later one"),
      ["until"],
    ),
  ),
);
/** A line above the header from the first day to the last. The days are shown before its text. */
export type Notice = ReadonlyDeep<v.InferOutput<typeof noticesSchema>>[number];

const claimTitles: Readonly<Record<ClaimName, string>> = {
  freeQuote: "Free quotes",
  reply: "Reply to enquiries",
  response: "Emergency response",
  appointments: "Planned appointments",
  callOut: "No call-out fee",
  priceFirst: "Price before work",
  warranty: "Warranty",
  customers: "Number of customers",
  rating: "Rating",
  gasSafe: "Gas Safe registration",
  refcom: "REFCOM certificate",
  insured: "Insurance",
};
const figureTitles = { emergencyLine: "Figure: emergency line", boroughs: "Figure: London boroughs" };
type FigureName = keyof typeof figureTitles;
const titles = { ...claimTitles, ...figureTitles };

/** A field of the same schema for each name. */
function each<Name extends ClaimName | FigureName, Schema extends v.GenericSchema>(
  names: readonly Name[],
  make: (title: string) => Schema,
) {
  return Object.fromEntries(names.map((name) => [name, make(titles[name])])) as Record<Name, Schema>;
}
const figureNames = Object.keys(figureTitles) as FigureName[];

const figure = record({ figure: field("Figure", text), label: field("What it counts", text) });
const claim = record({
  short: field("Short form", text, "For a badge or a card."),
  full: field("Sentence", text, "The whole claim with its condition, one sentence that may stand alone."),
  toast: field("Confirmation", v.optional(text), "What the contact form tells who has sent it."),
  statistic: field("As a figure", v.optional(figure), "On the page for plumbers in London."),
});
const claimsSchema = record(each(claimNames, (title) => field(title, v.optional(claim))));
/** The site's promises about the firm. */
export type Claims = { readonly [Name in ClaimName]?: ReadonlyDeep<v.InferOutput<typeof claim>> };
/** A figure with its unit or label. */
export type Statistic = ReadonlyDeep<v.InferOutput<typeof figure>>;

const evidenceSchema = record(
  each([...claimNames, ...figureNames], (title) => field(title, anyText, "A document, a report, a date. Never shown.")),
);
export type Evidence = ReadonlyDeep<v.InferOutput<typeof evidenceSchema>>;

/** Pages whose templates do not show facts about services. */
const withoutFacts: readonly PagePath[] = [
  "/contact",
  "/compliance-calendar",
  "/areas",
  "/guides",
  "/who-pays",
  "/supplier-information",
  "/privacy",
  "/accessibility",
];
/** The pages, other than areas, that may show a case, a testimonial or an engineer. */
export const pagesWithFacts: readonly string[] = [
  ...pagePaths.filter((path) => !withoutFacts.includes(path)),
  ...serviceSlugs,
];
const pageList = (names: readonly string[]) =>
  v.pipe(list(choice(names, "a page that has a place for it")), v.minLength(1, "one page at least"));
const pages = field(
  "Pages",
  pageList([...pagesWithFacts, ...guideSlugs]),
  "The pages that show it: a service or a guide by the last part of its address.",
);
const slotPages = field(
  "Pages",
  pageList([...pagesWithFacts, ...Object.keys(areaRecords)]),
  "The pages that show it: a service or an area by the last part of its address. A page shows one: the first in this list that names it.",
);
const permission = field(
  "Written permission",
  anyText,
  "Where the permission of whom it is about is filed, with its date. Never shown; without it the entry is not shown either.",
);

const pictureText = matching((words) => words.trim() !== "", "a description of what the picture shows");
const pictureFields = {
  file: field(
    "Picture",
    matching(
      (name) => /^[\w-]+\.(?:jpe?g|png|webp|avif)$/i.test(name),
      "a picture in data/owner/pictures, such as school.jpg",
    ),
    "At least 800 pixels wide. Its place and camera data are removed.",
  ),
  alt: field("What it shows", pictureText, "In a sentence, for visitors who cannot see it."),
};
const picture = field("Photograph", v.optional(record(pictureFields)));
const percent = "a whole number from 0 to 100";
const position = v.pipe(v.number(percent), v.integer(percent), v.minValue(0, percent), v.maxValue(100, percent));
const minDistance = 12;
const pictureWithNotes = field(
  "Photograph",
  v.optional(
    record({
      ...pictureFields,
      notes: field(
        "Notes",
        v.optional(
          v.pipe(
            list(
              record({
                text: field("Note", text, "Such as: New fan, 0.8 m³/s"),
                left: field("From the left, in %", position, "Where a line from the note meets the picture."),
                top: field("From the top, in %", position),
              }),
            ),
            v.maxLength(2, "two notes at most"),
            v.check(
              ([one, other]) => !one || !other || Math.abs(one.left - other.left) >= minDistance,
              `two notes that are ${minDistance} % or more apart from left to right`,
            ),
          ),
        ),
      ),
    }),
  ),
);

const pricesSchema = list(
  record({
    pages,
    work: field("Work", text, "Such as: Gas safety check, up to two appliances"),
    from: field(
      "Lowest price",
      matching((price) => /^£[\d,]+(?:\.\d\d)?$/.test(price), "a price such as £85"),
    ),
    basis: field("What it is for", text, "Such as: per home, including VAT"),
    condition: field("When it holds", text, "Such as: Weekdays from 8am to 6pm, inside London"),
    since: field("Since", text, "The day from which it holds, such as 1 March 2027"),
  }),
);
const makesSchema = list(
  record({ pages, names: field("Makes", v.pipe(list(text), v.minLength(1, "one make at least"))) }),
);
const leadTimesSchema = list(
  record({ pages, text: field("Sentence", text, "Such as: We usually start three weeks after you order.") }),
);

const termsSchema = record({
  workmanship: field(
    "Guarantee on our work",
    anyText,
    "Such as: If our own work fails within 12 months, we put it right free of charge.",
  ),
  whoComes: field(
    "Who comes",
    anyText,
    "Such as: Engineers whom we employ, with photo identity cards and marked vans. We do not send subcontractors.",
  ),
  charges: field(
    "Who pays for parking and zones",
    anyText,
    "On every area’s page, such as: We pay the congestion charge and ULEZ. You pay for parking where there is no free space, at cost.",
  ),
  messages: field(
    "Text messages",
    record({
      by: field("By", choice(["sms", "whatsapp"])),
      number: field("Mobile number", orNothing(isPhone, aPhone)),
    }),
    "A number whose messages somebody reads every working day, on the contact page.",
  ),
  mcs: field(
    "MCS certification",
    v.pipe(
      record({
        certified: field("Certified", choice(["", "yes", "no"], '"yes", "no" or nothing')),
        number: field("Number", anyText),
      }),
      v.forward(
        v.partialCheck(
          [["certified"], ["number"]],
          ({ certified, number }) => certified !== "yes" || number !== "",
          "the number of the certificate",
        ),
        ["number"],
      ),
    ),
  ),
  tm44: field(
    "TM44 inspections",
    choice(["", "done", "arranged"], '"done", "arranged" or nothing'),
    "Done by assessors of the firm’s own, or arranged with somebody else’s.",
  ),
});

const membershipsSchema = list(
  record({
    name: field("Trade body", text),
    number: field("Membership number", text),
    register: field("Page of its register", webPage, "Where anybody can look the firm up."),
  }),
);
const policiesSchema = list(
  record({
    name: field("Name", text, "Such as: Health and safety policy"),
    href: field(
      "File or address",
      matching(isAddressOrPath, "a file such as /policies/health-and-safety.pdf, or an https address"),
      "The file itself is in public/policies/.",
    ),
  }),
);
const casesSchema = list(
  record({
    pages: slotPages,
    building: field("Building", text, "The kind of building, and where."),
    plant: field("Plant", text, "Such as: Two air handling units, 3 m³/s"),
    date: field("Date", text, "Such as: February 2027"),
    duration: field("Duration", text, "Such as: Two weekends"),
    problem: field("Problem", text, "One sentence, as the next two."),
    work: field("Work done", text),
    result: field("Result", text, "What was measured, with its figures."),
    picture: pictureWithNotes,
    permission,
  }),
);
const testimonialsSchema = list(
  record({
    pages: slotPages,
    words: field("Words", text, "Without quotation marks."),
    who: field("Who said it", text, "Such as: Facilities manager, office building in Holborn"),
    on: field("Day", day, "The day they wrote it."),
    source: field("Source", text, "Where it stands, such as: Letter, or the name of a review site"),
    link: field("Address of the source", v.optional(webPage)),
    picture,
    permission,
  }),
);
const teamSchema = list(
  record({
    pages: slotPages,
    name: field("Name", text),
    trade: field("Trade", choice(["HVAC engineer", "Gas engineer", "Plumbing engineer"])),
    qualified: field(
      "Qualified for",
      v.pipe(list(text), v.minLength(1, "one kind of work at least")),
      "The work, such as: Commercial boilers over 70 kW. No card and no mark of a register.",
    ),
    picture: field("Portrait", v.optional(record(pictureFields)), "Upright, or with the face in the middle."),
    permission,
  }),
);
const reviewsSchema = list(
  record({
    pages: field(
      "Guides",
      v.pipe(list(choice(guideSlugs, "a guide of the site")), v.minLength(1, "one guide at least")),
    ),
    name: field("Name", text),
    qualification: field("Qualification", text, "What makes them competent, as it is printed behind the name."),
    on: field("Day", day, "The day they read it."),
  }),
);

/** Facts that buyers ask for and only the firm can supply. An empty field is not shown on any page. */
export type OptionalFacts = ReadonlyDeep<
  {
    prices: v.InferOutput<typeof pricesSchema>;
    makes: v.InferOutput<typeof makesSchema>;
    leadTimes: v.InferOutput<typeof leadTimesSchema>;
    memberships: v.InferOutput<typeof membershipsSchema>;
    policies: v.InferOutput<typeof policiesSchema>;
    cases: v.InferOutput<typeof casesSchema>;
    testimonials: v.InferOutput<typeof testimonialsSchema>;
    team: v.InferOutput<typeof teamSchema>;
    reviews: v.InferOutput<typeof reviewsSchema>;
  } & v.InferOutput<typeof termsSchema>
>;

const minutes = `whole minutes, ${londonMinutes} at most`;
const inMinutes = v.pipe(
  v.number(minutes),
  v.integer(minutes),
  v.minValue(1, minutes),
  v.maxValue(londonMinutes, minutes),
);
const responseTimesSchema = list(
  v.pipe(
    record({
      area: field("Area", choice(Object.keys(areaRecords), "an area of the site")),
      from: field("From, in minutes", inMinutes),
      to: field("To, in minutes", inMinutes),
    }),
    v.forward(
      v.partialCheck([["from"], ["to"]], ({ from, to }) => from < to, "more than the first time"),
      ["to"],
    ),
  ),
);
export type ResponseTime = ReadonlyDeep<v.InferOutput<typeof responseTimesSchema>>[number];

const namedText = record({ name: field("Name", text), text: field("Text", text) });
const passage = record({ heading: field("Heading", text), text: field("Text", text) });
const homeSchema = record({
  title: field("Title", v.pipe(text, v.maxLength(60, "60 characters at most")), "In search results and browser tabs."),
  description: field(
    "Description",
    v.pipe(text, v.minLength(120, "120 to 160 characters"), v.maxLength(160, "120 to 160 characters")),
    "In search results.",
  ),
  hero: field(
    "Top of the page",
    record({ heading: field("Heading", text), lead: field("Text", text), cases: field("Where to start", list(text)) }),
  ),
  why: field(
    "Why choose us",
    record({
      heading: field("Heading", text),
      items: field("Reasons", v.pipe(list(namedText), v.minLength(5, "five reasons at least"))),
    }),
  ),
  coverage: field("Where we work", passage),
  emergency: field("Emergencies", passage),
});

/** One of the owner's files: its title, its schema, and a page that shows its contents. */
export type OwnerRecord = {
  readonly file: `data/${string}.json`;
  readonly title: string;
  readonly schema: v.GenericSchema;
  readonly page: string;
};

const ownerFile = (name: string, title: string, schema: v.GenericSchema, page: string): OwnerRecord => ({
  file: `data/owner/${name}.json`,
  title,
  schema,
  page,
});

/** The owner's records, in the editor's order. */
export const ownerRecords: readonly OwnerRecord[] = [
  ownerFile("business", "Business facts", businessSchema, "/contact"),
  ownerFile("hours", "Office hours", hoursSchema, "/contact"),
  ownerFile("special-days", "Bank holidays and other days", specialDaysSchema, "/contact"),
  ownerFile("notices", "Notices", noticesSchema, "/"),
  { file: "data/pages/home.json", title: "Home page", schema: homeSchema, page: "/" },
  ownerFile("prices", "Price guide", pricesSchema, "/boiler-services"),
  ownerFile("response-times", "Response times", responseTimesSchema, "/areas"),
  ownerFile("testimonials", "Testimonials", testimonialsSchema, "/"),
  ownerFile("cases", "Cases", casesSchema, "/"),
  ownerFile("team", "Team", teamSchema, "/"),
  ownerFile("claims", "Promises and figures", claimsSchema, "/plumbing-services/plumber-london"),
  ownerFile("evidence", "Evidence for promises", evidenceSchema, "/"),
  ownerFile("terms", "Guarantee, charges and certificates", termsSchema, "/boiler-services"),
  ownerFile("makes", "Makes we work on", makesSchema, "/boiler-services"),
  ownerFile("lead-times", "Lead times", leadTimesSchema, "/air-conditioning"),
  ownerFile("memberships", "Memberships", membershipsSchema, "/"),
  ownerFile("policies", "Policies", policiesSchema, "/supplier-information"),
  ownerFile("guide-reviews", "Who has reviewed the guides", reviewsSchema, "/guides"),
];
