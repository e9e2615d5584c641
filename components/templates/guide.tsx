import { figuresOf } from "@/components/drawings/figures/section-figures";
import { AnswerList } from "@/components/sections/answer-list";
import { CallToAction } from "@/components/sections/call-to-action";
import { CheckList } from "@/components/sections/check-list";
import { GasEmergency } from "@/components/sections/gas-emergency";
import { GuideLinks } from "@/components/sections/guide-links";
import { Hero } from "@/components/sections/hero";
import { LawNotes } from "@/components/sections/law-notes";
import { PriceGuide } from "@/components/sections/price-guide";
import { ServiceLinks } from "@/components/sections/related";
import { Steps } from "@/components/sections/steps";
import { QuoteLink } from "@/components/ui/button";
import { Prose } from "@/components/ui/prose";
import { Section } from "@/components/ui/section";
import { sentencesOf } from "@/lib/claims";
import { inWords } from "@/lib/days";
import { guidesAfter } from "@/lib/guides";
import { factsOf } from "@/lib/optional-facts";
import { type SitePage, showsGasWarning } from "@/lib/pages";
import { GuideDates } from "./guide-dates";

/** A guide: question, answer and drawing; then checks, whom to call, the law and the price. */
export function GuideTemplate(page: SitePage<"guide">) {
  const { path, theme, hero, checks, calls, law, price, related } = page;
  const { prices } = factsOf(path);
  // On phones, guides to a fault close the law, and guides to a duty close whom to call.
  const isFault = page.list === "faults";
  const figure = figuresOf(path, true);
  return (
    <main id="main" data-theme={theme}>
      {showsGasWarning(page) && <GasEmergency hasStepsOnPage />}
      <Hero
        path={path}
        {...hero}
        action={<QuoteLink from={path} variant="outline" />}
        drawing={figuresOf(path)("hero")}
      >
        <GuideDates {...page} />
      </Hero>
      <Section heading={checks.heading} layout="top" tone="deep">
        <Steps
          items={checks.steps}
          stop={
            <>
              <b>When to stop.</b> <Prose text={checks.stop} />
            </>
          }
        />
      </Section>
      <Section heading="Who to call, and when" figure={figure("calls")} fold={!isFault}>
        <AnswerList items={calls} />
      </Section>
      <Section heading="What the law says" tone="tint" figure={figure("law")} fold={isFault}>
        <LawNotes notes={law.notes} />
        <p className="mt-4 text-small text-ink-soft">
          This is the law as we understood it on {inWords(law.checked)}. If in doubt, go by the sources named here.
        </p>
      </Section>
      <Section heading="What affects the price" figure={figure("price")} fold>
        <div className="md:border-t-[1.5px] md:border-ink lg:[&_ul]:grid-cols-2 lg:[&_ul]:gap-x-10">
          <CheckList items={price} plain />
        </div>
      </Section>
      {prices.length > 0 && <PriceGuide prices={prices} />}
      <Section heading="Related services and guides" tone="deep">
        <ServiceLinks slugs={related} />
        <div className="more">
          <GuideLinks guides={guidesAfter(page, 3)} />
        </div>
      </Section>
      <CallToAction
        heading="Would you like us to help?"
        text={sentencesOf("freeQuote", "appointments")}
        action={<QuoteLink from={path} variant="outline-light" />}
      />
    </main>
  );
}
