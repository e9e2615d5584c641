import { standards } from "@/data/standards";
import { pagesOf } from "./pages";
import { basisOf } from "./standards";
import { sourcesOf } from "./testing/sources";

/** Patterns for the names of laws, standards and guides. */
const mentions = [
  /\b(?:BS|PD|PAS)(?: EN)?(?: ISO)? \d[\d-]*\d/g,
  /(?<!BS )(?<!BS EN )\b(?:EN|ISO)(?: ISO)? \d[\d-]*\d/g,
  /\bIGEM?\/[A-Z]+\/\d+[A-Z]?/g,
  /(?<!\/)\bUP\/\d+[A-Z]?/g,
  /\bCIBSE (?:Guide|Commissioning Code) [A-Z]\b/g,
  /\b(?:TM|AM|CP)\d+\b/g,
  /\bBG ?\d+\b/g,
  /\bHSG ?\d+\b/g,
  /\bHTM ?\d[\d-]*\d/g,
  /\bACoP L\d+|(?<!ACoP )\bL\d{1,3}\b/g,
  /\bTR\/?19(?: (?:Air|Grease))?/g,
  /\bDW\/?\d+/g,
  /\bSFG ?20\b/g,
  /\bRIBA Plan of Work\b/g,
  /\bBuilding Regulations(?: Part [A-Z]\b| 2010)/g,
  /\bApproved Document [A-Z]\b/g,
  /\bRegulation \((?:EU|EC)\)(?: No)? \d+\/\d+/g,
  // A title: capitalised words and the lower-case words between them, up to the year.
  /\b[A-Z][\w’]*(?:,? (?:\(?[A-Z][\w’]*(?:, [A-Z][\w’]*)*(?: and [A-Z][\w’]*)*\)?|and|of|at|to|in|for|etc\.|the))* (?:Regulations|Act|Order|Rules)(?: \([A-Z][\w ]*\))* (?:19|20)\d\d\b/g,
];

/** Acronyms of laws, and their titles. */
const acronyms: Readonly<Record<string, string>> = {
  GSIUR: "Gas Safety (Installation and Use) Regulations 1998",
  PSSR: "Pressure Systems Safety Regulations 2000",
  COSHH: "Control of Substances Hazardous to Health Regulations 2002",
  RIDDOR: "Reporting of Injuries, Diseases and Dangerous Occurrences Regulations 2013",
  DSEAR: "Dangerous Substances and Explosive Atmospheres Regulations 2002",
  LOLER: "Lifting Operations and Lifting Equipment Regulations 1998",
  MEES: "Energy Efficiency (Private Rented Property) (England and Wales) Regulations 2015",
  ESOS: "Energy Savings Opportunity Scheme Regulations 2014",
  CDM: "Construction (Design and Management) Regulations 2015",
  PECR: "Privacy and Electronic Communications (EC Directive) Regulations 2003",
};

/** Words before a title that are not part of it; no title on the site contains "and the". */
const leadIn =
  /^(?:.* (?:and|or|of|for|to|in|at) the |(?:The|Under|By|In|For|From|See|And|Since|Where|With) (?:the )?)/;

/** The names in a text, in the form of `standards.ts`. */
function namesIn(text: string): string[] {
  const found = mentions.flatMap((pattern) => text.match(pattern) ?? []);
  const short = Object.keys(acronyms).filter((name) => new RegExp(`\\b${name}\\b`).test(text));
  return [...found.flatMap(splitTitles), ...short.map((name) => acronyms[name] ?? name)];
}

/** Splits "the Housing Act 2004 and the Clean Air Act 1993", which is one match but two titles. */
function splitTitles(match: string): string[] {
  return (
    match
      .split(/(?<=(?:19|20)\d\d)(?:,| and| or)? /)
      // A title may contain such words, such as "in the Private Rented Sector".
      .map((name) => (listed.includes(name) ? name : name.replace(leadIn, "")))
      .filter(Boolean)
  );
}

const sources = ["data", "components", "app"].flatMap(sourcesOf).filter(([file]) => file !== "data/standards.ts");
const listed: readonly string[] = standards.map(({ name }) => name);

describe("laws, standards and guides", () => {
  it("are listed if a page names them", () => {
    const missing = sources.flatMap(([file, text]) =>
      namesIn(text)
        .filter((name) => !listed.includes(name))
        .map((name) => `${file}: ${name}`),
    );
    expect([...new Set(missing)]).toEqual([]);
  });

  it("are listed once, and only if a page names them", () => {
    expect(listed.filter((name, index) => listed.indexOf(name) !== index)).toEqual([]);
    const ofGuides = pagesOf("guide").flatMap(({ checks, law }) => [
      ...(checks.sources ?? []),
      ...law.notes.flatMap((note) => note.sources),
    ]);
    const named = new Set<string>([...sources.flatMap(([, text]) => namesIn(text)), ...ofGuides]);
    expect(listed.filter((name) => !named.has(name))).toEqual([]);
  });

  it("give the legal basis of every duty in a table", () => {
    const duties = pagesOf("hub", "landing").flatMap(({ compliance }) => [...compliance]);
    expect(duties.filter(({ duty }) => basisOf(duty, "2026-11-21") === "").map(({ duty }) => duty)).toEqual([]);
    const byNumber = duties.filter(({ duty }) => /\bregulations? \d/.test(duty));
    expect(byNumber.filter(({ duty }) => !basisOf(duty, "2026-11-21").startsWith("Law"))).toEqual([]);
  });

  it.each([
    ["Regulatory Reform (Fire Safety) Order 2005, BS 9999", "2026-11-21", "Law, England and Wales · Trade standards"],
    ["Test pipework: IGEM/UP/1A", "2026-11-21", "Trade standards"],
    ["Control Legionella: ACoP L8 and HSG274", "2026-11-21", "Approved Code of Practice · Guidance"],
    ["Where the appointment calls for it: BS EN ISO 19650", "2026-11-21", "Often required by contract"],
    [
      "Building Regulations etc. (Amendment) (England) Regulations 2026",
      "2027-03-23",
      "Law from 24 March 2027, England",
    ],
    ["Building Regulations etc. (Amendment) (England) Regulations 2026", "2027-03-24", "Law, England"],
  ])("label the duty %j on %s", (duty, day, label) => {
    expect(basisOf(duty, day)).toBe(label);
  });
});
