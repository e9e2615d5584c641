import { Drawing } from "@/components/drawings/drawing";
import { figuresOf } from "@/components/drawings/figures/section-figures";
import { Credentials } from "@/components/sections/credentials";
import { EmergencyCall } from "@/components/sections/emergency-call";
import { EmergencyHero } from "@/components/sections/emergency-hero";
import { GasEmergency, GasEscape } from "@/components/sections/gas-emergency";
import { Hero } from "@/components/sections/hero";
import { HeroParts, NumberedDrawing } from "@/components/sections/parts";
import { TriageHero } from "@/components/sections/triage";
import { drawingOf, headsWithGasBox, type SitePage } from "@/lib/pages";
import { LandingAction } from "./landing-action";

/** The top of a service page: the gas box, then its drawing or, in an emergency, the first steps. */
export function LandingTop({ page }: { page: SitePage<"landing"> }) {
  const { path, parent, hero, firstSteps, firstSigns, triage } = page;
  const { heading, lead } = hero;
  if (!firstSteps)
    return (
      <>
        {headsWithGasBox(page) && <GasEmergency stepsFollow={triage !== undefined} />}
        {triage ? <TriageHero path={path} heading={heading} dangers={triage} /> : <LandingHero page={page} />}
      </>
    );
  const top = { path, heading, firstSteps, figure: figuresOf(path)("first") };
  const call = { lead, action: <LandingAction page={page} placement="hero" variant="outline-light" /> };
  return parent === "/gas-services" ? (
    <>
      <GasEscape {...top} />
      <EmergencyCall {...call} />
    </>
  ) : (
    <>
      <GasEmergency />
      <EmergencyHero {...top} {...call} signs={firstSigns} />
    </>
  );
}

function LandingHero({ page }: { page: SitePage<"landing"> }) {
  const { path, hero, parts, states, machine } = page;
  return (
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
      parts={parts && <HeroParts parts={parts} states={states} machine={machine} />}
    >
      <Credentials />
    </Hero>
  );
}
