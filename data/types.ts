/**
 * The shapes of everything the site says. Copy is plain text in British English with two notations:
 *
 * - a link, `[words](/path)` or `[words](/path#topic)`: the path must be a route of the site and the topic one of that page (a
 *   test follows every one); or `[words]({phone})`, which calls;
 * - a placeholder for what is stated once: `{phone}`, `{gasEmergency}`, `{claim:name}` for the whole sentence of a claim
 *   of `claims.json`, which stands as a sentence of its own, and `{claim:name.short}` for its short form, which may stand
 *   within a sentence. What a claim taken out leaves behind is said in `lib/placeholders.ts`.
 */
import type { Street } from "./areas/street";
import type { ClaimName } from "./claim-names";
import type { FigureId, Figures } from "./figures";
import type { GuideSlug, PagePath, SampleDocumentId, ServiceSlug } from "./slugs";
import type { StandardName } from "./standards";
import type { SymbolId } from "./symbols";

/** What is about a claim in words of its own: it is shown only while the claim stands. */
type WithClaim = { readonly claim?: ClaimName };

/** Colour and mood of a page: one accent per family, red for emergencies, green for the energy page. */
export type Theme = "air" | "gas" | "water" | "emergency" | "energy";

/** A list with at least three entries, so that a thin section does not compile. */
export type AtLeastThree<T> = readonly [T, T, T, ...T[]];

/** What a page tells search engines about itself. */
export type PageMeta = {
  /** Unique, at most 60 characters, without the brand (the brand is added). */
  readonly title: string;
  /** Unique, 120 to 160 characters. */
  readonly description: string;
  readonly keywords: AtLeastThree<string>;
  /** Set where the page is about one place; becomes the geo tags. */
  readonly location?: GeoLocation;
};

/** What the record of every page says, whatever its kind; the kind decides which template draws it. */
export type RecordOf<Kind extends string> = {
  readonly kind: Kind;
  /** The address. */
  readonly path: `/${string}`;
  /** The name in menus, lists and breadcrumbs. */
  readonly name: string;
  /** One line of at most 110 characters: on cards, and on the picture that is shown where its link is shared. */
  readonly summary: string;
  readonly theme: Theme;
  /** The page above it in the breadcrumbs: a family's hub, or the home page, which itself has none. */
  readonly parent: Kind extends "home" ? undefined : PagePath;
  readonly meta: PageMeta;
};

/** A place for the geo tags: WGS84 degrees. */
export type GeoLocation = {
  readonly name: string;
  /** ISO 3166-2: London, which is meant where nothing stands, or England outside it. */
  readonly region?: "GB-LND" | "GB-ENG";
  readonly postcode: string;
  readonly latitude?: number;
  readonly longitude?: number;
};

/** A short name with the sentence that explains it. */
export type NamedText = WithClaim & { readonly name: string; readonly text: string };

/** One with the symbol that stands beside its name. */
export type SignedText = NamedText & { readonly symbol: SymbolId };

export type Question = WithClaim & { readonly question: string; readonly answer: string };

/** One duty the law puts on the client, by when, and the record they get from us. */
export type Duty = { readonly duty: string; readonly due: string; readonly record: string };

/** A band of cards, each a name and a sentence. */
type CardBand = { readonly heading: string; readonly items: AtLeastThree<NamedText> };

/** A band that answers one search; other pages link to its id (`/air-conditioning#tm44`). */
export type Topic = {
  readonly id: string;
  readonly figure?: FigureId;
  /** The searchers' words. */
  readonly heading: string;
  readonly paragraphs: readonly [string, ...string[]];
  readonly items?: AtLeastThree<string>;
  /** A table under it that is worked out from figures of `data/`. */
  readonly table?: "leak-checks";
};

/** A warranty and the terms it stands on. */
export type WarrantyCopy = WithClaim & {
  readonly heading: string;
  readonly text: string;
  readonly terms: AtLeastThree<string>;
};

/** A part that the drawing of a page points at: where it stands on the sheet (480 by 360), and what a visitor should know. */
export type Part = {
  readonly at: readonly [x: number, y: number];
  /** Where its numbered balloon stands: beside the part, with a leader to it. */
  readonly balloon: readonly [x: number, y: number];
  readonly name: string;
  /** What it does, in one short sentence. */
  readonly does: string;
  /** How it fails and what you notice, in one short sentence. */
  readonly fails: string;
};

/** What a drawing shows when it is asked for: the plant running, with a part failed, and after our visit. */
export type DrawingStates = {
  /** The part that fails, by its number on the drawing. It goes red. */
  readonly fails?: 1 | 2 | 3 | 4 | 5 | 6;
  /** What no longer flows then, by what the lines carry. */
  readonly stops?: readonly Flow[];
  /** What a visitor notices in each, in one short sentence. */
  readonly texts: readonly [running: string, failed: string, after: string];
  /** What the drawing shows at rest, where it is more than "Still". */
  readonly still?: string;
  /** What the three are called where "Running", "Failed" and "After our visit" don't fit. */
  readonly names?: readonly [running: string, failed: string, after: string];
};

