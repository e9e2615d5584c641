"use client";

import * as Menu from "@radix-ui/react-navigation-menu";
import { usePathname } from "next/navigation";
import { type ComponentProps, type KeyboardEvent, useDeferredValue, useRef } from "react";
import { Thumbnail } from "@/components/drawings/thumbnail";
import { LineIcon } from "@/components/ui/line-icon";
import type { NavMenu } from "@/lib/navigation";
import type { SitePath } from "@/lib/paths";
import type { RouteInfo } from "@/lib/routes";
import { isUnder, MenuLink } from "./menu-link";
import { useOpenMenu } from "./use-open-menu";

/** A menu, and the file with the drawings of its pages. */
type DrawnMenu = NavMenu & { sprite: string };
type Props = {
  before: readonly RouteInfo[];
  menus: readonly DrawnMenu[];
  after: readonly RouteInfo[];
};

/** Menu timing of the specification, in milliseconds. Radix itself closes 150 ms after the pointer has left. */
const openDelay = 200;
const skipDelay = 300;

/** Attributes that Radix would write into every page and nothing uses. */
const bare = { id: undefined, dir: undefined, "data-orientation": undefined, "data-state": undefined };

/**
 * The desktop navigation. Until hydration (`data-hydrated`, see menus.css) its panels are in the HTML and open by CSS on
 * hover and focus; from then on Radix renders a panel only while it is open, with a drawing of the page pointed at.
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
        {before.map(PlainItem)}
        {menus.map((menu) => (
          <MenuItem key={menu.hub.path} {...menu} state={state} />
        ))}
        {after.map(PlainItem)}
      </Menu.List>
    </Menu.Root>
  );
}

/** Leaves Tab to the browser, because Radix would move the focus from the last link back to the trigger, in a loop. */
const leaveTabAlone = (event: KeyboardEvent) => event.key === "Tab" && event.stopPropagation();

/** Radix would remove the links from the Tab order when the focus leaves the panel, even for its trigger. */
const keepTabOrder = (event: Event) => event.preventDefault();

type ItemProps = DrawnMenu & { state: ReturnType<typeof useOpenMenu> };

function MenuItem({ state, ...menu }: ItemProps) {
  const { hub, items } = menu;
  const here = usePathname();
  const isHere = isUnder(hub.path, here) || items.some(({ path }) => path === here);
  const id = `menu${hub.path.replaceAll("/", "-")}`;
  return (
    <Menu.Item value={id} data-theme={hub.theme} className="menu-item" onBlur={(event) => state.blur(id, event)}>
      <Menu.Trigger
        {...bare}
        className="menu-trigger"
        data-here={isHere || undefined}
        aria-controls={id}
        onClick={(event) => state.click(id, event)}
      >
        {hub.name}
        <LineIcon name="chevron-down" className="chevron" />
      </Menu.Trigger>
      <Menu.Content
        {...bare}
        id={id}
        // An element without a role must not have a name.
        aria-labelledby={undefined}
        className="menu-panel"
        data-open={state.open === id || undefined}
        forceMount={state.hydrated ? undefined : true}
        onFocusOutside={keepTabOrder}
        onKeyDownCapture={leaveTabAlone}
        // Not Radix's "none" of a closed panel, as CSS may have opened it.
        style={{ pointerEvents: undefined }}
      >
        <Panel {...menu} isHydrated={state.hydrated} />
      </Menu.Content>
    </Menu.Item>
  );
}

/** The links of a menu; the drawings beside them are rendered later, so that they do not delay the links. */
function Panel({ hub, items, sprite, isHydrated }: DrawnMenu & { isHydrated: boolean }) {
  const isDrawn = useDeferredValue(isHydrated, false);
  const thumbnail = (path: SitePath) => isDrawn && <Thumbnail sprite={sprite} path={path} />;
  return (
    <>
      <NavLink href={hub.path}>{`All ${hub.name}`}</NavLink>
      {thumbnail(hub.path)}
      <ul>
        {items.map(({ path, name }) => (
          <li key={path}>
            <NavLink href={path}>{name}</NavLink>
            {thumbnail(path)}
          </li>
        ))}
      </ul>
    </>
  );
}

function PlainItem({ path, name }: RouteInfo) {
  return (
    <Menu.Item key={path}>
      <NavLink href={path} className="menu-trigger">
        {name}
      </NavLink>
    </Menu.Item>
  );
}

/** Keeps a chosen link visible until its page has loaded; Radix would close the panel and remove it. */
const keepOpen = (event: Event) => event.preventDefault();

function NavLink(props: ComponentProps<typeof MenuLink>) {
  return (
    <Menu.Link asChild onSelect={keepOpen}>
      <MenuLink {...props} />
    </Menu.Link>
  );
}
