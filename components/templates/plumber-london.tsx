import { MapEmbed } from "@/components/coverage/map-embed";
import { AreaTimes, ResponseTimes } from "@/components/coverage/response-times";
import { figuresOf } from "@/components/drawings/figures/section-figures";
import { CallToAction } from "@/components/sections/call-to-action";
import { EmergencyNumber } from "@/components/sections/emergency-number";
import { FigureCards } from "@/components/sections/figure-cards";
import { NamedList } from "@/components/sections/named-list";
import { OptionalFacts } from "@/components/sections/optional-facts";
import { Questions } from "@/components/sections/questions";
import { Schedule } from "@/components/sections/schedule";
import { Topics } from "@/components/sections/topics";
import { QuoteLink } from "@/components/ui/button";
import { Prose } from "@/components/ui/prose";
import { Section } from "@/components/ui/section";
import type { SitePage } from "@/lib/pages";
import { ServiceHero } from "./service-hero";

/** The plumber-london page, its eight sections in the specification's order. */
export function PlumberLondonTemplate(page: SitePage<"plumber">) {
  const figure = figuresOf(page.path);
  return (
    <main id="main" data-theme={page.theme}>
      <ServiceHero page={page} action={<QuoteLink from={page.path} variant="outline" />} />
      <div data-theme="emergency">
        <Section
          heading={page.emergency.heading}
          intro={page.emergency.intro}
          layout="top"
          tone="tint"
          figure={figure("emergency")}
          notes={<EmergencyNumber placement="emergency-jobs" className="mt-4 bg-accent text-white max-md:hidden" />}
        >
          <NamedList items={page.emergency.items} className="facts fact-rows" />
        </Section>
      </div>
      <Section heading={page.general.heading} intro={page.general.intro} layout="top">
        <Schedule items={page.general.items} fold="Read about each one" />
      </Section>
      <Section heading={page.reasons.heading} tone="deep" minor fold>
        <NamedList items={page.reasons.items} className="checks" />
      </Section>
      <Section heading={page.coverage.heading} layout="top">
        <div className="grid gap-x-10 gap-y-4 lg:grid-cols-2">
          <MapEmbed height={400} />
          <div className="grid grid-rows-[auto_1fr]">
            <p>
              <Prose text={page.coverage.text} />
            </p>
            <FigureCards />
          </div>
        </div>
      </Section>
      <Section heading="Typical response times by area" layout="top" tone="tint" fold>
        <div className="grid gap-x-10 gap-y-6 xl:grid-cols-2">
          <ResponseTimes />
          <div>
            <AreaTimes labelClass="pt-2.5" />
          </div>
        </div>
      </Section>
      <Topics topics={page.topics} figure={figure} night />
      <OptionalFacts path={page.path} />
      <Questions items={page.questions} />
      <CallToAction {...page.closing} scene="water" action={<QuoteLink from={page.path} variant="outline-light" />} />
    </main>
  );
}
