import { AreaName } from "@/components/layout/unknown-path";
import { ButtonLink, CallButton } from "@/components/ui/button";
import { Overline } from "@/components/ui/overline";
import { Section } from "@/components/ui/section";
import { ServiceCard } from "@/components/ui/service-card";
import type { ServiceSlug } from "@/data/slugs";
import { sentencesOf } from "@/lib/claims";
import { serviceOf } from "@/lib/pages";

/** The two most requested services of each family. */
const shown = [
  "air-conditioning-installation",
  "heating-system-maintenance",
  "commercial-boiler-installation",
  "gas-safety-certificates",
  "commercial-installation",
  "emergency-plumbing-repairs",
] as const satisfies readonly ServiceSlug[];

const promises = [sentencesOf("gasSafe", "refcom", "insured"), sentencesOf("freeQuote", "appointments")];

/** The page for an area that has no page. */
export function UnlistedArea() {
  return (
    <>
      <div className="hero">
        <div className="container py-12 lg:py-16">
          <h1 className="text-h1">
            <Overline>HVAC, gas and plumbing in</Overline>
            <AreaName />
          </h1>
          <p className="mt-6 max-w-text text-lead">
            This area has no page of its own yet, but we may well cover it. Call us with the postcode and we will tell
            you at once, with the current response time.
          </p>
          <div className="mt-8 flex flex-wrap gap-3">
            <CallButton placement="unlisted-area" />
            <ButtonLink href="/areas" variant="outline">
              Look up your postcode
            </ButtonLink>
          </div>
        </div>
      </div>
      <Section heading="Services" layout="top">
        <ul className="schedule tiles large md:grid-cols-2 xl:grid-cols-3">
          {shown.map((slug) => (
            <ServiceCard key={slug} slug={slug} text={serviceOf(slug).summary} />
          ))}
        </ul>
      </Section>
      <section className="section bg-paper-deep">
        <div className="container">
          <h2 className="text-h2">
            What you can rely on in <AreaName />
          </h2>
          <ul className="plain-list mt-8">
            {promises.filter(Boolean).map((promise) => (
              <li key={promise}>{promise}</li>
            ))}
            <li>You get a written record of every visit, with readings, parts and what still needs doing.</li>
          </ul>
        </div>
      </section>
    </>
  );
}
