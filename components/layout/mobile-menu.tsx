import { BookingLink } from "@/components/booking/booking-link";
import { CallButton } from "@/components/ui/button";
import { LineIcon } from "@/components/ui/line-icon";
import { mobileMenu, mobileShortcuts } from "@/data/navigation";
import { quoteLabel } from "@/lib/claims";
import { menuRoute, navMenus } from "@/lib/navigation";
import type { RouteInfo } from "@/lib/routes";
import { Logo } from "./logo";
import { MenuLink } from "./menu-link";

/** Pages whose links have no trade colour. */
const noTrade: ReadonlySet<string> = new Set(["/", "/areas", "/contact"]);

export const mobileMenuId = "mobile-menu";

const links = mobileMenu.map(menuRoute);

/**
 * The menu of small screens: a native popover, so that it works without scripts. While it is open the inline loader
 * makes its siblings inert, so it must be a child of the body. page-actions.tsx closes it when a link is chosen,
 * because the page may be restored from the back/forward cache.
 */
export function MobileMenu() {
  return (
    <nav id={mobileMenuId} popover="auto" aria-label="Mobile" className="mobile-menu on-ink">
      <div className="mb-3 flex items-center justify-between col-span-full">
        <Logo />
        <button
          type="button"
          popoverTarget={mobileMenuId}
          popoverTargetAction="hide"
          className="menu-button"
          aria-label="Close menu"
        >
          <LineIcon name="x" />
        </button>
      </div>
      <ul className="menu-list md:row-[2/4] md:pb-4">
        {links.map(({ path, name, theme }) => (
          <li key={path} data-theme={noTrade.has(path) ? undefined : theme}>
            <MenuLink href={path} className={theme === "emergency" ? "bg-accent text-white" : undefined}>
              {name}
            </MenuLink>
            <Services hubPath={path} name={name} />
          </li>
        ))}
      </ul>
      <p className="menu-more">
        <b className="label col-span-full mt-4 block">Often asked for</b>
        {mobileShortcuts.map(menuRoute).map(({ path, name, theme }) => (
          <MenuLink key={path} href={path} data-theme={theme}>
            {name}
          </MenuLink>
        ))}
      </p>
      <div className="menu-buttons sticky bottom-0 grid gap-2 self-end bg-ink py-4">
        <BookingLink placement="mobile-menu" variant="light">
          {quoteLabel()}
        </BookingLink>
        <CallButton placement="mobile-menu" variant="outline-light" />
      </div>
    </nav>
  );
}

/** The other services of a trade, opened by a button beside the trade's link. */
function Services({ hubPath, name }: { hubPath: string; name: string }) {
  const items = navMenus.find(({ hub }) => hub.path === hubPath)?.items.filter(isNotListed) ?? [];
  if (items.length === 0) return null;
  return (
    <details name="menu" className="opens">
      <summary aria-label={`Show all: ${name}`} />
      <ul>
        {items.map((item) => (
          <li key={item.path}>
            <MenuLink href={item.path}>{item.name}</MenuLink>
          </li>
        ))}
      </ul>
    </details>
  );
}

const isNotListed = ({ path }: RouteInfo) => links.every((link) => link.path !== path);
