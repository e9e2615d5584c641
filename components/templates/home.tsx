import { CoverageSection } from "@/components/coverage/coverage-section";
import { Building } from "@/components/drawings/building";
import { Certificates } from "@/components/home/certificates";
import { Floors } from "@/components/home/floors";
import { JobFolder } from "@/components/home/job-folder";
import { zooms } from "@/components/home/views";
import { CallToAction } from "@/components/sections/call-to-action";
import { Credentials } from "@/components/sections/credentials";
import { LeadRows } from "@/components/sections/lead-rows";
import { OptionalFacts } from "@/components/sections/optional-facts";
import { Schedule } from "@/components/sections/schedule";
import { CallButton, QuoteLink } from "@/components/ui/button";
import { Prose } from "@/components/ui/prose";
import { homeAreas } from "@/data/navigation";
import type { SitePage } from "@/lib/pages";

export function HomeTemplate(page: SitePage<"home">) {
  const { heading, lead, cases } = page.hero;
  const credentials = Object.values(page.credentials);
  return (
    <main id="main">
      <div className="hero spine" style={zooms}>
        <div className="container grid hero-grid drawn py-6 lg:grid-cols-[5fr_7fr] lg:py-14">
          <h1 className="text-h1 lg:[--text-h1:min(3.3vw,3rem)]">{heading}</h1>
          <div className="hero-drawing">
            <Building />
          </div>
          <div>
            <p className="max-w-text text-lead">
              <Prose text={lead} />
            </p>
            <div className="hero-actions">
              <CallButton placement="hero" />
              <QuoteLink from={page.path} variant="outline" />
            </div>
            <Credentials />
            <LeadRows texts={cases} className="mt-3 lg:mt-6" />
          </div>
          <section aria-labelledby="what-we-do" className="spine-floors">
            <h2 id="what-we-do" className="text-h2">
              What we do, floor by floor
            </h2>
            <Floors cards={page.cards} />
          </section>
        </div>
      </div>
      <div className="section job">
        <div className="container">
          {credentials.length > 0 && <Certificates credentials={credentials} />}
          <JobFolder />
          <section aria-labelledby="why">
            <h2 id="why" className="mb-4 text-h2">
              {page.why.heading}
            </h2>
            <Schedule items={page.why.items} fold="Read about each one" />
          </section>
        </div>
      </div>
      <OptionalFacts path={page.path} />
      <CoverageSection heading={page.coverage.heading} intro={page.coverage.text} areas={homeAreas} />
      <div data-theme="emergency">
        <CallToAction {...page.emergency} id="emergency" call="accent" placement="emergency-section" />
      </div>
    </main>
  );
}
