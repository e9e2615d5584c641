import { figureFile } from "@/components/drawings/figures/section-figures";
import { CallToAction } from "@/components/sections/call-to-action";
import { GuideList } from "@/components/sections/guide-list";
import { Hero } from "@/components/sections/hero";
import { QuoteLink } from "@/components/ui/button";
import { Section } from "@/components/ui/section";
import { SiteLink } from "@/components/ui/site-link";
import { SvgImage } from "@/components/ui/svg-image";
import { Typeset } from "@/components/ui/typeset";
import { sentencesOf } from "@/lib/claims";
import { pagesOf, type SitePage } from "@/lib/pages";

/** The page with the lists of guides on faults and on duties. */
export function GuidesTemplate({ path, hero, lists }: SitePage<"guides">) {
  const groups = (["faults", "duties"] as const).map((list) => ({
    list,
    guides: pagesOf("guide").filter((guide) => guide.list === list),
  }));
  return (
    <main id="main">
      <Hero
        path={path}
        {...hero}
        action={<QuoteLink from={path} variant="outline" />}
        drawing={<SvgImage {...figureFile("guide-places")} />}
      >
        {/* The key to the drawing; below 64rem there is no room beside it. */}
        <ol className="guide-index max-lg:hidden">
          {groups.flatMap(({ guides }) =>
            guides.map(({ path, name }) => (
              <li key={path}>
                <SiteLink href={path}>
                  <Typeset text={name} />
                </SiteLink>
              </li>
            )),
          )}
        </ol>
      </Hero>
      {groups.map(({ list, guides }) => (
        <Section
          key={list}
          heading={lists[list].name}
          intro={lists[list].text}
          layout="top"
          tone={list === "faults" ? "deep" : "paper"}
        >
          <GuideList guides={guides} />
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
