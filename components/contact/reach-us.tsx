import { ContactDetails } from "@/components/ui/contact-details";
import { OpenNow } from "@/components/ui/open-now";
import { PhoneWords } from "@/components/ui/prose";
import { company } from "@/lib/company";
import { messageLink } from "@/lib/message-link";
import { vcardPath } from "@/lib/site";

const { customers } = company;

/** Beside the contact page's form: the ways to reach us without it. */
export function ReachUs() {
  const message = messageLink();
  return (
    <div className="blueprint on-ink flex flex-col bg-ink px-5 py-4 text-paper md:p-6">
      <div className="flex flex-wrap items-baseline gap-x-4">
        <h3 className="text-h3">Contact details</h3>
        <p className="text-small text-ink-soft">
          <OpenNow short />
        </p>
      </div>
      <ContactDetails placement="contact" />
      {message && (
        <p className="mt-4 text-small">
          <a href={message.href} className="text-link font-semibold" data-contact="message:contact">
            {message.words} <span translate="no">{message.display}</span>
          </a>
          . We read messages in office hours. For anything urgent, <PhoneWords words="call" />.
        </p>
      )}
      <p className="mt-2 flex flex-wrap gap-x-6">
        <a href={vcardPath} className="text-link inline-flex min-h-11 items-center" download>
          Save our number as a contact
        </a>
        <a href={`#${customers.id}`} className="text-link inline-flex min-h-11 items-center max-md:hidden">
          {customers.heading}
        </a>
      </p>
    </div>
  );
}
