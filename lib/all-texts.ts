import { areaCopy } from "@/data/areas";
import { contactServices } from "@/data/business";
import { claims } from "@/data/claims";
import { accessibility } from "@/data/pages/accessibility";
import { areasIndex } from "@/data/pages/areas";
import { company } from "@/data/pages/company";
import { contact } from "@/data/pages/contact";
import { home } from "@/data/pages/home";
import { privacy } from "@/data/pages/privacy";
import { services } from "@/data/services/catalogue";
import { plumberLondon } from "@/data/services/plumber-london";
import { landingSlugs, servicePage, topPages } from "./pages";

/** Every text of a record, wherever it stands in it. */
export function textsOf(value: unknown): string[] {
  if (typeof value === "string") return [value];
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(textsOf) : [];
}

/** Every text the site's pages are made of, for the tests that read them all. */
export function allTexts(): readonly string[] {
  const pages = [...landingSlugs.map(servicePage), ...topPages].map(({ copy }) => copy);
  const others = [home, contact, areasIndex, plumberLondon, privacy, accessibility, company, claims, services];
  return textsOf([pages, others, areaCopy, contactServices]);
}
