"use client";

import * as Menu from "@radix-ui/react-navigation-menu";
import { useRef } from "react";
import type { RouteInfo } from "@/lib/routes";
import { bare, type DrawnMenu, MenuItem } from "./menu-item";
import { PlainItem } from "./nav-link";
import { useOpenMenu } from "./use-open-menu";

type Props = {
  before: readonly RouteInfo[];
  menus: readonly DrawnMenu[];
  after: readonly RouteInfo[];
};

/** Menu timing of the specification, in milliseconds. Radix itself closes 150 ms after the pointer has left. */
const openDelay = 200;
const skipDelay = 300;

/**
 * The desktop navigation. Until hydration (`data-hydrated`, see menus.css) its panels are in the HTML and open by CSS
 * on hover and focus; after it Radix renders a panel only while it is open, with a drawing of the hovered page.
 */
export function MainNav({ before, menus, after }: Props) {
  const nav = useRef<HTMLElement>(null);
  const state = useOpenMenu(nav);

  return (
    <Menu.Root
      data-orientation={undefined}
      ref={nav}
      aria-label="Main"
      className="main-nav print:hidden"
      value={state.open}
      onValueChange={state.change}
      delayDuration={openDelay}
      skipDelayDuration={skipDelay}
    >
      <Menu.List {...bare} className="flex items-center">
        {before.map((page) => (
          <PlainItem key={page.path} {...page} />
        ))}
        {menus.map((menu) => (
          <MenuItem key={menu.hub.path} {...menu} state={state} />
        ))}
        {after.map((page) => (
          <PlainItem key={page.path} {...page} />
        ))}
      </Menu.List>
    </Menu.Root>
  );
}
