import { BookingTabLink } from "@/components/booking/booking-link";
import { Drawing } from "@/components/drawings/drawing";
import { Benefits } from "@/components/sections/benefits";
import { CallToAction } from "@/components/sections/call-to-action";
import { Compliance } from "@/components/sections/compliance";
import { Credentials } from "@/components/sections/credentials";
import { EmergencyHero } from "@/components/sections/emergency-hero";
import { Fold } from "@/components/sections/fold";
import { GasEmergency } from "@/components/sections/gas-emergency";
import { Hero } from "@/components/sections/hero";
import { Highlights } from "@/components/sections/highlights";
import { OptionalFacts } from "@/components/sections/optional-facts";
import { Parts } from "@/components/sections/parts";
import { Questions } from "@/components/sections/questions";
import { ServiceLinks } from "@/components/sections/related";
import { Schedule } from "@/components/sections/schedule";
import { ShutOff } from "@/components/sections/shut-off";
import { Specimen } from "@/components/sections/specimen";
import { Steps } from "@/components/sections/steps";
import { Topics } from "@/components/sections/topics";
import { Doors, FirstSteps } from "@/components/sections/triage";
import { WallSheet } from "@/components/sections/wall-sheet";
import { Warranty } from "@/components/sections/warranty";
import { WhereWeWork } from "@/components/sections/where-we-work";
import { type ButtonVariant, QuoteLink } from "@/components/ui/button";
import { Paragraphs } from "@/components/ui/prose";
import { Section } from "@/components/ui/section";
import { drawingOf, headsWithGasBox, type SitePage } from "@/lib/pages";

/** A service landing page, from its record. */
export function LandingTemplate(page: SitePage<"landing">) {
  const { path, theme } = page;
  const urgent = theme === "emergency";
  const quote = (placement: string, variant: ButtonVariant) =>
    page.action === "booking" ? (
      <BookingTabLink placement={placement} variant={variant}>
        Book Online
      </BookingTabLink>
    ) : (
      <QuoteLink from={path} variant={variant} />
    );
  const drawing = drawingOf(page);
  const [kinds, ...more] = (page.extras ?? []).map(({ heading, intro, items }) => (
    <Section key={heading} heading={heading} intro={intro} layout="top" tone="tint">
      <Schedule items={items} columns={items.length % 3 === 0 ? 3 : 2} fold />
    </Section>
  ));
  return (
    <main id="main" data-theme={theme} className={urgent ? "sheet-only" : undefined}>
      {headsWithGasBox(page) && <GasEmergency brief={page.triage !== undefined} />}
      {urgent ? (
        <EmergencyHero
          path={path}
          {...page.hero}
          firstSteps={page.firstSteps}
          doors={page.triage && <Doors dangers={page.triage} />}
          action={quote("hero", "outline-light")}
        />
      ) : (
        <Hero path={path} {...page.hero} action={quote("hero", "outline")} drawing={<Drawing id={drawing} />}>
          <Credentials />
        </Hero>
      )}
      {page.triage && (
        <>
          <ShutOff />
          <FirstSteps dangers={page.triage} />
        </>
      )}
      {page.parts && <Parts drawing={drawing} parts={page.parts} states={page.states} again={!urgent} />}
      <Section heading={page.grid.heading} layout={page.parts ? "side" : "top"}>
        <Schedule items={page.grid.items} columns={page.parts ? 2 : 3} fold />
      </Section>
      {page.overview && <Overview {...page.overview} />}
      {kinds}
      <Topics topics={page.topics} />
      {page.warranty && <Warranty {...page.warranty} />}
      <Section heading={page.approach.heading} tone="deep">
        <Steps items={page.approach.steps} fold />
      </Section>
      {page.specimen && <Specimen id={page.specimen} />}
      {more[0]}
      <Highlights items={page.highlights} />
      <Benefits {...page} />
      {more.slice(1)}
      <OptionalFacts path={path} />
      <Compliance duties={page.compliance} />
      <Questions items={page.questions} />
      <WhereWeWork path={path} />
      <Section heading="Related services" tone="deep">
        <ServiceLinks slugs={page.related} />
      </Section>
      {urgent && <WallSheet />}
      <CallToAction {...page.closing} action={quote("closing", "outline-light")} />
    </main>
  );
}

/** What the work is; on phones all but its first paragraph on request. */
function Overview({ heading, paragraphs }: NonNullable<SitePage<"landing">["overview"]>) {
  const [opening, ...rest] = paragraphs;
  return (
    <Section heading={heading} tone="deep">
      <Paragraphs texts={[opening]} />
      <Fold label="Read the rest">
        <div className="md:mt-5">
          <Paragraphs texts={rest} />
        </div>
      </Fold>
    </Section>
  );
}
