import type { ReactElement } from "react";
import { type SchematicId, schematics } from "@/components/drawings/schematics";
import type { AreaSlug } from "@/data/areas/places";
import { accessibility } from "@/data/pages/accessibility";
import type { PagePath } from "@/data/pages/catalogue";
import type { DocumentCopy } from "@/data/pages/document";
import { home } from "@/data/pages/home";
import { pictureLines } from "@/data/pages/picture-lines";
import { privacy } from "@/data/pages/privacy";
import { services } from "@/data/services/catalogue";
import { placeOf, regionNames } from "@/lib/areas";
import { topPages } from "@/lib/pages";
import { areaPath, areaSlugs, routeOf, type SitePath, servicePath, serviceSlugs } from "@/lib/paths";
import { callForTime, responseTime } from "@/lib/response";
import { BuildingPicture } from "./building-picture";
import { ContactPicture } from "./contact-picture";
import type { Measure } from "./lettering";
import { MapPicture } from "./map-picture";
import { NotesPicture } from "./notes-picture";
import { panel } from "./sheet";

/** What a page's picture says and shows. */
export type Subject = {
  readonly path: SitePath;
  readonly kicker: string;
  /** Where it isn't the page's name. */
  readonly name?: string;
  readonly line: string;
  readonly number: string;
  readonly title: string;
  readonly draw: (measure: Measure) => ReactElement;
};

function schematic(id: SchematicId): Pick<Subject, "number" | "title" | "draw"> {
  const { number, name, draw } = schematics[id];
  // Its own border and title block are left out: the sheet has them.
  return {
    number,
    title: name,
    draw: () => (
      <svg
        x={panel.left + 6}
        y={panel.top + 36}
        width="568"
        height="420"
        viewBox="10 8 460 340"
        className="drawing"
        aria-hidden="true"
      >
        {draw()}
      </svg>
    ),
  };
}

const isPage = (path: SitePath): path is PagePath => path in pictureLines;
const named = (path: PagePath) => ({ path, line: pictureLines[path] });

const notes = (path: PagePath, number: string, { sections }: DocumentCopy): Subject => ({
  ...named(path),
  kicker: "London",
  number,
  title: "Notes",
  draw: (measure) => (
    <NotesPicture theme={routeOf(path).theme} headings={sections.map(({ heading }) => heading)} measure={measure} />
  ),
});

const pages: readonly Subject[] = [
  {
    ...named("/"),
    kicker: "London",
    name: home.hero.heading,
    number: "00",
    title: "Section through a building",
    draw: () => <BuildingPicture />,
  },
  {
    ...named("/contact"),
    kicker: "London",
    number: "01",
    title: "How to reach us",
    draw: (measure) => <ContactPicture measure={measure} />,
  },
  { ...named("/areas"), kicker: "London", number: "M-00", title: "Coverage map", draw: () => <MapPicture /> },
  notes("/privacy", "02", privacy),
  notes("/accessibility", "03", accessibility),
  ...topPages.flatMap(({ path, drawing }) => {
    if (!isPage(path)) return [];
    const { parent = "/" } = routeOf(path);
    return { ...named(path), kicker: parent === "/" ? "London" : routeOf(parent).name, ...schematic(drawing) };
  }),
];

const servicePages = serviceSlugs.map((slug): Subject => {
  const path = servicePath(slug);
  const { parent = "/" } = routeOf(path);
  return { path, kicker: routeOf(parent).name, line: services[slug].summary, ...schematic(slug) };
});

function areaSubject(slug: AreaSlug): Subject {
  const place = placeOf(slug);
  const { name, region, county, type, outwardCode } = place;
  const time = responseTime(place);
  return {
    path: areaPath(slug),
    kicker: type === "other" ? "London" : (county ?? regionNames[region]),
    line: `Heating, cooling, gas and plumbing. Emergencies: ${time ? `typically ${time}` : callForTime}.`,
    number: outwardCode || "M-01",
    title: "Coverage map",
    name,
    draw: () => <MapPicture area={slug} />,
  };
}

/** What every page's picture says and shows. */
export const subjects: readonly Subject[] = [...pages, ...servicePages, ...areaSlugs.map(areaSubject)];
