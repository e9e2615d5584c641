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
import { Questions } from "@/components/sections/questions";
import { ServiceLinks } from "@/components/sections/related";
import { Schedule } from "@/components/sections/schedule";
import { Steps } from "@/components/sections/steps";
import { Warranty } from "@/components/sections/warranty";
import { type ButtonVariant, QuoteLink } from "@/components/ui/button";
import { Paragraphs } from "@/components/ui/prose";
import { Section } from "@/components/ui/section";
import type { LandingPage } from "@/lib/pages";

/** A service landing page, from its record. */
export function LandingTemplate({ path, theme, copy, action, gasBox, drawing }: LandingPage) {
  const urgent = theme === "emergency";
  const quote = (place: string, variant: ButtonVariant) =>
    action === "booking" ? (
      <BookingTabLink place={place} variant={variant}>
        Book Online
      </BookingTabLink>
    ) : (
      <QuoteLink variant={variant} />
    );
  const schematic = <Drawing id={drawing} />;
  return (
    <main id="main" data-theme={theme}>
      {gasBox && <GasEmergency />}
      {urgent ? (
        <EmergencyHero
          path={path}
          {...copy.hero}
          firstSteps={copy.firstSteps}
          action={quote("hero", "outline-light")}
        />
      ) : (
        <Hero path={path} {...copy.hero} action={quote("hero", "outline")} drawing={schematic}>
          <Credentials />
        </Hero>
      )}
      <Section heading={copy.grid.heading} layout="top">
        <Schedule items={copy.grid.items} />
      </Section>
      <Section heading={copy.overview.heading}>
        <Paragraphs texts={copy.overview.paragraphs} />
        {urgent && <div className="mt-10 max-w-xl">{schematic}</div>}
      </Section>
      {copy.extras?.map(({ heading, intro, items }, index) => (
        <Section key={heading} heading={heading} intro={intro} layout="top" tone={index % 2 ? "paper" : "tint"}>
          <Schedule items={items} columns={items.length % 3 === 0 ? 3 : 2} />
        </Section>
      ))}
      {copy.warranty && <Warranty {...copy.warranty} />}
      <Section heading={copy.approach.heading} tone="deep">
        <Steps items={copy.approach.steps} />
      </Section>
      <Highlights items={copy.highlights} />
      <Section heading={copy.benefits.heading}>
        <CheckList items={copy.benefits.items} />
        <div className="mt-12 grid gap-10 md:grid-cols-2">
          <div>
            <h3 className="label border-b-[1.5px] border-ink pb-2">What it depends on</h3>
            <PlainList items={copy.dependsOn} />
          </div>
          <div>
            <h3 className="label border-b-[1.5px] border-ink pb-2">What to have ready</h3>
            <PlainList items={copy.prepare} />
          </div>
        </div>
      </Section>
      <Compliance duties={copy.compliance} />
      <Questions items={copy.questions} />
      <Section heading="Related services" tone="deep">
        <ServiceLinks slugs={copy.related} />
      </Section>
      <CallToAction {...copy.closing} action={quote("closing", "outline-light")} />
    </main>
  );
}