type Flow = "air" | "gas" | "water" | "hot" | "return" | "liquid" | "waste";

/** One danger of a page that says what to do first: its door on the first screen, and what stands behind it. */
export type Danger = {
  /** Its address within the page. */
  readonly id: "gas" | "carbon-monoxide" | "water" | "heating" | "cooling" | "fire";
  /** On its door, in two or three words. */
  readonly title: string;
  /** On its door, in one short line: what comes before all else. */
  readonly atOnce: string;
  readonly firstSteps: readonly [string, string, ...string[]];
  /** Whom to ring, in this order; where a public service is there for it, that comes before the firm. */
  readonly calls: readonly [Call, ...Call[]];
  /** The page about the repair, with its link. */
  readonly repair: string;
};

type Call = { readonly name: string; readonly phone: string };

/** A service landing page: everything between the header and the footer. */
export type LandingRecord = RecordOf<"landing"> & {
  /** Where its quote buttons lead: the contact page, or the booking page in a new tab. */
  readonly action: "contact" | "booking";
  readonly figures?: Figures<
    | "first"
    | "grid"
    | "overview"
    | "kinds"
    | "sampleDocument"
    | "benefits"
    | "approach"
    | "list"
    | "duties"
    | "questions"
  >;
  readonly hero: { readonly heading: string; readonly lead: string };
  /** For emergencies only: what to do before anybody arrives, in order. */
  readonly firstSteps?: AtLeastThree<string>;
  /** Where the steps differ by what has happened, each begins with that, "Carbon monoxide alarm: …", and has one of these. */
  readonly firstSigns?: AtLeastThree<Danger["id"]>;
  /** The six services of the page; building management systems have eight. */
  readonly grid: {
    readonly heading: string;
    readonly items: readonly [SignedText, SignedText, SignedText, SignedText, SignedText, SignedText, ...SignedText[]];
  };
  /** The numbered parts of its drawing. */
  readonly parts?: AtLeastThree<Part>;
  /** What the drawing shows, where the page is about more than that: "a belt-driven fan". */
  readonly machine?: string;
  readonly states?: DrawingStates;
  /** How it is done here: survey, design, permits, installation, commissioning, handover. */
  readonly approach: {
    readonly heading: string;
    readonly steps: readonly [NamedText, NamedText, NamedText, NamedText, ...NamedText[]];
  };
  /** What the design, the programme or the price depends on. */
  readonly dependsOn: AtLeastThree<string>;
  /** What the client should have ready. */
  readonly prepare: AtLeastThree<string>;
  /** Further bands of named cards, for the pages that need them (system types, control brands). */
  readonly extras?: readonly CardBand[];
  /** Work of this service that people search for by a name of its own. */
  readonly topics?: readonly Topic[];
  readonly warranty?: WarrantyCopy;
  readonly benefits: { readonly heading: string; readonly items: AtLeastThree<string> };
  readonly highlights: readonly [NamedText, NamedText];
  /** A record that the client gets, shown filled in. */
  readonly sampleDocument?: SampleDocumentId;
  /** What that section is called where the highlights above it are about more than the record. */
  readonly recordHeading?: string;
  /** What law and standards ask of the duty holder. */
  readonly compliance: readonly [Duty, ...Duty[]];
  readonly questions: AtLeastThree<Question>;
  readonly closing: { readonly heading: string; readonly text: string };
  readonly related: readonly [ServiceSlug, ServiceSlug, ServiceSlug];
} & (Overview | Triage);

/** What the work is and when it is needed. */
type Overview = {
  readonly overview: {
    readonly heading: string;
    readonly paragraphs: readonly [string, string, ...string[]];
    /** What the last paragraph asks the reader to do, in order. */
    readonly steps?: readonly string[];
  };
  readonly triage?: undefined;
};

/** On the page that sorts emergencies, the dangers stand for it. */
type Triage = {
  readonly triage: readonly [Danger, Danger, Danger, Danger, Danger, Danger];
  readonly overview?: undefined;
};

/** What is wrong, and the page that answers it (with a link in the answer). */
type Symptom = {
  readonly symptom: string;
  readonly answer: string;
  /** Gas may be escaping: the row is as yellow as the box about that. */
  readonly danger?: true;
};

