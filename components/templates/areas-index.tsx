import { AreasExplorer } from "@/components/coverage/areas-explorer";
import { MapCredits } from "@/components/coverage/map-credits";
import { PostcodeLookup } from "@/components/coverage/postcode-lookup";
import { ResponseTimes } from "@/components/coverage/response-times";
import { CallToAction } from "@/components/sections/call-to-action";
import { Hero } from "@/components/sections/hero";
import { ButtonLink } from "@/components/ui/button";
import { Section } from "@/components/ui/section";
import { claims } from "@/data/claims";
import { areaGroups } from "@/lib/areas";
import type { SitePage } from "@/lib/pages";

/** The areas index: the map and the lists lead to the same pages. */
export function AreasIndexTemplate(page: SitePage<"areas">) {
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
        drawing={<PostcodeLookup />}
      />
      <AreasExplorer
        lists={[
          { ...page.london, id: "london", groups: areaGroups("london") },
          { ...page.extended, id: "extended", groups: areaGroups("surrounding") },
        ]}
      />
      <Section heading={page.times.heading} id="response-times" intro={page.times.text}>
        <ResponseTimes />
        <MapCredits />
      </Section>
      <CallToAction
        heading="Not on the list?"
        text={`Call with the postcode. ${claims.appointments.full}`}
        action={
          <ButtonLink href="/contact" variant="outline-light">
            Write to us
          </ButtonLink>
        }
      />
    </main>
  );
}
