import { business } from "@/data/business";
import { optionalFacts } from "@/data/optional-facts";
import type { OptionalFacts } from "@/data/schema";
import type { NamedText } from "@/data/types";
import { hasPage } from "./pages";
import { asList } from "./place-facts";

/** Which of the optional facts a page shows. */
export type FactsOfPage = Pick<OptionalFacts, "prices" | "cases" | "testimonials"> & {
  /** What else there is to know, each under its name. */
  readonly rows: readonly NamedText[];
};

/**
 * What the firm has filled in of the optional facts for a page: what names the page, and on every page of services
 * what holds for all work. Customers who gave no permission are left out.
 * @param path the page's address
 */
export function factsOf(path: string): FactsOfPage {
  const here = ({ pages }: { pages: readonly string[] }) =>
    pages.some((page) => page === path || path.endsWith(`/${page}`));
  const permitted = ({ permission }: { permission: string }) => permission !== "";
  const { prices, makes, leadTimes, cases, testimonials } = optionalFacts;
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
    cases: cases.filter(here).filter(permitted),
    testimonials: testimonials.filter(here).filter(permitted),
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

/** What leads a procurement team to the page that is for them, where it exists. */
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
