import type { ReactNode } from "react";
import { figuresOf } from "@/components/drawings/figures/section-figures";
import { KeyPlan } from "@/components/drawings/key-plan/key-plan";
import { type BuildingViews, buildingViews } from "@/data/building-views";
import type { SitePage } from "@/lib/pages";
import { slugOf } from "@/lib/slug";

/** The sections that show a service in its building. */
const views: Readonly<Record<string, keyof BuildingViews>> = { overview: "where", approach: "work" };

/** The drawings of the sections of a service page: a view of the building or a figure, if there is one. */
export function landingFigures({ path, parts }: SitePage<"landing">): (section: string) => ReactNode {
  const slug = slugOf(path);
  const building = Object.entries(buildingViews).find(([service]) => service === slug)?.[1];
  const figure = figuresOf(path, parts !== undefined);
  return (section) => {
    const show = views[section];
    return building && show ? <KeyPlan slug={slug} views={building} show={show} /> : figure(section);
  };
}
