import { AreasExplorer } from "@/components/coverage/areas-explorer";
import { MapCredits } from "@/components/coverage/map-credits";
import { PostcodeLookup } from "@/components/coverage/postcode-lookup";
import { ResponseTimes } from "@/components/coverage/response-times";
import { CallToAction } from "@/components/sections/call-to-action";
import { Hero } from "@/components/sections/hero";
import { ButtonLink } from "@/components/ui/button";
import { Section } from "@/components/ui/section";
import { claims } from "@/data/claims";
import { areasIndex } from "@/data/pages/areas";
import { areaGroups } from "@/lib/areas";

/** The areas index: the map and the lists lead to the same pages. */
export function AreasIndexTemplate() {
  return (
    <main id="main">
      <Hero
        path="/areas"
        {...areasIndex.hero}
        action={
          <ButtonLink href="/contact" variant="outline">
            Ask about your building
          </ButtonLink>
        }
        drawing={<PostcodeLookup />}
      />
      <AreasExplorer
        lists={[
          { ...areasIndex.london, id: "london", groups: areaGroups("london") },
          { ...areasIndex.extended, id: "extended", groups: areaGroups("surrounding") },
        ]}
      />
      <Section heading={areasIndex.times.heading} id="response-times" intro={areasIndex.times.text}>
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
