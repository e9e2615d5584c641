import { AreaHighlight } from "@/components/coverage/area-highlight";
import { AreaList } from "@/components/coverage/area-list";
import { AreasMap } from "@/components/coverage/areas-map";
import { MapCredits } from "@/components/coverage/map-credits";
import { PostcodeForm } from "@/components/coverage/postcode-form";
import { AreaTimes, ResponseTimes } from "@/components/coverage/response-times";
import { TimesMap } from "@/components/coverage/times-map";
import { CallToAction } from "@/components/sections/call-to-action";
import { Hero } from "@/components/sections/hero";
import { QuoteLink } from "@/components/ui/button";
import { Fold } from "@/components/ui/fold";
import { Prose } from "@/components/ui/prose";
import { Section } from "@/components/ui/section";
import { areaGroups } from "@/lib/areas";
import type { SitePage } from "@/lib/pages";
import { overallSentence } from "@/lib/response";
import { areaTimes } from "@/lib/response-areas";
import { site } from "@/lib/site";

/** The areas index: a map and lists that link to the same pages. */
export function AreasIndexTemplate(page: SitePage<"areas">) {
  const { london, extended } = page;
  return (
    <main id="main">
      <Hero
        path={page.path}
        {...page.hero}
        action={
          <QuoteLink from={page.path} variant="outline">
            Ask about your building
          </QuoteLink>
        }
        note={
          <>
            <PostcodeForm phone={site.phone} />
            <AreasMap />
          </>
        }
      >
        <ul className="mt-6">
          {Object.entries({ london, extended }).map(([id, { heading }]) => (
            <li key={id} className="border-t border-ink-line">
              <a href={`#${id}`} className="flex min-h-11 items-center justify-between font-semibold">
                {heading} <span aria-hidden="true">↓</span>
              </a>
            </li>
          ))}
        </ul>
      </Hero>
      <div className="section bg-paper">
        <div className="container">
          <div className="grid gap-8">
            <AreaList {...london} id="london" groups={areaGroups("london")} />
            <AreaList {...extended} id="extended" groups={areaGroups("surrounding")} />
          </div>
          <AreaHighlight />
        </div>
      </div>
      <Section heading={page.times.heading} intro={overallSentence()} id="response-times" figure={<TimesMap />}>
        <ResponseTimes />
        <Fold label={`Times in ${areaTimes.length} more areas`}>
          <AreaTimes labelClass="mt-8 max-md:hidden" />
        </Fold>
        <Fold label="What changes these times">
          <p className="mt-6 max-w-text text-small">
            <Prose text={page.times.text} />
          </p>
        </Fold>
        <Fold label="Sources of the maps">
          <MapCredits />
        </Fold>
      </Section>
      <CallToAction
        scene="area"
        heading="Is your area missing?"
        text="Give us your postcode and we’ll tell you whether we cover it."
        action={
          <QuoteLink from={page.path} variant="outline-light">
            Write to us
          </QuoteLink>
        }
      />
    </main>
  );
}
