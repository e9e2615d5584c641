import { ContactDetails } from "@/components/ui/contact-details";
import { OpenNow } from "@/components/ui/open-now";
import { PhoneWords } from "@/components/ui/prose";
import { Section } from "@/components/ui/section";
import { company } from "@/lib/company";
import { messageLink } from "@/lib/message-link";
import { vcardPath } from "@/lib/site";

const { customers } = company;

/** The ways to reach us other than the form. */
export function ReachUs() {
  const message = messageLink();
  return (
    <Section
      heading="Contact details"
      tone="night"
      notes={
        <p className="text-small text-ink-soft md:mt-2">
          <OpenNow short />
        </p>
      }
    >
      <div className="reach-us">
        <ContactDetails placement="contact" />
        {message && (
          <p className="text-small">
            <a href={message.href} className="text-link font-semibold" data-contact="message:contact">
              {message.words} <span translate="no">{message.display}</span>
            </a>
            . We read messages in office hours. For anything urgent, <PhoneWords words="call" />.
          </p>
        )}
        <p>
          <a href={vcardPath} className="text-link inline-flex min-h-11 items-center" download>
            Save our number as a contact
          </a>
          <a href={`#${customers.id}`} className="text-link inline-flex min-h-11 items-center max-md:hidden">
            {customers.heading}
          </a>
        </p>
      </div>
    </Section>
  );
}
