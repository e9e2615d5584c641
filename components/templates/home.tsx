import { MapEmbed } from "@/components/coverage/map-embed";
import { PostcodeLookup } from "@/components/coverage/postcode-lookup";
import { Building } from "@/components/drawings/building";
import { AreaChips } from "@/components/sections/area-chips";
import { Credentials } from "@/components/sections/credentials";
import { EmergencyBand } from "@/components/sections/emergency-band";
import { OptionalFacts } from "@/components/sections/optional-facts";
import { Schedule } from "@/components/sections/schedule";
import { ServiceCards } from "@/components/sections/service-cards";
import { CallButton, QuoteLink } from "@/components/ui/button";
import { Facts } from "@/components/ui/facts";
import { Prose } from "@/components/ui/prose";
import { Section } from "@/components/ui/section";
import { homeAreas } from "@/data/navigation";
import type { SitePage } from "@/lib/pages";

/** The home page. */
export function HomeTemplate(page: SitePage<"home">) {
  const credentials = Object.values(page.credentials);
  return (
    <main id="main">
      <div className="hero">
        <div className="frame grid hero-grid py-10 lg:grid-cols-[5fr_7fr] lg:py-14">
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
        </div>
      </div>
      <Section heading="What we do" layout="top">
        <ServiceCards cards={page.cards} />
      </Section>
      <Section heading="Systems we work on" layout="top" tone="deep">
        <Schedule items={page.systems} columns={2} />
      </Section>
      {credentials.length > 0 && (
        <Section heading="Certified and insured" id="credentials">
          <Facts items={credentials.map(({ name, text, tooltip }) => ({ name, text: `${text} ${tooltip}` }))} />
        </Section>
      )}
      <Section heading={page.why.heading}>
        <Facts items={page.why.items} />
      </Section>
      <OptionalFacts path={page.path} />
      <Section heading={page.coverage.heading} intro={<Prose text={page.coverage.text} />} tone="deep">
        <MapEmbed height={400} />
        <div className="mt-6">
          <PostcodeLookup />
        </div>
        <div className="mt-8">
          <AreaChips slugs={homeAreas} />
        </div>
      </Section>
      <EmergencyBand {...page.emergency} />
    </main>
  );
}
