import { Planner } from "@/components/calendar/planner";
import { figuresOf } from "@/components/drawings/figures/section-figures";
import { CallToAction } from "@/components/sections/call-to-action";
import { Compliance } from "@/components/sections/compliance";
import { Hero } from "@/components/sections/hero";
import { Questions } from "@/components/sections/questions";
import { QuoteLink } from "@/components/ui/button";
import { Section } from "@/components/ui/section";
import { business } from "@/data/business";
import type { SitePage } from "@/lib/pages";
import { site } from "@/lib/site";

/** The compliance calendar: the planner, and the table of all duties, which needs no scripts. */
export function CalendarTemplate(page: SitePage<"calendar">) {
  const figure = figuresOf(page.path);
  return (
    <main id="main" className="calendar">
      <Hero
        path={page.path}
        {...page.hero}
        action={
          <QuoteLink from={page.path} variant="outline">
            Ask us to track dates
          </QuoteLink>
        }
        drawing={figure("hero")}
      />
      <Section heading={page.planner.heading} intro={page.planner.intro} layout="top">
        <noscript>
          <p>Without scripts this page cannot work out your dates. The table has every duty and how often it comes.</p>
        </noscript>
        <Planner
          duties={page.compliance}
          example={figure("plan")}
          firm={{ name: business.name, phone: site.phone.display, host: new URL(site.url).host }}
        />
      </Section>
      <Compliance duties={page.compliance} />
      <Questions items={page.questions} />
      <CallToAction
        {...page.closing}
        action={
          <QuoteLink from={page.path} variant="outline-light">
            Write to us
          </QuoteLink>
        }
      />
    </main>
  );
}
