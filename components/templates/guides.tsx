import { figureFile } from "@/components/drawings/figures/section-figures";
import { CallToAction } from "@/components/sections/call-to-action";
import { GuideList } from "@/components/sections/guide-list";
import { Hero } from "@/components/sections/hero";
import { QuoteLink } from "@/components/ui/button";
import { Section } from "@/components/ui/section";
import { SvgImage } from "@/components/ui/svg-image";
import { sentencesOf } from "@/lib/claims";
import { pagesOf, type SitePage } from "@/lib/pages";

/** The page with the lists of guides on faults and on duties. */
export function GuidesTemplate({ path, hero, lists }: SitePage<"guides">) {
  const guides = pagesOf("guide");
  return (
    <main id="main">
      <Hero
        path={path}
        {...hero}
        action={<QuoteLink from={path} variant="outline" />}
        drawing={<SvgImage {...figureFile("guide-places")} />}
      />
      {(["faults", "duties"] as const).map((list) => (
        <Section
          key={list}
          heading={lists[list].name}
          intro={lists[list].text}
          layout="top"
          tone={list === "faults" ? "deep" : "paper"}
        >
          <GuideList guides={guides.filter((guide) => guide.list === list)} />
        </Section>
      ))}
      <CallToAction
        heading="Is your question not here?"
        text={sentencesOf("reply")}
        action={<QuoteLink from={path} variant="outline-light" />}
      />
    </main>
  );
}
