import { familyServices, pageServices } from "@/data/form-services";
import { guides } from "@/data/guides";
import { pages } from "@/data/pages";
import { services } from "@/data/services";
import { areaOf, areaPath, areaSlugs } from "./areas";
import type { Subject } from "./enquiry";
import { slugOf } from "./slug";

const named: Readonly<Record<string, string>> = { ...familyServices, ...pageServices };
const kinds: readonly string[] = ["hub", "landing", "plumber"];

const pageSubjects: readonly Subject[] = [...Object.values(pages), ...Object.values(services)].map((page) => {
  const { kind, path, name, parent = "" } = page;
  if (!kinds.includes(kind)) return { path, name: "", service: "" };
  return { path, name, service: named[slugOf(path)] ?? named[path] ?? named[parent] ?? "" };
});

/** The services and their hubs, which the contact page passes to its form. The form fetches the areas on demand. */
export const serviceSubjects = pageSubjects.filter(({ name }) => name !== "");

/** Every page of the site. */
export const subjects: readonly Subject[] = [
  ...pageSubjects,
  ...Object.values(guides).map(({ path, name }) => ({ path, name, service: "" })),
  ...areaSlugs.map((slug) => ({ path: areaPath(slug), name: areaOf(slug).name, service: "" })),
];
