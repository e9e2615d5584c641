import * as Menu from "@radix-ui/react-navigation-menu";
import type { ComponentProps } from "react";
import type { RouteInfo } from "@/lib/routes";
import { MenuLink } from "./menu-link";

/** A navigation item without a menu. */
export function PlainItem({ path, name }: RouteInfo) {
  return (
    <Menu.Item>
      <NavLink href={path} className="menu-trigger">
        {name}
      </NavLink>
    </Menu.Item>
  );
}

/** Keeps a chosen link visible until its page has loaded; Radix would close the panel and remove it. */
const keepOpen = (event: Event) => event.preventDefault();

/** A link of the navigation or of its menus. */
export function NavLink(props: ComponentProps<typeof MenuLink>) {
  return (
    <Menu.Link asChild onSelect={keepOpen}>
      <MenuLink {...props} />
    </Menu.Link>
  );
}
