import { familyServices, pageServices } from "@/data/form-services";
import { pages } from "@/data/pages";
import { services } from "@/data/services";
import { areaPath, areaSlugs, placeOf } from "./areas";
import { slugOf } from "./slug";

/** A page that an enquiry may come from, and what it says of it. */
export type Subject = {
  readonly path: string;
  /** What the form names; empty for a page that is about no work and no place. */
  readonly name: string;
  /** What is chosen as "Service Required"; empty where the page leaves that open. */
  readonly service: string;
};

const named: Readonly<Record<string, string>> = { ...familyServices, ...pageServices };
const kinds: readonly string[] = ["hub", "landing", "plumber"];

const pageSubjects: readonly Subject[] = [...Object.values(pages), ...Object.values(services)].map((page) => {
  const { kind, path, name, parent = "" } = page;
  if (!kinds.includes(kind)) return { path, name: "", service: "" };
  return { path, name, service: named[slugOf(path)] ?? named[path] ?? named[parent] ?? "" };
});

/** The services and their hubs, as the contact page gives them to its form; the form asks for the areas when it must. */
export const serviceSubjects = pageSubjects.filter(({ name }) => name !== "");

const subjects = new Map<string, Subject>(
  [
    ...pageSubjects,
    ...areaSlugs.map((slug): Subject => ({ path: areaPath(slug), name: placeOf(slug).name, service: "" })),
  ].map((subject) => [slugOf(subject.path), subject]),
);

/** The page of an address, or of the last part of one; nothing where the site has none. */
export function subjectOf(pathOrSlug: string): Subject | undefined {
  const subject = subjects.get(slugOf(pathOrSlug));
  return pathOrSlug.includes("/") && subject?.path !== pathOrSlug ? undefined : subject;
}
