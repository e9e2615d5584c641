import { business } from "@/data/business";
import { optionalFacts } from "@/data/optional-facts";
import type { OptionalFacts } from "@/data/schema";
import type { NamedText } from "@/data/types";
import { asList } from "./area-facts";
import { hasPage } from "./pages";

/** Which of the optional facts a page shows. */
export type FactsOfPage = Pick<OptionalFacts, "prices"> & {
  /** Further facts by name. */
  readonly rows: readonly NamedText[];
};

/** Whether a record names a page. */
const isOn =
  (path: string) =>
  ({ pages }: { pages: readonly string[] }) =>
    pages.some((page) => page === path || path.endsWith(`/${page}`));

/**
 * The case, the testimonial and the engineer of a page: the first of each that names the page and has a permission.
 * @param path the page's address
 */
export function slotsOf(path: string) {
  const { cases, testimonials, team } = optionalFacts;
  const here = isOn(path);
  const isShown = (entry: { pages: readonly string[]; permission: string }) => entry.permission !== "" && here(entry);
  return { work: cases.find(isShown), testimonial: testimonials.find(isShown), engineer: team.find(isShown) };
}

/**
 * What else the firm has filled in of the optional facts for a page: what names the page, and on every page of services
 * what holds for all work.
 * @param path the page's address
 */
export function factsOf(path: string): FactsOfPage {
  const here = isOn(path);
  const { prices, makes, leadTimes } = optionalFacts;
  const rows = [
    ...makes.filter(here).map(({ names }) => ({ name: "Makes we work on", text: asList(names) })),
    ...leadTimes.filter(here).map(({ text }) => ({ name: "How soon we start", text })),
    { name: "MCS certification", text: here({ pages: ["energy-efficient-solutions"] }) ? mcs() : "" },
    { name: "For your supplier list", text: path === "/maintenance" ? supplierList() : "" },
    { name: "TM44 inspections", text: here({ pages: ["/air-conditioning"] }) ? tm44() : "" },
    ...(path === "/" ? [] : general()),
  ];
  return {
    prices: prices.filter(here),
    rows: rows.filter(({ text }) => text !== ""),
  };
}

/** What holds for all work. */
function general(): readonly NamedText[] {
  return [
    { name: "Guarantee on our work", text: optionalFacts.workmanship },
    { name: "Who comes", text: optionalFacts.whoComes },
    { name: "Insurance", text: business.legal.insurance },
  ];
}

/** The link to the page for procurement teams, if it exists. */
function supplierList(): string {
  return hasPage("/supplier-information")
    ? "Our [supplier information](/supplier-information) has the company, registers, insurance and policies on one page."
    : "";
}

function mcs(): string {
  const { mcs } = optionalFacts;
  if (mcs.certified === "") return "";
  return mcs.certified === "yes"
    ? `We are MCS certified, number ${mcs.number}.`
    : "We are not MCS certified. For a heat pump grant, an MCS certified installer has to do the work.";
}

function tm44(): string {
  const { tm44 } = optionalFacts;
  if (tm44 === "") return "";
  return tm44 === "done"
    ? "Our own accredited assessors carry them out."
    : "We book an independent accredited assessor for you and have the records and access ready.";
}
