import { BookingLink } from "@/components/booking/booking-link";
import { spriteOf } from "@/components/drawings/sprites";
import { LineIcon } from "@/components/ui/line-icon";
import { quoteLabel } from "@/lib/claims";
import { menuRoute, navMenus } from "@/lib/navigation";
import { site } from "@/lib/site";
import { Logo } from "./logo";
import { MainNav } from "./main-nav";
import { MobileMenu, mobileMenuId } from "./mobile-menu";

const menus = navMenus.map((menu) => ({ ...menu, sprite: spriteOf(menu.hub.path) }));

/** The sticky header (logo, menus, phone number, quote button) and the menu that replaces it on small screens. */
export function Header() {
  return (
    <>
      <header>
        <div className="container">
          <Logo />
          <MainNav before={[menuRoute("/")]} menus={menus} after={[menuRoute("/areas"), menuRoute("/contact")]} />
          <div className="flex items-center gap-2 print:hidden">
            <a href={site.phone.href} className="header-call" data-contact="phone:header" translate="no">
              {site.phone.display}
            </a>
            <BookingLink placement="header" variant="solid" className="max-sm:hidden xl:px-3.5">
              {quoteLabel()}
            </BookingLink>
            <button type="button" popoverTarget={mobileMenuId} className="menu-button" aria-label="Menu">
              <LineIcon name="menu" />
            </button>
          </div>
        </div>
      </header>
      <MobileMenu />
    </>
  );
}