/** A hub or family page: it compares services and helps a visitor choose. */
export type HubRecord = RecordOf<"hub"> & {
  readonly figures?: Figures<"intro" | "chooser" | "benefits" | "sampleDocument" | "questions">;
  /** What its services are, as in "our gas services". */
  readonly serviceKind: string;
  readonly hero: { readonly heading: string; readonly lead: string };
  readonly introHeading: string;
  readonly intro: readonly [string, string, ...string[]];
  /** One line a service: for whom it is, in the order they are shown. */
  readonly services: AtLeastThree<{ readonly slug: ServiceSlug; readonly suits: string }>;
  /** "Which of these is my problem?" */
  readonly chooser: { readonly heading: string; readonly items: AtLeastThree<Symptom> };
  /** The symbol of the work that each symptom leads to. */
  readonly chooserSymbols?: AtLeastThree<SymbolId>;
  /** Work of this family that people search for by a name of its own. */
  readonly topics?: readonly Topic[];
  readonly benefits: { readonly heading: string; readonly items: AtLeastThree<string> };
  /** A record that the client gets, shown filled in. */
  readonly sampleDocument?: SampleDocumentId;
  readonly compliance: readonly [Duty, ...Duty[]];
  readonly questions: AtLeastThree<Question>;
  readonly closing: { readonly heading: string; readonly text: string };
};

/** What the law says on a guide's question, and where that can be read. Its figures are those of its sources. */
export type LawNote = {
  readonly name: string;
  readonly text: string;
  readonly sources: readonly [StandardName, ...StandardName[]];
};

/** A guide: the answer to one question that people search for. */
export type GuideRecord = RecordOf<"guide"> & {
  readonly path: `/guides/${GuideSlug}`;
  readonly parent: "/guides";
  readonly figure: FigureId;
  /** Not on a phone, which shows that of its top alone. */
  readonly figures?: Figures<"calls" | "law" | "price">;
  /** In which list of `/guides` it stands. */
  readonly list: "faults" | "duties";
  /** The day it was first written, as 2026-11-23. */
  readonly published: string;
  /** The question, and its answer in two sentences. */
  readonly hero: { readonly heading: string; readonly lead: string };
  /** Its title and its question while the firm states a price on it: the word "cost" stands in no other. */
  readonly priced?: { readonly title: string; readonly heading: string };
  /** What a reader can safely check, in order, and where to stop. */
  readonly checks: {
    readonly heading: string;
    readonly steps: AtLeastThree<NamedText>;
    readonly stop: string;
    /** Where the figures of the whole guide stand that are no law: a maker's instructions, a standard. */
    readonly sources?: readonly StandardName[];
  };
  /** Whom to call, and when, in this order. */
  readonly calls: AtLeastThree<NamedText>;
  readonly law: {
    /** The day its law was last checked, as 2026-11-23. The build names a guide that was not checked for a year. */
    readonly checked: string;
    readonly notes: readonly [LawNote, ...LawNote[]];
  };
  /** What the price depends on. */
  readonly price: AtLeastThree<string>;
  readonly related: readonly [ServiceSlug, ServiceSlug];
  /** Further pages that lead to it. */
  readonly alsoOn?: readonly (ServiceSlug | PagePath)[];
};

/** Whom a part of an area's advice is for, or "access": what everyone has to arrange before a visit. */
export type AreaReader = "houses" | "flats" | "shops" | "offices" | "access";

/** The words and the street of one area page, which are true of that area and wrong anywhere else. */
export type AreaCopy = {
  readonly description: string;
  /** One or two sentences under the area's name. */
  readonly lead: string;
  /** How the firm works there, for each kind of reader; each text is a paragraph. */
  readonly advice: { readonly [reader in AreaReader]?: readonly [string, ...string[]] };
  /** The services that stock asks for most, and why. */
  readonly demand: readonly [
    { readonly service: ServiceSlug; readonly why: string },
    { readonly service: ServiceSlug; readonly why: string },
    { readonly service: ServiceSlug; readonly why: string },
  ];
  readonly street: Street;
};

/** WGS84 degrees. */
export type Coordinates = { readonly latitude: number; readonly longitude: number };

export type Region = "central" | "north" | "south" | "east" | "west";

/** The bare facts of an area. */
export type Area = {
  readonly name: string;
  /** Set where the name takes an article in a sentence: "in the City of London". */
  readonly article?: true;
  /** One of the 57 London areas, a town around London, or a region (which has no outward code of its own). */
  readonly type: "london" | "surrounding" | "other";
  readonly region: Region;
  /** The main outward code (first half of a postcode); empty for a region. */
  readonly outwardCode: string;
  /** Further outward codes for which this is the named area. */
  readonly alsoServes?: readonly string[];
  /** The main local authority, by its full name; further ones are in councils.ts. */
  readonly authority?: string;
  /** The main county, for towns outside London; further ones are in councils.ts. */
  readonly county?: string;
  /** The place's centre; a region has none. */
  readonly coordinates?: Coordinates;
  /** Typical emergency response in minutes, where the firm states one (`lib/areas.ts` adds it). */
  readonly response?: { readonly from: number; readonly to: number };
};
