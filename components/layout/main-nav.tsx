"use client";

import { ChevronDownIcon } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import type { NavMenu } from "@/lib/navigation";
import type { RouteInfo } from "@/lib/paths";
import { MenuLink } from "./menu-link";
import { moveByArrow, useMenus } from "./use-menus";

type Props = { before: readonly RouteInfo[]; menus: readonly NavMenu[]; after: readonly RouteInfo[] };

/**
 * The desktop navigation. Its panels are in the pre-rendered HTML and open by CSS on hover and focus until the script
 * takes over (`data-live`, see globals.css).
 */
export function MainNav({ before, menus, after }: Props) {
  const nav = useRef<HTMLElement>(null);
  const [live, setLive] = useState(false);
  const actions = useMenus(nav);
  useEffect(() => setLive(true), []);

  return (
    <nav
      ref={nav}
      aria-label="Main"
      className="main-nav print:hidden"
      data-live={live || undefined}
      onKeyDown={moveByArrow}
    >
      <ul className="flex items-center">
        {before.map((route) => (
          <PlainItem key={route.path} {...route} />
        ))}
        {menus.map((menu) => (
          <MenuItem key={menu.hub.path} {...menu} actions={actions} />
        ))}
        {after.map((route) => (
          <PlainItem key={route.path} {...route} />
        ))}
      </ul>
    </nav>
  );
}

function PlainItem({ path, name }: RouteInfo) {
  return (
    <li>
      <MenuLink href={path} className="menu-trigger">
        {name}
      </MenuLink>
    </li>
  );
}

function MenuItem({ hub, items, actions }: NavMenu & { actions: ReturnType<typeof useMenus> }) {
  const id = `menu${hub.path.replaceAll("/", "-")}`;
  const open = actions.open === id;
  return (
    <li
      data-theme={hub.theme}
      className="menu-item"
      onPointerEnter={(event) => actions.enter(id, event)}
      onPointerLeave={actions.leave}
      onBlur={({ currentTarget, relatedTarget }) => actions.blur(id, currentTarget, relatedTarget)}
    >
      <button
        type="button"
        className="menu-trigger"
        aria-expanded={open}
        aria-controls={id}
        onClick={() => actions.click(id)}
      >
        {hub.name}
        <ChevronDownIcon aria-hidden className="icon chevron" />
      </button>
      <div id={id} className="menu-panel" data-open={open || undefined}>
        <MenuLink href={hub.path} className="menu-hub">
          {`All ${hub.name}`}
        </MenuLink>
        <ul className="mt-2 grid grid-cols-2 gap-x-6">
          {items.map(({ path, name, theme }) => (
            <li key={path} data-theme={theme}>
              <MenuLink href={path} className="menu-link">
                {name}
              </MenuLink>
            </li>
          ))}
        </ul>
      </div>
    </li>
  );
}
