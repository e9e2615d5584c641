import { AreaFacts } from "@/components/coverage/area-facts";
import { AreaTime } from "@/components/coverage/area-time";
import { MapEmbed } from "@/components/coverage/map-embed";
import { Nearby } from "@/components/coverage/nearby";
import { figureFile } from "@/components/drawings/figures/section-figures";
import { AnswerList } from "@/components/sections/answer-list";
import { CallToAction } from "@/components/sections/call-to-action";
import { Hero } from "@/components/sections/hero";
import { Slots } from "@/components/slots/slots";
import { StreetSection } from "@/components/street/street-section";
import { QuoteLink } from "@/components/ui/button";
import { Fold } from "@/components/ui/fold";
import { Paragraphs } from "@/components/ui/paragraphs";
import { Prose } from "@/components/ui/prose";
import { Section } from "@/components/ui/section";
import { ServiceCard } from "@/components/ui/service-card";
import { SvgImage } from "@/components/ui/svg-image";
import { Typeset } from "@/components/ui/typeset";
import type { AreaReader } from "@/data/types";
import { inSentence } from "@/lib/areas";
import { sentencesOf } from "@/lib/claims";
import { pageOf, type SitePage } from "@/lib/pages";

const { help, readers: headings } = pageOf("/areas");
const readers = Object.entries(headings) as [AreaReader, string][];
const everything =
  "See all our [HVAC](/hvac-services), [gas](/gas-services) and [plumbing](/plumbing-services) services.";

/** An area's page: our work and response time there, its street, help, local facts and services. */
export function AreaTemplate(page: SitePage<"area">) {
  const { path, slug, area, copy } = page;
  const named = inSentence(area);
  return (
    <main id="main">
      <Hero
        path={path}
        overline={`Plumbers, gas and HVAC engineers in${area.article ? " the" : ""}`}
        heading={area.name}
        note={<AreaTime area={area} />}
        lead={copy.lead}
        action={<QuoteLink from={path} variant="outline" />}
        street={<StreetSection {...page} />}
      />
      <Section
        heading={`Emergencies, repairs and checks in ${named}`}
        figure={<SvgImage className="figure max-lg:hidden" loading="lazy" {...figureFile("flat-above")} />}
      >
        <AnswerList items={help} />
      </Section>
      <Section heading={`How we work in ${named}`} layout="top" tone="deep">
        <div className="folds facts">
          {readers.map(([reader, heading]) => {
            const texts = copy.advice[reader];
            return (
              texts && (
                <div key={reader}>
                  <h3>
                    <Typeset text={heading} />
                  </h3>
                  <Fold summary={heading}>
                    <Paragraphs texts={texts} className="columned" />
                  </Fold>
                </div>
              )
            );
          })}
        </div>
      </Section>
      <Section
        heading={`${area.outwardCode ? "Councils, postcodes" : "Councils"} and traffic charges in ${named}`}
        layout="top"
      >
        <div className="grid gap-8 lg:grid-cols-2 lg:gap-x-10">
          <MapEmbed height={area.type === "other" ? 400 : 300} area={slug} />
          <AreaFacts {...page} />
        </div>
      </Section>
      <Section heading={`Services for buildings in ${named}`} layout="top" tone="tint">
        <ul className="schedule tiles large md:grid-cols-3">
          {copy.demand.map(({ service, why }) => (
            <ServiceCard key={service} slug={service} text={why} />
          ))}
        </ul>
        <p className="mt-6">
          <Prose text={everything} />
        </p>
      </Section>
      <Nearby {...page} />
      <Slots path={path} />
      <CallToAction
        scene="area"
        heading={`Need an engineer in ${named}?`}
        text={sentencesOf("freeQuote")}
        action={<QuoteLink from={path} variant="outline-light" />}
      />
    </main>
  );
}
