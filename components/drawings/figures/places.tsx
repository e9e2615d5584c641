import type { ReactNode } from "react";
import { Vector } from "@/components/ui/vector";
import type { FigureId } from "@/data/figures";
import { pageOf, type SitePage } from "@/lib/pages";
import type { SitePath } from "@/lib/paths";
import { latePath } from "../late-files";
import { figures } from ".";
import { figureSize } from "./types";

const sizeOf = (id: FigureId) => ({ ...figureSize, ...(figures[id].height && { height: figures[id].height }) });

/** The drawing of a figure with its size, and the address of its file. */
export function figureFile(id: FigureId) {
  return { src: latePath("figures", id), ...sizeOf(id), draw: figures[id].draw };
}

/** The figures of a page by the section they stand in, or the topic. */
function placesOf(page: SitePage): Readonly<Record<string, FigureId | undefined>> {
  const topics = "topics" in page ? (page.topics ?? []) : [];
  return {
    ...Object.fromEntries(topics.map(({ id, figure }) => [id, figure])),
    ...("figures" in page && page.figures),
    ...("figure" in page && { hero: page.figure }),
  };
}

/**
 * The figure of a section of a page, or nothing.
 * @param late on a phone, only in a section that has been opened, but for the overview's
 */
export function figuresOf(path: SitePath, late = false): (section: string) => ReactNode {
  const places = placesOf(pageOf(path));
  return (section) => {
    const id = places[section];
    const className = late && section !== "overview" ? "figure later" : "figure";
    return (
      id && (
        <Vector
          className={className}
          loading="lazy"
          src={latePath("figures", id)}
          alt={figures[id].alt}
          {...sizeOf(id)}
        />
      )
    );
  };
}
