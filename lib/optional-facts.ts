import { business } from "@/data/business";
import { optionalFacts } from "@/data/optional-facts";
import type { NamedText } from "@/data/types";
import { asList } from "./area-facts";
import { hasPage } from "./pages";
import { appliesTo } from "./paths";

/**
 * Returns the case, the testimonial and the engineer of a page: the first of each that names it and has a permission.
 * @param path the page's path
 */
export function slotsOf(path: string) {
  const { cases, testimonials, team } = optionalFacts;
  const here = appliesTo(path);
  const isShown = (entry: { pages: readonly string[]; permission: string }) => entry.permission !== "" && here(entry);
  return { work: cases.find(isShown), testimonial: testimonials.find(isShown), engineer: team.find(isShown) };
}

const mcsWords = {
  "": "",
  yes: "We are MCS certified, number {number}.",
  no: "We are not MCS certified. For a heat pump grant, an MCS certified installer has to do the work.",
};
const tm44Words = {
  "": "",
  done: "Our own accredited assessors carry them out.",
  arranged: "We book an independent accredited assessor for you and have the records and access ready.",
};
const supplierList =
  "Our [supplier information](/supplier-information) has the company, registers, insurance and policies on one page.";

/**
 * Returns a page's prices and other optional facts by name: those that name the page, and on service pages also those
 * about all work.
 * @param path the page's path
 */
export function factsOf(path: string) {
  const here = appliesTo(path);
  const { prices, makes, leadTimes, mcs, tm44, workmanship, whoComes } = optionalFacts;
  const row = (isShown: boolean, name: string, text: string) => (isShown && text ? [{ name, text }] : []);
  const isService = path !== "/";
  const rows: readonly NamedText[] = [
    ...makes.filter(here).map(({ names }) => ({ name: "Makes we work on", text: asList(names) })),
    ...leadTimes.filter(here).map(({ text }) => ({ name: "How soon we start", text })),
    ...row(
      here({ pages: ["energy-efficient-solutions"] }),
      "MCS certification",
      mcsWords[mcs.certified].replace("{number}", mcs.number),
    ),
    ...row(path === "/maintenance" && hasPage("/supplier-information"), "For your supplier list", supplierList),
    ...row(path === "/air-conditioning", "TM44 inspections", tm44Words[tm44]),
    ...row(isService, "Guarantee on our work", workmanship),
    ...row(isService, "Who comes", whoComes),
    ...row(isService, "Insurance", business.legal.insurance),
  ];
  return { prices: prices.filter(here), rows };
}
