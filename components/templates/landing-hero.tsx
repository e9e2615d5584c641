import { Drawing } from "@/components/drawings/drawing";
import { figuresOf } from "@/components/drawings/figures/section-figures";
import { Credentials } from "@/components/sections/credentials";
import { EmergencyHero } from "@/components/sections/emergency-hero";
import { Hero } from "@/components/sections/hero";
import { HeroParts, NumberedDrawing } from "@/components/sections/parts";
import { TriageHero } from "@/components/sections/triage";
import { drawingOf, type SitePage } from "@/lib/pages";
import { LandingAction } from "./landing-action";

/** The top of a service page: its drawing or, where it is an emergency, the number and what to do first. */
export function LandingHero({ page }: { page: SitePage<"landing"> }) {
  const { path, hero, firstSteps, triage, parts, states } = page;
  if (triage) return <TriageHero path={path} heading={hero.heading} dangers={triage} />;
  return page.theme === "emergency" ? (
    <EmergencyHero
      path={path}
      {...hero}
      firstSteps={firstSteps}
      figure={figuresOf(path)("first")}
      action={<LandingAction page={page} placement="hero" variant="outline-light" />}
    />
  ) : (
    <Hero
      path={path}
      {...hero}
      action={<LandingAction page={page} placement="hero" variant="outline" />}
      drawing={
        parts ? (
          <NumberedDrawing drawing={drawingOf(page)} parts={parts} states={states} />
        ) : (
          <Drawing id={drawingOf(page)} />
        )
      }
      parts={parts && <HeroParts parts={parts} states={states} />}
    >
      <Credentials />
    </Hero>
  );
}
