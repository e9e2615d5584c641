import { BookingTabLink } from "@/components/booking/booking-link";
import { Drawing } from "@/components/drawings/drawing";
import { CallToAction } from "@/components/sections/call-to-action";
import { CheckList, PlainList } from "@/components/sections/check-list";
import { Compliance } from "@/components/sections/compliance";
import { Credentials } from "@/components/sections/credentials";
import { EmergencyHero } from "@/components/sections/emergency-hero";
import { GasEmergency } from "@/components/sections/gas-emergency";
import { Hero } from "@/components/sections/hero";
import { Highlights } from "@/components/sections/highlights";
import { OptionalFacts } from "@/components/sections/optional-facts";
import { Questions } from "@/components/sections/questions";
import { ServiceLinks } from "@/components/sections/related";
import { Schedule } from "@/components/sections/schedule";
import { Specimen } from "@/components/sections/specimen";
import { Steps } from "@/components/sections/steps";
import { Topics } from "@/components/sections/topics";
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
  const quote = (place: string, variant: ButtonVariant) =>
    page.action === "booking" ? (
      <BookingTabLink place={place} variant={variant}>
        Book Online
      </BookingTabLink>
    ) : (
      <QuoteLink from={path} variant={variant} />
    );
  const schematic = <Drawing id={drawingOf(page)} />;
  return (
    <main id="main" data-theme={theme}>
      {headsWithGasBox(page) && <GasEmergency />}
      {urgent ? (
        <EmergencyHero
          path={path}
          {...page.hero}
          firstSteps={page.firstSteps}
          action={quote("hero", "outline-light")}
        />
      ) : (
        <Hero path={path} {...page.hero} action={quote("hero", "outline")} drawing={schematic}>
          <Credentials />
        </Hero>
      )}
      <Section heading={page.grid.heading} layout="top">
        <Schedule items={page.grid.items} />
      </Section>
      <Section heading={page.overview.heading}>
        <Paragraphs texts={page.overview.paragraphs} />
        {urgent && <div className="mt-10 max-w-xl">{schematic}</div>}
      </Section>
      {page.extras?.map(({ heading, intro, items }, index) => (
        <Section key={heading} heading={heading} intro={intro} layout="top" tone={index % 2 ? "paper" : "tint"}>
          <Schedule items={items} columns={items.length % 3 === 0 ? 3 : 2} />
        </Section>
      ))}
      <Topics topics={page.topics} />
      {page.warranty && <Warranty {...page.warranty} />}
      <Section heading={page.approach.heading} tone="deep">
        <Steps items={page.approach.steps} />
      </Section>
      {page.specimen && <Specimen id={page.specimen} />}
      <Highlights items={page.highlights} />
      <Section heading={page.benefits.heading}>
        <CheckList items={page.benefits.items} />
        <div className="mt-12 grid gap-10 md:grid-cols-2">
          <div>
            <h3 className="label border-b-[1.5px] border-ink pb-2">What affects the price and the time</h3>
            <PlainList items={page.dependsOn} />
          </div>
          <div>
            <h3 className="label border-b-[1.5px] border-ink pb-2">What to tell us</h3>
            <PlainList items={page.prepare} />
          </div>
        </div>
      </Section>
      <OptionalFacts path={path} />
      <Compliance duties={page.compliance} />
      <Questions items={page.questions} />
      <WhereWeWork path={path} />
      <Section heading="Related services" tone="deep">
        <ServiceLinks slugs={page.related} />
      </Section>
      <CallToAction {...page.closing} action={quote("closing", "outline-light")} />
    </main>
  );
}
