import { AreasExplorer } from "@/components/coverage/areas-explorer";
import { AreasMap } from "@/components/coverage/areas-map";
import { MapCredits } from "@/components/coverage/map-credits";
import { PostcodeLookup } from "@/components/coverage/postcode-lookup";
import { ResponseTimes } from "@/components/coverage/response-times";
import { TimesMap } from "@/components/coverage/times-map";
import { CallToAction } from "@/components/sections/call-to-action";
import { Hero } from "@/components/sections/hero";
import { ButtonLink } from "@/components/ui/button";
import { Fold } from "@/components/ui/fold";
import { Prose } from "@/components/ui/prose";
import { Section } from "@/components/ui/section";
import { responseAreas } from "@/data/navigation";
import { areaGroups, regionNames } from "@/lib/areas";
import type { SitePage } from "@/lib/pages";
import { overallSentence } from "@/lib/response";

/** The number of regions, which are the first of the response times. */
const regions = Object.keys(regionNames).length;

/** The areas index: the map and the lists lead to the same pages. */
export function AreasIndexTemplate(page: SitePage<"areas">) {
  const { london, extended } = page;
  return (
    <main id="main">
      <Hero
        path={page.path}
        {...page.hero}
        action={
          <ButtonLink href="/contact" variant="outline">
            Ask about your building
          </ButtonLink>
        }
        note={
          <>
            <PostcodeLookup />
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
      <AreasExplorer
        lists={[
          { ...london, id: "london", groups: areaGroups("london") },
          { ...extended, id: "extended", groups: areaGroups("surrounding") },
        ]}
      />
      <Section heading={page.times.heading} intro={overallSentence()} id="response-times" figure={<TimesMap />}>
        <ResponseTimes areas={responseAreas.slice(0, regions)} />
        <Fold label={`Times in ${responseAreas.length - regions} more areas`}>
          <ResponseTimes areas={responseAreas.slice(regions)} />
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
          <ButtonLink href="/contact" variant="outline-light">
            Write to us
          </ButtonLink>
        }
      />
    </main>
  );
}
