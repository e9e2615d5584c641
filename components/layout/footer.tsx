import { BookingLink } from "@/components/booking/booking-link";
import { MapEmbed } from "@/components/coverage/map-embed";
import { ContactDetails } from "@/components/ui/contact-details";
import { Fold } from "@/components/ui/fold";
import { business } from "@/data/business";
import { footerAreas, footerCompany, footerGas, footerServices, footerTopics, menus } from "@/data/navigation";
import { company } from "@/data/pages/company";
import { parseLinks } from "@/lib/copy";
import { areaRoutesOf, menuRoute } from "@/lib/navigation";
import { hasPage } from "@/lib/pages";
import { CompanyLine } from "./company-line";
import { type FooterLink, FooterList } from "./footer-list";
import { Logo } from "./logo";

/** The pages about the firm, and the sections of the contact page that the law requires to be accessible. */
const companyLinks: readonly FooterLink[] = [
  ...footerCompany.filter(hasPage).map(menuRoute),
  ...Object.values(company).map(({ id, heading }): FooterLink => ({ path: `/contact#${id}`, name: heading })),
];

function topicLinks(text: string): readonly FooterLink[] {
  return parseLinks(text).flatMap(({ text: name, href }) => (href ? [{ path: href, name }] : []));
}

/** The footer of every page: all services, the regions, the contact details and the legal details. */
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
            <FooterList
              key={hub}
              heading={heading}
              links={[hub, ...items, ...(hub === "/gas-services" ? footerGas : [])].map(menuRoute)}
            />
          ))}
          <FooterList heading="More services" links={footerServices.map(menuRoute)} />
          <FooterList heading="Often asked for" links={footerTopics.flatMap(topicLinks)} />
          <FooterList heading="Areas" links={[menuRoute("/areas"), ...areaRoutesOf(footerAreas)]} />
          <FooterList heading="Company" links={companyLinks} />
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
