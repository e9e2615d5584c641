import type { ReactElement } from "react";
import { drawingSizeOf, figures, sheetTitleOf } from "@/components/drawings/figures";
import { type SchematicId, schematicOf } from "@/components/drawings/schematics";
import { regionNames } from "@/lib/areas";
import { drawingOf, pagesOf, type SitePage } from "@/lib/pages";
import { BuildingPicture } from "./building-picture";
import { ContactPicture } from "./contact-picture";
import { panel } from "./drawing-sheet";
import type { Measure } from "./lettering";
import { MapPicture } from "./map-picture";
import { NotesPicture } from "./notes-picture";
import { StreetPicture } from "./street-picture";

/** The content of a page's picture, in addition to its summary. */
type Contents = {
  /** The text above the name; by default the name of the parent page. */
  readonly kicker?: string;
  /** By default the page's name. */
  readonly name?: string;
  readonly number: string;
  readonly title: string;
  readonly draw: (measure: Measure) => ReactElement;
};

/** A drawing in the panel of the sheet. @param below its distance from the panel's upper edge, in pixels */
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

function schematic(id: SchematicId): Contents {
  const { number, name, draw } = schematicOf(id);
  // The view box crops the schematic's border and title block, because the sheet has its own.
  return { number, title: name, draw: () => onSheet(36, 420, "10 8 460 340", "drawing", draw()) };
}

/** The drawing of a guide. The sheet has its own title block. */
function figure({ figure: id }: SitePage<"guide">): Contents {
  const { width, height } = drawingSizeOf(id);
  const { sheet, name } = sheetTitleOf(id);
  return {
    number: sheet,
    title: name,
    draw: () => onSheet(12, 468, `0 0 ${width} ${height}`, "drawing figure", figures[id].draw()),
  };
}

type NotesPage = SitePage<"calendar" | "supplier" | "document" | "guides" | "who-pays">;

function notes({ theme }: NotesPage, number: string, title: string, headings: readonly string[]): Contents {
  const draw = (measure: Measure) => <NotesPicture theme={theme} headings={headings} measure={measure} />;
  return { number, title, draw };
}

const eventOf = ({ event }: { readonly event: string }) => event;
const headingOf = ({ heading }: { readonly heading: string }) => heading;
const nameOf = ({ name }: { readonly name: string }) => name;

export function contentsOf(page: SitePage): Contents {
  switch (page.kind) {
    case "home": {
      const title = "Section through a building";
      return { name: page.hero.heading, number: "00", title, draw: () => <BuildingPicture /> };
    }
    case "contact":
      return { number: "01", title: "How to reach us", draw: (measure) => <ContactPicture measure={measure} /> };
    case "areas":
      return { number: "M-00", title: "Coverage map", draw: () => <MapPicture /> };
    case "area": {
      const { region, county, type, outwardCode } = page.area;
      return {
        kicker: type === "other" ? "London" : (county ?? regionNames[region]),
        number: outwardCode || "M-01",
        title: "Street in elevation",
        draw: () => <StreetPicture street={page.street} />,
      };
    }
    case "calendar":
      return notes(page, sheetTitleOf(page.figures.hero).sheet, "Duties", page.compliance.map(eventOf));
    case "supplier":
      return notes(
        page,
        page.sheet,
        "Company",
        [page.company, page.registers, page.insurance, page.policies].map(headingOf),
      );
    case "document":
      return notes(page, sheetTitleOf(page.figure).sheet, "Notes", page.sections.map(headingOf));
    case "guides":
      return notes(page, sheetTitleOf("guide-places").sheet, "Notes", pagesOf("guide").map(nameOf));
    case "who-pays":
      return notes(page, sheetTitleOf(page.figure).sheet, "Notes", Object.values(page.people).map(nameOf));
    case "guide":
      return figure(page);
    default:
      return schematic(drawingOf(page));
  }
}
