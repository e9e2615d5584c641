/**
 * The types of all content. Copy is plain text in British English with two notations:
 *
 * - a link, `[words](/path)` or `[words](/path#topic)`: the path must be a route of the site and the topic must be on
 *   that page (a test follows every link); or `[words]({phone})`, which dials the number;
 * - a placeholder for a fact that is stated once: `{phone}`, `{gasEmergency}`, `{claim:name}` for the sentence of a
 *   claim in `claims.json`, as a separate sentence, and `{claim:name.short}` for its short form within a sentence.
 *   `lib/placeholders.ts` removes text around deleted claims.
 */
import type { Street } from "./areas/street";
import type { ClaimName } from "./claim-names";
import type { FigureId, Figures } from "./figures";
import type { GuideSlug, PagePath, SampleDocumentId, ServiceSlug } from "./slugs";
import type { StandardName } from "./standards";
import type { SymbolId } from "./symbols";

/** Text about a claim, which is shown only while the claim exists. */
type WithClaim = { readonly claim?: ClaimName };

/** The colour scheme of a page: one per family, red for emergencies, green for the energy page. */
export type Theme = "air" | "gas" | "water" | "emergency" | "energy";

/** A list with at least three entries, so that a thin section does not compile. */
export type AtLeastThree<T> = readonly [T, T, T, ...T[]];

/** A page's metadata for search engines. */
export type PageMeta = {
  /** Unique, at most 60 characters, without the brand (the brand is added). */
  readonly title: string;
  /** Unique, from 120 to 160 characters. */
  readonly description: string;
  readonly keywords: AtLeastThree<string>;
  /** For pages about a single place; becomes the geo tags. */
  readonly location?: GeoLocation;
};

/** The fields of every page's record. The kind determines the page's template. */
export type RecordOf<Kind extends string> = {
  readonly kind: Kind;
  readonly path: `/${string}`;
  /** The name in menus, lists and breadcrumbs. */
  readonly name: string;
  /** One line of at most 110 characters, for cards and for the preview image of a shared link. */
  readonly summary: string;
  readonly theme: Theme;
  /** The parent page in the breadcrumbs: a family's hub, or the home page, which has no parent. */
  readonly parent: Kind extends "home" ? undefined : PagePath;
  readonly meta: PageMeta;
};

/** A location for the geo tags, in WGS84 degrees. */
export type GeoLocation = {
  readonly name: string;
  /** ISO 3166-2: London (the default), or England outside London. */
  readonly region?: "GB-LND" | "GB-ENG";
  readonly postcode: string;
  readonly latitude?: number;
  readonly longitude?: number;
};

/** A short name with the sentence that explains it. */
export type NamedText = WithClaim & { readonly name: string; readonly text: string };

/** A named text with a symbol beside its name. */
export type SymbolText = NamedText & { readonly symbol: SymbolId };

export type Question = WithClaim & { readonly question: string; readonly answer: string };

/** A legal duty of the client: when it is due, and the record that we provide. */
export type Duty = { readonly duty: string; readonly due: string; readonly record: string };

/** A section of cards, each with a name and a sentence. */
type CardBand = { readonly heading: string; readonly items: AtLeastThree<NamedText> };

/** A section that answers one search query. Other pages link to its id (`/air-conditioning#tm44`). */
export type Topic = {
  readonly id: string;
  readonly figure?: FigureId;
  /** The words of the search query. */
  readonly heading: string;
  readonly paragraphs: readonly [string, ...string[]];
  readonly items?: AtLeastThree<string>;
  /** A table below it, computed from figures in `data/`. */
  readonly table?: "leak-checks";
};

/** A warranty and its conditions. */
export type WarrantyCopy = WithClaim & {
  readonly heading: string;
  readonly text: string;
  readonly terms: AtLeastThree<string>;
};

/** A numbered part of a page's drawing: its position on the sheet (480 by 360), and facts for the visitor. */
export type Part = {
  readonly at: readonly [x: number, y: number];
  /** The position of the numbered balloon, beside the part, with a leader to it. */
  readonly balloon: readonly [x: number, y: number];
  readonly name: string;
  /** Its function, in one short sentence. */
  readonly does: string;
  /** Its failure and the symptom, in one short sentence. */
  readonly fails: string;
};

