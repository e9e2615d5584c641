import { BookingLink } from "@/components/booking/booking-link";
import { ContactDetails } from "@/components/contact/contact-details";
import { ContactForm } from "@/components/contact/contact-form";
import { OpenNow } from "@/components/contact/open-now";
import { UrgentNote } from "@/components/contact/urgent-note";
import { MapEmbed } from "@/components/coverage/map-embed";
import { PostcodeLookup } from "@/components/coverage/postcode-lookup";
import { platesSize } from "@/components/drawings/plates";
import { CompanyDetails } from "@/components/layout/company-details";
import { AreaChips } from "@/components/sections/area-chips";
import { Hero } from "@/components/sections/hero";
import { Steps } from "@/components/sections/steps";
import { CallButton } from "@/components/ui/button";
import { Section } from "@/components/ui/section";
import { Vector } from "@/components/ui/vector";
import { contactServices } from "@/data/business";
import { contactAreas } from "@/data/navigation";
import plates from "@/generated/plates.svg";
import { messageLink } from "@/lib/message-link";
import type { SitePage } from "@/lib/pages";
import { site, vcardPath } from "@/lib/site";
import { serviceSubjects } from "@/lib/subjects";

/** Where photographs are taken. */
const photographsNote = "You can add photographs once it is sent.";

/** The contact page. */
export function ContactTemplate(page: SitePage<"contact">) {
  const message = messageLink();
  return (
    <main id="main">
      <Hero
        path={page.path}
        heading={page.hero.heading}
        lead={page.hero.lead}
        action={
          <BookingLink placement="contact" variant="outline">
            Book Online
          </BookingLink>
        }
        drawing={<Vector loading="lazy" src={plates.src} alt={page.hero.drawing} {...platesSize} />}
      />
      <Section
        heading="Request a quote"
        intro={site.photographs ? `${page.formIntro} ${photographsNote}` : page.formIntro}
      >
        <div className="grid gap-12 xl:grid-cols-[1fr_17rem]">
          <div>
            <ContactForm
              services={contactServices}
              subjects={serviceSubjects}
              endpoint={site.contactEndpoint}
              challengeKey={site.turnstileSiteKey}
              phone={site.phone}
              email={site.email}
              urgentNote={<UrgentNote />}
            />
            {!site.contactEndpoint && (
              <p className="mt-4 text-small text-ink-soft">
                This form is a demonstration: it shows its confirmation and sends nothing. To reach us, call or e-mail.
              </p>
            )}
          </div>
          <div>
            <h3 className="text-h3">Contact details</h3>
            <p className="mt-2 min-h-[2lh] text-small text-ink-soft sm:min-h-0">
              <OpenNow />
            </p>
            <ContactDetails placement="contact" />
            {message && (
              <p className="mt-4 text-small">
                <a href={message.href} className="text-link font-semibold" data-contact="message:contact">
                  {message.name}
                </a>
                . We read messages in office hours. For anything urgent, call.
              </p>
            )}
            <a href={vcardPath} className="text-link mt-4 inline-flex min-h-11 items-center" download>
              Save our number as a contact
            </a>
          </div>
        </div>
      </Section>
      <Section heading="What happens next" tone="deep">
        <Steps items={page.next} />
      </Section>
      <Section heading="Where we work" layout="top">
        <div className="grid gap-8 lg:grid-cols-2">
          <MapEmbed height={400} />
          <div>
            <PostcodeLookup />
            <div className="mt-8">
              <AreaChips slugs={contactAreas} />
            </div>
          </div>
        </div>
      </Section>
      <CompanyDetails />
      <section aria-labelledby="available" data-theme="emergency" className="on-ink bg-accent text-white">
        <div className="frame grid items-center gap-6 py-14 lg:grid-cols-2">
          <div>
            <h2 id="available" className="text-h2">
              Available 24/7 for emergencies
            </h2>
          </div>
          <CallButton placement="availability" variant="light" className="text-lead lg:justify-self-end" />
        </div>
      </section>
    </main>
  );
}
