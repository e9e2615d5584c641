import { BookingLink } from "@/components/booking/booking-link";
import { MapEmbed } from "@/components/coverage/map-embed";
import { ContactDetails } from "@/components/ui/contact-details";
import { Fold } from "@/components/ui/fold";
import { SiteLink } from "@/components/ui/site-link";
import { business } from "@/data/business";
import { footerAreas, footerCompany, footerGas, footerServices, footerTopics, menus } from "@/data/navigation";
import { company } from "@/data/pages/company";
import { parseLinks } from "@/lib/copy";
import { areaRoutesOf, menuRoute } from "@/lib/navigation";
import { hasPage } from "@/lib/pages";
import type { SitePath } from "@/lib/paths";
import { CompanyLine } from "./company-details";
import { Logo } from "./logo";

type Link = { readonly path: SitePath | `${SitePath}#${string}`; readonly name: string };

/** The pages about the firm, and the sections of the contact page that the law wants to be easy to find. */
const companyLinks: readonly Link[] = [
  ...footerCompany.filter(hasPage).map(menuRoute),
  ...Object.values(company).map(({ id, heading }): Link => ({ path: `/contact#${id}`, name: heading })),
];

function topicLinks(text: string): readonly Link[] {
  return parseLinks(text).flatMap(({ text: name, href }) => (href ? [{ path: href, name }] : []));
}

/** The footer of every page: every service, the regions, how to reach the firm, and what the law asks for. */
export function Footer() {
  return (
    <footer>
      <div className="container">
        <div>
          <div>
            <Logo />
            <ContactDetails placement="footer" />
            <BookingLink placement="footer" variant="solid">
              Book Online
            </BookingLink>
          </div>
          <div>
            <Fold label="Map of where we work">
              <MapEmbed height={200} />
            </Fold>
          </div>
        </div>
        <nav aria-label="Footer" className="footer-lists">
          {Object.values(menus).map(({ hub, heading, items }) => (
            <LinkList
              key={hub}
              heading={heading}
              links={[hub, ...items, ...(hub === "/gas-services" ? footerGas : [])].map(menuRoute)}
            />
          ))}
          <LinkList heading="More services" links={footerServices.map(menuRoute)} />
          <LinkList heading="Often asked for" links={footerTopics.flatMap(topicLinks)} />
          <LinkList heading="Areas" links={[menuRoute("/areas"), ...areaRoutesOf(footerAreas)]} />
          <LinkList heading="Company" links={companyLinks} />
        </nav>
      </div>
      <div className="container text-small text-ink-soft">
        <CompanyLine />
        <p>
          {`© ${business.copyrightYear} `}
          <span translate="no">{business.name}</span>. All rights reserved.
        </p>
      </div>
    </footer>
  );
}

/** A list that is closed on a phone. Its heading stands outside, so that the footer's outline is the same on all screens. */
function LinkList({ heading, links }: { heading: string; links: readonly Link[] }) {
  return (
    <div>
      <h2 className="label">{heading}</h2>
      <details>
        <summary aria-label={heading} />
        <ul>
          {links.map(({ path, name }) => (
            <li key={path}>
              <SiteLink href={path}>{name}</SiteLink>
            </li>
          ))}
        </ul>
      </details>
    </div>
  );
}