/** The states of a drawing that a visitor can select: running, failed, and after our visit. */
export type DrawingStates = {
  /** The number of the part that fails, which is drawn in red. */
  readonly fails?: 1 | 2 | 3 | 4 | 5 | 6;
  /** The media whose flow has stopped in the failed state. */
  readonly stops?: readonly Flow[];
  /** What a visitor notices in each state, in one short sentence. */
  readonly texts: readonly [running: string, failed: string, after: string];
  /** The label of the drawing without animation, if "Still" is not enough. */
  readonly still?: string;
  /** Names of the states, where "Running", "Failed" and "After our visit" do not fit. */
  readonly names?: readonly [running: string, failed: string, after: string];
};

type Flow = "air" | "gas" | "water" | "hot" | "return" | "liquid" | "waste";

/** A danger on a page of first steps: its card on the first screen, and the instructions it opens. */
export type Danger = {
  /** Its fragment in the page's address. */
  readonly id: "gas" | "carbon-monoxide" | "water" | "heating" | "cooling" | "fire";
  /** The card's title, in two or three words. */
  readonly title: string;
  /** The card's line: the most urgent action, in a few words. */
  readonly atOnce: string;
  readonly firstSteps: readonly [string, string, ...string[]];
  /** Whom to call, in order. A public service for the danger comes before the firm. */
  readonly calls: readonly [Call, ...Call[]];
  /** A sentence about the repair, with a link to its page. */
  readonly repair: string;
};

type Call = { readonly name: string; readonly phone: string };

/** What has happened, such as a carbon monoxide alarm, and what to do first. */
export type FirstCase = { readonly sign: Danger["id"]; readonly name: string; readonly text: string };

/** A service landing page, without header and footer. */
export type LandingRecord = RecordOf<"landing"> & {
  /** The target of its quote buttons: the contact page, or the booking page in a new tab. */
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
  /** For emergency pages only: what to do before help arrives, in order. */
  readonly firstSteps?: AtLeastThree<string>;
  /** Instead of the steps, if what to do depends on what has happened. */
  readonly firstCases?: AtLeastThree<FirstCase>;
  /** The page's six services; building management systems have eight. */
  readonly grid: {
    readonly heading: string;
    readonly items: readonly [SymbolText, SymbolText, SymbolText, SymbolText, SymbolText, SymbolText, ...SymbolText[]];
  };
  /** The numbered parts of the page's drawing. */
  readonly parts?: AtLeastThree<Part>;
  /** The heading of the parts, if the drawing shows only one thing that the page covers, such as a fan. */
  readonly partsHeading?: string;
  readonly states?: DrawingStates;
  /** The steps of our work: survey, design, permits, installation, commissioning, handover. */
  readonly approach: {
    readonly heading: string;
    readonly steps: readonly [NamedText, NamedText, NamedText, NamedText, ...NamedText[]];
  };
  /** The factors that determine the design, the programme or the price. */
  readonly dependsOn: AtLeastThree<string>;
  /** What the client should prepare. */
  readonly prepare: AtLeastThree<string>;
  /** Further sections of cards (system types, control brands). */
  readonly extras?: readonly CardBand[];
  /** Types of work in this service that people search for by name. */
  readonly topics?: readonly Topic[];
  readonly warranty?: WarrantyCopy;
  readonly benefits: { readonly heading: string; readonly items: AtLeastThree<string> };
  readonly highlights: readonly [NamedText, NamedText];
  /** A record that the client receives, shown with example data. */
  readonly sampleDocument?: SampleDocumentId;
  /** The heading of that section, if the highlights above it cover more than the record. */
  readonly recordHeading?: string;
  /** The duty holder's obligations under law and standards. */
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
    /** The requests in the last paragraph, in order. */
    readonly steps?: readonly string[];
  };
  readonly triage?: undefined;
};

/** On the page that sorts emergencies, the dangers replace the overview. */
type Triage = {
  readonly triage: readonly [Danger, Danger, Danger, Danger, Danger, Danger];
  readonly overview?: undefined;
};

/** A danger, whose colour marks the row: gas may be escaping, or people or the building are at risk. */
type Marked = { readonly danger?: "gas" | "emergency" };

/** A problem or question with its answer and, if it has one, its symbol. */
export type Answer = NamedText & Marked & { readonly symbol?: SymbolId };

