import { MapEmbed } from "@/components/coverage/map-embed";
import { Drawing } from "@/components/drawings/drawing";
import { figuresOf } from "@/components/drawings/figures/places";
import { CallToAction } from "@/components/sections/call-to-action";
import { Credentials } from "@/components/sections/credentials";
import { Hero } from "@/components/sections/hero";
import { IconGrid } from "@/components/sections/icon-grid";
import { OptionalFacts } from "@/components/sections/optional-facts";
import { HeroParts, NumberedSheet } from "@/components/sections/parts";
import { Questions } from "@/components/sections/questions";
import { Schedule } from "@/components/sections/schedule";
import { Topics } from "@/components/sections/topics";
import { QuoteLink } from "@/components/ui/button";
import { Section } from "@/components/ui/section";
import { SiteLink } from "@/components/ui/site-link";
import { Typeset } from "@/components/ui/typeset";
import type { AreaSlug } from "@/data/areas/places";
import { claims } from "@/data/claims";
import { responseAreas } from "@/data/navigation";
import { areaPath, placeOf } from "@/lib/areas";
import { statistics } from "@/lib/claims";
import { drawingOf, type SitePage } from "@/lib/pages";
import { responseTime } from "@/lib/response";

/** The plumber-london page, its eight sections in the specification's order. */
export function PlumberLondonTemplate(page: SitePage<"plumber">) {
  const drawing = drawingOf(page);
  const figure = figuresOf(page.path);
  return (
    <main id="main" data-theme={page.theme}>
      <Hero
        path={page.path}
        {...page.hero}
        action={<QuoteLink from={page.path} variant="outline" />}
        drawing={page.parts ? <NumberedSheet drawing={drawing} parts={page.parts} /> : <Drawing id={drawing} />}
        parts={page.parts && <HeroParts parts={page.parts} />}
      >
        <Credentials />
      </Hero>
      <div data-theme="emergency">
        <Section
          heading={page.emergency.heading}
          intro={page.emergency.intro}
          layout="top"
          tone="tint"
          figure={figure("emergency")}
        >
          <IconGrid items={page.emergency.items} />
        </Section>
      </div>
      <Section heading={page.general.heading} intro={page.general.intro} layout="top">
        <IconGrid items={page.general.items} />
      </Section>
      <Section heading={page.reasons.heading} layout="top" tone="deep" fold>
        <Schedule items={page.reasons.items} />
      </Section>
      <Section heading={page.coverage.heading} intro={page.coverage.text}>
        <MapEmbed height={300} />
        <ul className="schedule tiles mt-6 grid-cols-2 md:grid-cols-3 xl:grid-cols-5">
          {responseAreas.slice(0, 5).map((slug) => (
            <li key={slug}>
              <h3 className="text-small font-semibold">{placeOf(slug).name}</h3>
              <p className="text-small text-ink-soft">{typically(slug)}</p>
            </li>
          ))}
        </ul>
        {claims.response && <p className="mt-4 text-small text-ink-soft">{claims.response.full}</p>}
        <dl className="schedule mt-6 grid-cols-2 xl:grid-cols-4">
          {statistics.map(({ figure, label }) => (
            <div key={label} className="flex flex-col-reverse justify-end">
              <dt className="mt-1 text-small text-ink-soft">{label}</dt>
              <dd className="text-h2 font-bold text-accent">{figure}</dd>
            </div>
          ))}
        </dl>
      </Section>
      <Section heading="Typical response times by area" layout="top" tone="tint" fold>
        <ul className="schedule grid-cols-2 xl:grid-cols-4">
          {responseAreas.map((slug) => (
            <li key={slug} className="service-card">
              <h3 className="font-semibold">
                <SiteLink href={areaPath(slug)} className="stretched">
                  {placeOf(slug).name}
                </SiteLink>
              </h3>
              <p className="text-small text-ink-soft">{typically(slug)}</p>
            </li>
          ))}
        </ul>
      </Section>
      <Topics topics={page.topics} figure={figure} />
      <OptionalFacts path={page.path} />
      <Questions items={page.questions} figure={figure("questions")} />
      <CallToAction {...page.closing} action={<QuoteLink from={page.path} variant="outline-light" />} />
    </main>
  );
}

/** An area's response time as it is said here, on one line. */
const typically = (slug: AreaSlug) => <Typeset text={`typically ${responseTime(placeOf(slug))}`} />;
