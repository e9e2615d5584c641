"use client";

import * as Menu from "@radix-ui/react-navigation-menu";
import { ChevronDownIcon } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { SiteLink } from "@/components/ui/site-link";
import type { NavMenu } from "@/lib/navigation";
import type { RouteInfo } from "@/lib/paths";

type Props = { before: readonly RouteInfo[]; menus: readonly NavMenu[]; after: readonly RouteInfo[] };

/** Menu timing of the specification, in milliseconds. Radix itself closes 150 ms after the pointer has left. */
const openDelay = 200;
const skipDelay = 300;

/**
 * The desktop navigation. Its panels are in the pre-rendered HTML and open by CSS on hover and focus until Radix takes
 * over (`data-live`, see globals.css).
 */
export function MainNav({ before, menus, after }: Props) {
  const [value, setValue] = useState("");
  const [live, setLive] = useState(false);
  const nav = useRef<HTMLElement>(null);
  // The menu that a click has opened or confirmed. Radix closes a menu on a click after hover has opened it, which
  // would take it from under the visitor's pointer (radix-ui/primitives#1630): the first click after a hover keeps it.
  const clicked = useRef("");

  useEffect(() => {
    // The menu that CSS has opened under the pointer or the focus stays open when Radix takes over.
    const opened = nav.current?.querySelector(".menu-item:is(:hover, :focus-within) .menu-hub")?.getAttribute("href");
    if (opened) setValue(opened);
    setLive(true);
  }, []);

  /** With forceMount, a press inside one panel counts as outside the others and would close the menu before the click. */
  const keepOpenInside = (event: CustomEvent<{ originalEvent: Event }>) => {
    if (nav.current?.contains(event.target as Node)) event.preventDefault();
  };

  /** With forceMount, Radix takes every Escape in the page, also the one that is meant for the mobile menu. */
  const passEscapeOn = () => {
    if (!value) document.querySelector<HTMLElement>("[popover]:popover-open")?.hidePopover();
  };

  return (
    <Menu.Root
      ref={nav}
      aria-label="Main"
      className="main-nav print:hidden"
      data-live={live || undefined}
      value={value}
      onValueChange={(next) => {
        if (!next) {
          clicked.current = "";
          returnFocus();
        }
        setValue(next);
      }}
      delayDuration={openDelay}
      skipDelayDuration={skipDelay}
    >
      <Menu.List className="flex items-center">
        {before.map(PlainItem)}
        {menus.map((menu) => (
          <Menu.Item key={menu.hub.path} value={menu.hub.path} data-theme={menu.hub.theme} className="menu-item">
            <Menu.Trigger
              className="menu-trigger"
              onClick={(event) => {
                if (value === menu.hub.path && clicked.current !== value) event.preventDefault();
                clicked.current = menu.hub.path;
              }}
            >
              {menu.hub.name}
              <ChevronDownIcon aria-hidden className="icon chevron" />
            </Menu.Trigger>
            <Menu.Content
              forceMount
              className="menu-panel"
              onPointerDownOutside={keepOpenInside}
              onFocusOutside={keepOpenInside}
              onEscapeKeyDown={passEscapeOn}
            >
              <Panel {...menu} />
            </Menu.Content>
          </Menu.Item>
        ))}
        {after.map(PlainItem)}
      </Menu.List>
    </Menu.Root>
  );
}

/** A panel that closes gives the focus in it back to its trigger; with forceMount, Radix asks the wrong panel to. */
function returnFocus() {
  const panel = document.activeElement?.closest(".menu-panel");
  panel?.closest(".menu-item")?.querySelector<HTMLElement>(".menu-trigger")?.focus();
}

function PlainItem({ path, name }: RouteInfo) {
  return (
    <Menu.Item key={path}>
      <Menu.Link asChild>
        <SiteLink href={path} className="menu-trigger">
          {name}
        </SiteLink>
      </Menu.Link>
    </Menu.Item>
  );
}

function Panel({ hub, items }: NavMenu) {
  return (
    <>
      <Menu.Link asChild>
        <SiteLink href={hub.path} className="menu-hub">
          All {hub.name}
        </SiteLink>
      </Menu.Link>
      <ul className="mt-2 grid grid-cols-2 gap-x-6">
        {items.map(({ path, name, theme }) => (
          <li key={path} data-theme={theme}>
            <Menu.Link asChild>
              <SiteLink href={path} className="menu-link">
                {name}
              </SiteLink>
            </Menu.Link>
          </li>
        ))}
      </ul>
    </>
  );
}
