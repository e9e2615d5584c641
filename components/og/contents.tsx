import type { ReactElement } from "react";
import { figureSizeOf, figures } from "@/components/drawings/figures";
import { type SchematicId, schematicOf } from "@/components/drawings/schematics";
import { regionNames } from "@/lib/areas";
import { drawingOf, pageOf, pagesOf, type SitePage } from "@/lib/pages";
import { BuildingPicture } from "./building-picture";
import { ContactPicture } from "./contact-picture";
import { panel } from "./drawing-sheet";
import type { Measure } from "./lettering";
import { MapPicture } from "./map-picture";
import { NotesPicture } from "./notes-picture";
import { StreetPicture } from "./street-picture";

/** What a page's picture shows, and says besides the page's summary. */
export type Contents = {
  readonly kicker: string;
  /** Where it isn't the page's name. */
  readonly name?: string;
  readonly number: string;
  readonly title: string;
  readonly draw: (measure: Measure) => ReactElement;
};

/** A drawing in the area of a sheet's picture, so many pixels below the sheet's upper edge. */
function onSheet(below: number, height: number, viewBox: string, className: string, drawing: ReactElement) {
  return (
    <svg
      x={panel.left + 6}
      y={panel.top + below}
      width="568"
      height={height}
      viewBox={viewBox}
      className={className}
      aria-hidden="true"
    >
      {drawing}
    </svg>
  );
}

function schematic(id: SchematicId): Pick<Contents, "number" | "title" | "draw"> {
  const { number, name, draw } = schematicOf(id);
  // Its own border and title block are left out: the sheet has them.
  return { number, title: name, draw: () => onSheet(36, 420, "10 8 460 340", "drawing", draw()) };
}

/** The drawing of a guide, numbered as the guides are. */
function figure({ path, figure: id }: SitePage<"guide">): Pick<Contents, "number" | "title" | "draw"> {
  const { width, height } = figureSizeOf(id);
  const number = pagesOf("guide").findIndex((guide) => guide.path === path) + 1;
  return {
    number: `Q-${String(number).padStart(2, "0")}`,
    title: "Guide",
    draw: () => onSheet(12, 468, `0 0 ${width} ${height}`, "drawing figure", figures[id].draw()),
  };
}

function notes(
  { sheet, theme }: SitePage<"calendar" | "supplier" | "document" | "guides" | "who-pays">,
  parts: readonly ({ readonly heading: string } | { readonly event: string })[],
): Pick<Contents, "number" | "draw"> {
  const headings = parts.map((part) => ("event" in part ? part.event : part.heading));
  return { number: sheet, draw: (measure) => <NotesPicture theme={theme} headings={headings} measure={measure} /> };
}

/** What the picture of a page shows. */
export function contentsOf(page: SitePage): Contents {
  const kicker = page.parent === undefined || page.parent === "/" ? "London" : pageOf(page.parent).name;
  switch (page.kind) {
    case "home":
      return {
        kicker,
        name: page.hero.heading,
        number: "00",
        title: "Section through a building",
        draw: () => <BuildingPicture />,
      };
    case "contact":
      return {
        kicker,
        number: "01",
        title: "How to reach us",
        draw: (measure) => <ContactPicture measure={measure} />,
      };
    case "areas":
      return { kicker, number: "M-00", title: "Coverage map", draw: () => <MapPicture /> };
    case "area": {
      const { region, county, type, outwardCode } = page.area;
      const { street } = page;
      return {
        kicker: type === "other" ? "London" : (county ?? regionNames[region]),
        number: outwardCode || "M-01",
        ...(street
          ? { title: "Street in elevation", draw: () => <StreetPicture street={street} /> }
          : { title: "Coverage map", draw: () => <MapPicture /> }),
      };
    }
    case "calendar":
      return { kicker, title: "Duties", ...notes(page, page.compliance) };
    case "supplier":
      return {
        kicker,
        title: "Company",
        ...notes(page, [page.company, page.registers, page.insurance, page.policies]),
      };
    case "document":
      return { kicker, title: "Notes", ...notes(page, page.sections) };
    case "guides":
      return {
        kicker,
        title: "Notes",
        ...notes(
          page,
          pagesOf("guide").map(({ name }) => ({ heading: name })),
        ),
      };
    case "who-pays":
      return {
        kicker,
        title: "Notes",
        ...notes(
          page,
          Object.values(page.people).map(({ name }) => ({ heading: name })),
        ),
      };
    case "guide":
      return { kicker, ...figure(page) };
    default:
      return { kicker, ...schematic(drawingOf(page)) };
  }
}
