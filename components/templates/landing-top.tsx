import { figuresOf } from "@/components/drawings/figures/section-figures";
import { EmergencyCall } from "@/components/sections/emergency-call";
import { EmergencyHero } from "@/components/sections/emergency-hero";
import { FirstSteps } from "@/components/sections/first-steps";
import { GasEmergency } from "@/components/sections/gas-emergency";
import { GasEscape } from "@/components/sections/gas-escape";
import { ShutOff } from "@/components/sections/shut-off";
import { TriageHero } from "@/components/sections/triage-hero";
import { type SitePage, showsGasWarning } from "@/lib/pages";
import { LandingAction } from "./landing-action";
import { ServiceHero } from "./service-hero";

/** The top of a service page: the gas box, then its drawing or, for emergencies, the first steps and the number. */
export function LandingTop({ page }: { page: SitePage<"landing"> }) {
  const { path, parent, hero, firstSteps, firstCases, triage } = page;
  const { heading, lead } = hero;
  const call = { lead, action: <LandingAction page={page} placement="hero" variant="outline-light" /> };
  if (triage)
    return (
      <>
        {showsGasWarning(page) && <GasEmergency hasStepsOnPage />}
        <TriageHero path={path} heading={heading} dangers={triage} />
        <ShutOff />
        <FirstSteps dangers={triage} />
        <EmergencyCall {...call} />
      </>
    );
  if (!firstSteps && !firstCases)
    return (
      <>
        {showsGasWarning(page) && <GasEmergency />}
        <ServiceHero page={page} action={<LandingAction page={page} placement="hero" variant="outline" />} />
      </>
    );
  const top = { path, heading, figure: figuresOf(path)("first") };
  return firstSteps && parent === "/gas-services" ? (
    <>
      <GasEscape {...top} firstSteps={firstSteps} />
      <EmergencyCall {...call} />
    </>
  ) : (
    <>
      <GasEmergency />
      <EmergencyHero {...top} {...call} firstSteps={firstSteps} firstCases={firstCases} />
    </>
  );
}
