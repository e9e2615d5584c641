import { BookingLink } from "@/components/booking/booking-link";
import { ContactForm } from "@/components/contact/contact-form";
import { ReachUs } from "@/components/contact/reach-us";
import { UrgentNote } from "@/components/contact/urgent-note";
import { CoverageSection } from "@/components/coverage/coverage-section";
import { figuresOf } from "@/components/drawings/figures/section-figures";
import { platesSize, rowSize } from "@/components/drawings/plates/plates-file";
import { CompanyDetails } from "@/components/layout/company-details";
import { CallToAction } from "@/components/sections/call-to-action";
import { Hero } from "@/components/sections/hero";
import { Steps } from "@/components/sections/steps";
import { ButtonLink } from "@/components/ui/button";
import { PhoneWords, Prose } from "@/components/ui/prose";
import { Section } from "@/components/ui/section";
import { SvgImage } from "@/components/ui/svg-image";
import { contactServices } from "@/data/business";
import { contactAreas } from "@/data/navigation";
import plates from "@/generated/plates.svg";
import { company } from "@/lib/company";
import { formId } from "@/lib/enquiry";
import type { SitePage } from "@/lib/pages";
import { site } from "@/lib/site";
import { serviceSubjects } from "@/lib/subjects";

const photographsNote = site.photographs
  ? "You can add photographs once it is sent."
  : "Please send photographs by e-mail.";

const { customers, complaints } = company;

export function ContactTemplate(page: SitePage<"contact">) {
  return (
    <main id="main" className="contact">
      <Hero
        path={page.path}
        heading={page.hero.heading}
        leadRows={page.hero.lead}
        action={
          <>
            <BookingLink placement="contact" variant="outline">
              Book Online
            </BookingLink>
            <ButtonLink href={`#${formId}`} variant="outline">
              Request a quote
            </ButtonLink>
          </>
        }
        drawing={
          <picture>
            <source media="(min-width: 44rem) and (max-width: 63.99rem)" srcSet={`${plates.src}#row`} {...rowSize} />
            <SvgImage loading="lazy" src={plates.src} alt={page.hero.drawing} {...platesSize} />
          </picture>
        }
      />
      <ReachUs />
      <Section
        heading="Request a quote"
        id={formId}
        notes={
          <p className="mt-3 max-lg:text-base max-md:mt-2 max-md:leading-snug">
            <Prose text={`${page.formIntro} ${photographsNote}`} />
          </p>
        }
      >
        <ContactForm
          services={contactServices}
          messageHint={page.messageHint}
          subjects={serviceSubjects}
          endpoint={site.contactEndpoint}
          challengeKey={site.turnstileSiteKey}
          links={{ phone: site.phone, email: site.email }}
          urgentNote={<UrgentNote />}
        >
          {!site.contactEndpoint && (
            <p className="text-small text-ink-soft">
              This form is a demonstration and doesn’t send anything. To reach us, <PhoneWords words="call" /> or{" "}
              <a href={site.email.href} className="text-link" data-contact="email:form">
                e-mail
              </a>
              .
            </p>
          )}
        </ContactForm>
      </Section>
      <Section heading="What happens next" tone="deep" figure={figuresOf(page.path)("next")} fold>
        <Steps items={page.next} />
      </Section>
      <Section heading={customers.heading} id={customers.id} fold>
        <p className="max-w-text">
          <Prose text={customers.text} />{" "}
          <a href={`#${complaints.id}`} className="text-link">
            {customers.complain}
          </a>
        </p>
      </Section>
      <CoverageSection
        heading="Where we work"
        intro="We work in every London borough and in the towns around London."
        areas={contactAreas}
        formOnTop
      />
      <CompanyDetails />
      <div data-theme="emergency">
        <CallToAction
          heading="Available 24/7 for emergencies"
          id="available"
          call="accent"
          placement="availability"
          action={
            <ButtonLink href="/emergency" variant="outline-light" className="max-lg:hidden">
              What to do now
            </ButtonLink>
          }
        />
      </div>
    </main>
  );
}
