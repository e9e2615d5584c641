import { Benefits } from "@/components/sections/benefits";
import { CallToAction } from "@/components/sections/call-to-action";
import { Compliance } from "@/components/sections/compliance";
import { FurtherLinks } from "@/components/sections/further-links";
import { NamedList } from "@/components/sections/named-list";
import { OptionalFacts } from "@/components/sections/optional-facts";
import { PartsSection } from "@/components/sections/parts";
import { Questions } from "@/components/sections/questions";
import { ServiceLinks } from "@/components/sections/related";
import { SampleDocument } from "@/components/sections/sample-document";
import { Schedule } from "@/components/sections/schedule";
import { Steps } from "@/components/sections/steps";
import { StepsInOrder } from "@/components/sections/steps-in-order";
import { Topics } from "@/components/sections/topics";
import { WallSheet } from "@/components/sections/wall-sheet";
import { Warranty } from "@/components/sections/warranty";
import { Facts } from "@/components/ui/facts";
import { Paragraphs } from "@/components/ui/paragraphs";
import { Section } from "@/components/ui/section";
import { drawingOf, type SitePage } from "@/lib/pages";
import { LandingAction } from "./landing-action";
import { landingFigures } from "./landing-figures";
import { LandingTop } from "./landing-top";

export function LandingTemplate(page: SitePage<"landing">) {
  const { path, theme } = page;
  const urgent = theme === "emergency";
  const figure = landingFigures(page);
  const [kinds, list] = page.extras ?? [];
  const beside = page.figures?.grid;
  return (
    <main id="main" data-theme={theme} className={urgent ? "sheet-only" : undefined}>
      <LandingTop page={page} />
      {urgent && page.parts && (
        <PartsSection drawing={drawingOf(page)} parts={page.parts} states={page.states} heading={page.partsHeading} />
      )}
      <Section heading={page.grid.heading} layout={beside ? "side" : "top"} figure={figure("grid")}>
        <Schedule
          items={page.grid.items}
          columns={beside && 2}
          fold={kinds ? "Read about each service" : "Read about each one"}
        />
      </Section>
      <Topics topics={page.topics} figure={figure} />
      {page.overview && (
        <Section
          heading={page.overview.heading}
          layout={urgent ? "side" : "across"}
          tone={urgent ? "deep" : "night"}
          figure={figure("overview")}
          fold
        >
          <Paragraphs
            texts={page.overview.paragraphs}
            className={page.overview.paragraphs.length < 4 ? "brief" : undefined}
          >
            {page.overview.steps && <StepsInOrder steps={page.overview.steps} />}
          </Paragraphs>
        </Section>
      )}
      {kinds && (
        <Section
          heading={kinds.heading}
          layout={page.figures?.kinds ? "side" : "top"}
          tone="tint"
          figure={figure("kinds")}
        >
          <Schedule
            items={kinds.items}
            columns={page.figures?.kinds && 2}
            ruled={!page.figures?.kinds}
            fold="Read about each one"
          />
        </Section>
      )}
      {page.warranty && <Warranty {...page.warranty} />}
      {page.sampleDocument && (
        <SampleDocument
          id={page.sampleDocument}
          heading={page.recordHeading}
          figure={figure("sampleDocument")}
          highlights={<NamedList items={page.highlights} className="highlights" />}
        />
      )}
      <Benefits {...page} notes={page.sampleDocument ? undefined : page.highlights} />
      <OptionalFacts path={path} />
      <Section
        heading={page.approach.heading}
        layout={page.figures?.approach ? "side" : urgent ? "top" : "across"}
        tone="deep"
        figure={figure("approach")}
        fold
      >
        <Steps items={page.approach.steps} />
      </Section>
      {list && (
        <Section heading={list.heading} figure={figure("list")} fold>
          <Facts items={list.items} />
        </Section>
      )}
      <Compliance duties={page.compliance} figure={figure("duties")} tone="paper" />
      <Section heading="Related services" layout="top" tone="deep" minor>
        <ServiceLinks slugs={page.related} />
        <FurtherLinks path={path} />
      </Section>
      <Questions items={page.questions} figure={figure("questions")} />
      {urgent && <WallSheet />}
      <CallToAction
        {...page.closing}
        scene={theme}
        call={urgent ? "accent" : undefined}
        action={<LandingAction page={page} placement="closing" variant="outline-light" />}
      />
    </main>
  );
}
