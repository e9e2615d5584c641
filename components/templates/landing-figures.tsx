import type { ReactNode } from "react";
import { figuresOf } from "@/components/drawings/figures/places";
import { KeyFigure } from "@/components/drawings/key/key-figure";
import { type BuildingViews, buildingViews } from "@/data/building-views";
import type { ServiceSlug } from "@/data/slugs";
import type { SitePage } from "@/lib/pages";
import { slugOf } from "@/lib/slug";

/** The bands that show a service in its building. */
const views: Readonly<Record<string, keyof BuildingViews>> = { overview: "where", approach: "work" };

/** The drawing of a band of a service page: a view of the building, else a figure of its own, or nothing. */
export function landingFigures({ path, parts }: SitePage<"landing">): (band: string) => ReactNode {
  const slug = slugOf(path);
  const building = buildingViews[slug as ServiceSlug];
  const figure = figuresOf(path, parts !== undefined);
  return (band) => {
    const show = views[band];
    return building && show ? <KeyFigure slug={slug} views={building} show={show} /> : figure(band);
  };
}