/** The page of a hub or family: it compares services and helps visitors choose. */
export type HubRecord = RecordOf<"hub"> & {
  readonly figures?: Figures<"intro" | "chooser" | "benefits" | "sampleDocument" | "questions">;
  /** The kind of its services, as in "our gas services". */
  readonly serviceKind: string;
  readonly hero: { readonly heading: string; readonly lead: string };
  readonly introHeading: string;
  readonly intro: readonly [string, string, ...string[]];
  /** One line per service about whom it suits, in the order of the page. */
  readonly services: AtLeastThree<{ readonly slug: ServiceSlug; readonly suits: string }>;
  /** The section "Which of these is my problem?" */
  readonly chooser: { readonly heading: string; readonly items: AtLeastThree<Answer> };
  /** Types of work in this family that people search for by name. */
  readonly topics?: readonly Topic[];
  readonly benefits: { readonly heading: string; readonly items: AtLeastThree<string> };
  /** A record that the client receives, shown with example data. */
  readonly sampleDocument?: SampleDocumentId;
  readonly compliance: readonly [Duty, ...Duty[]];
  readonly questions: AtLeastThree<Question>;
  readonly closing: { readonly heading: string; readonly text: string };
};

/** The law on a guide's question, with its sources. Each figure must be in one of the sources. */
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
  /** Hidden on phones, which show only the figure at the top. */
  readonly figures?: Figures<"calls" | "law" | "price">;
  /** The list of `/guides` that contains it. */
  readonly list: "faults" | "duties";
  /** The day of first publication, such as 2026-11-23. */
  readonly published: string;
  /** The question, and its answer in two sentences. */
  readonly hero: { readonly heading: string; readonly lead: string };
  /** Its title and question while the firm states a price on it. No other title contains the word "cost". */
  readonly priced?: { readonly title: string; readonly heading: string };
  /** What readers can safely check, in order, and when to stop. */
  readonly checks: {
    readonly heading: string;
    readonly steps: AtLeastThree<NamedText>;
    readonly stop: string;
    /** Sources, other than laws, of figures in the whole guide: makers' instructions, standards. */
    readonly sources?: readonly StandardName[];
  };
  /** Whom to call, and when, in order. */
  readonly calls: AtLeastThree<SymbolText & Marked>;
  readonly law: {
    /** The day the law was last checked, such as 2026-11-23. The build reports it after a year. */
    readonly checked: string;
    readonly notes: readonly [LawNote, ...LawNote[]];
  };
  /** The factors that determine the price. */
  readonly price: AtLeastThree<string>;
  readonly related: readonly [ServiceSlug, ServiceSlug];
  /** Further pages that link to it. */
  readonly alsoOn?: readonly (ServiceSlug | PagePath)[];
};

/** The readers of a part of an area's advice, or "access": what everyone must arrange before a visit. */
export type AreaReader = "houses" | "flats" | "shops" | "offices" | "access";

/** The copy and the street of one area page. They must be specific to that area. */
export type AreaCopy = {
  readonly description: string;
  /** One or two sentences below the area's name. */
  readonly lead: string;
  /** How the firm works there, by kind of reader; each text is a paragraph. */
  readonly advice: { readonly [reader in AreaReader]?: readonly [string, ...string[]] };
  /** The services that the local buildings need most, and why. */
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

/** The basic facts of an area. */
export type Area = {
  readonly name: string;
  /** Set if the name takes an article within a sentence: "in the City of London". */
  readonly article?: true;
  /** One of the 57 London areas, a town around London, or a region (which has no outward code). */
  readonly type: "london" | "surrounding" | "other";
  readonly region: Region;
  /** The main outward code (first half of a postcode); empty for a region. */
  readonly outwardCode: string;
  /** Further outward codes that belong to this area. */
  readonly alsoServes?: readonly string[];
  /** The main local authority, by its full name; further ones are in councils.ts. */
  readonly authority?: string;
  /** The main county, for towns outside London; further ones are in councils.ts. */
  readonly county?: string;
  /** The centre of the place; regions have none. */
  readonly coordinates?: Coordinates;
  /** The typical emergency response in minutes, if the firm states one (added by `lib/areas.ts`). */
  readonly response?: { readonly from: number; readonly to: number };
};
