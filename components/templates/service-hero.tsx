import type { ReactNode } from "react";
import { Drawing } from "@/components/drawings/drawing";
import { Credentials } from "@/components/sections/credentials";
import { Hero } from "@/components/sections/hero";
import { NumberedDrawing } from "@/components/sections/numbered-drawing";
import { HeroParts } from "@/components/sections/parts";
import { drawingOf, type SitePage } from "@/lib/pages";

type Props = {
  page: Pick<SitePage<"landing">, "path" | "hero" | "parts" | "states" | "partsHeading">;
  action: ReactNode;
};

/** The top of a hub or service page: its drawing, with a list of numbered parts if there are any, and credentials. */
export function ServiceHero({ page, action }: Props) {
  const { path, hero, parts, states, partsHeading } = page;
  const drawing = drawingOf(page);
  return (
    <Hero
      path={path}
      {...hero}
      action={action}
      drawing={parts ? <NumberedDrawing {...{ drawing, parts, states }} /> : <Drawing id={drawing} />}
      parts={parts && <HeroParts {...{ parts, states }} heading={partsHeading} />}
    >
      <Credentials />
    </Hero>
  );
}
