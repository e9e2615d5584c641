import { BookingTabLink } from "@/components/booking/booking-link";
import { Drawing } from "@/components/drawings/drawing";
import { figuresOf } from "@/components/drawings/figures/places";
import { KeyFigure } from "@/components/drawings/key/key-figure";
import { Benefits } from "@/components/sections/benefits";
import { CallToAction } from "@/components/sections/call-to-action";
import { Compliance } from "@/components/sections/compliance";
import { Credentials } from "@/components/sections/credentials";
import { EmergencyHero } from "@/components/sections/emergency-hero";
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
import { Facts } from "@/components/ui/facts";
import { Paragraphs } from "@/components/ui/prose";
import { Section } from "@/components/ui/section";
import { buildingViews } from "@/data/building-views";
import type { ServiceSlug } from "@/data/slugs";
import { drawingOf, headsWithGasBox, type SitePage } from "@/lib/pages";
import { slugOf } from "@/lib/slug";

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
  const figure = figuresOf(path, page.parts !== undefined);
  const parts = page.parts && <Parts drawing={drawing} parts={page.parts} states={page.states} again={!urgent} />;
  const slug = slugOf(path);
  const views = buildingViews[slug as ServiceSlug];
  const building = (show: "where" | "work") => views && <KeyFigure slug={slug} views={views} show={show} />;
  const [kinds, list] = page.extras ?? [];
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
        <Hero
          path={path}
          {...page.hero}
          action={quote("hero", "outline")}
          drawing={<Drawing id={drawing} />}
          numbered={parts !== undefined}
        >
          <Credentials />
        </Hero>
      )}
      {page.triage && (
        <>
          <ShutOff />
          <FirstSteps dangers={page.triage} />
        </>
      )}
      {urgent && parts}
      <Section heading={page.grid.heading} layout={page.parts ? "side" : "top"} figure={figure("grid")}>
        <Schedule items={page.grid.items} columns={page.parts ? 2 : 3} fold={!page.triage} />
      </Section>
      {page.overview && (
        <Section heading={page.overview.heading} tone="deep" figure={building("where") ?? figure("overview")} fold>
          <Paragraphs texts={page.overview.paragraphs} />
        </Section>
      )}
      {!urgent && parts}
      {kinds && (
        <Section heading={kinds.heading} layout="top" tone="tint" figure={figure("kinds")}>
          <Schedule items={kinds.items} columns={kinds.items.length % 3 === 0 ? 3 : 2} fold />
        </Section>
      )}
      <Topics topics={page.topics} figure={figure} />
      {page.warranty && <Warranty {...page.warranty} />}
      {page.specimen && <Specimen id={page.specimen} figure={figure("specimen")} />}
      <Benefits {...page} />
      <OptionalFacts path={path} />
      <Section heading={page.approach.heading} tone="deep" figure={building("work") ?? figure("approach")} fold>
        <Steps items={page.approach.steps} />
      </Section>
      <Highlights items={page.highlights} />
      {list && (
        <Section heading={list.heading} figure={figure("list")} fold>
          <Facts items={list.items} />
        </Section>
      )}
      <Compliance duties={page.compliance} figure={figure("duties")} />
      <Section heading="Related services" tone="deep">
        <ServiceLinks slugs={page.related} />
        <WhereWeWork path={path} />
      </Section>
      <Questions items={page.questions} figure={figure("questions")} />
      {urgent && <WallSheet />}
      <CallToAction {...page.closing} action={quote("closing", "outline-light")} />
    </main>
  );
}
