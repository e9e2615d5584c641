import { LineIcon } from "@/components/ui/line-icon";
import { OpenNow } from "@/components/ui/open-now";
import { SiteLink } from "@/components/ui/site-link";
import { site } from "@/lib/site";
import { Notices } from "./notices";

/** The bar above the header: the emergency number and the e-mail address. */
export function TopBar() {
  return (
    <aside aria-label="Emergency line and e-mail" className="on-ink bg-ink text-small text-paper print:hidden">
      <Notices />
      <div className="container top-bar">
        <a href={site.phone.href} data-contact="phone:top-bar">
          <LineIcon name="phone" className="text-emergency-bright" />
          <span>
            <span className="max-sm:sr-only">24/7 emergency line </span>
            <span translate="no">{site.phone.display}</span>
          </span>
        </a>
        <SiteLink href="/emergency" className="underline underline-offset-4">
          <span className="sm:hidden">24/7 emergency</span>
          <span className="max-sm:hidden">What to do now</span>
        </SiteLink>
        <span className="hidden xl:block">
          <OpenNow />
        </span>
        <a href={site.email.href} data-contact="email:top-bar">
          <LineIcon name="mail" />
          <span>
            <span className="sr-only sm:hidden">E-mail us at </span>
            <span className="max-sm:sr-only" translate="no">
              {site.email.display}
            </span>
          </span>
        </a>
      </div>
    </aside>
  );
}
