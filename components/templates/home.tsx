import { MapEmbed } from "@/components/coverage/map-embed";
import { PostcodeLookup } from "@/components/coverage/postcode-lookup";
import { Building } from "@/components/drawings/building";
import { Floors } from "@/components/home/floors";
import { zooms } from "@/components/home/views";
import { AreaChips } from "@/components/sections/area-chips";
import { CallToAction } from "@/components/sections/call-to-action";
import { Credentials } from "@/components/sections/credentials";
import { OptionalFacts } from "@/components/sections/optional-facts";
import { CallButton, QuoteLink } from "@/components/ui/button";
import { Facts } from "@/components/ui/facts";
import { Fold } from "@/components/ui/fold";
import { Section } from "@/components/ui/section";
import { homeAreas } from "@/data/navigation";
import type { SitePage } from "@/lib/pages";

/** The home page. */
export function HomeTemplate(page: SitePage<"home">) {
  const credentials = Object.values(page.credentials);
  return (
    <main id="main">
      <div className="hero spine" style={zooms}>
        <div className="frame grid hero-grid drawn py-6 lg:grid-cols-[5fr_7fr] lg:py-14">
          <h1 className="text-h1">{page.hero.heading}</h1>
          <div className="hero-drawing">
            <Building />
          </div>
          <div>
            <p className="max-w-text text-lead">{page.hero.lead}</p>
            <div className="hero-actions">
              <CallButton placement="hero" />
              <QuoteLink from={page.path} variant="outline" />
            </div>
            <Credentials />
          </div>
          <section aria-labelledby="what-we-do" className="spine-floors">
            <h2 id="what-we-do" className="text-h2">
              What we do, floor by floor
            </h2>
            <Floors cards={page.cards} />
          </section>
        </div>
      </div>
      {credentials.length > 0 && (
        <Section heading="Certified and insured" id="credentials">
          <Fold label="What each one means">
            <Facts items={credentials.map(({ name, text, tooltip }) => ({ name, text: `${text} ${tooltip}` }))} />
          </Fold>
        </Section>
      )}
      <Section heading={page.why.heading}>
        <Facts items={page.why.items} />
      </Section>
      <OptionalFacts path={page.path} />
      <Section heading={page.coverage.heading} intro={page.coverage.text} tone="deep">
        <MapEmbed height={400} />
        <div className="mt-4">
          <PostcodeLookup />
        </div>
        <div className="mt-6">
          <AreaChips slugs={homeAreas} />
        </div>
      </Section>
      <div data-theme="emergency">
        <CallToAction {...page.emergency} id="emergency" call="accent" placement="emergency-band" />
      </div>
    </main>
  );
}
