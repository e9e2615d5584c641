import { MailIcon, PhoneIcon } from "lucide-react";
import { OpenNow } from "@/components/contact/open-now";
import { site } from "@/lib/site";

/** The first line of every page: the emergency number and the e-mail address. */
export function TopBar() {
  return (
    <aside aria-label="Emergency line and e-mail" className="on-ink bg-ink text-small text-paper print:hidden">
      <div className="frame flex min-h-11 items-center justify-between gap-x-6">
        <a
          href={site.phone.href}
          className="flex min-h-11 items-center gap-2 font-semibold"
          data-contact="phone:top-bar"
        >
          <PhoneIcon aria-hidden className="icon text-emergency-bright" />
          <span>
            <span className="max-sm:sr-only">24/7 emergency line </span>
            {site.phone.display}
          </span>
        </a>
        <span className="mr-auto hidden lg:block">
          <OpenNow />
        </span>
        <a href={site.email.href} className="flex min-h-11 items-center gap-2" data-contact="email:top-bar">
          <MailIcon aria-hidden className="icon" />
          <span className="max-sm:sr-only">{site.email.display}</span>
          <span aria-hidden className="sm:hidden">
            E-mail us
          </span>
        </a>
      </div>
    </aside>
  );
}
