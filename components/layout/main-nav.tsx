"use client";

import * as Menu from "@radix-ui/react-navigation-menu";
import { type ComponentProps, type KeyboardEvent, useDeferredValue, useRef } from "react";
import { Thumbnail } from "@/components/drawings/thumbnail";
import { LineIcon } from "@/components/ui/line-icon";
import type { NavMenu } from "@/lib/navigation";
import type { SitePath } from "@/lib/paths";
import type { RouteInfo } from "@/lib/routes";
import { MenuLink } from "./menu-link";
import { useOpenMenu } from "./use-open-menu";

/** A menu, and the file with the drawings of its pages. */
type DrawnMenu = NavMenu & { sheet: string };
type Props = {
  before: readonly RouteInfo[];
  menus: readonly DrawnMenu[];
  after: readonly RouteInfo[];
};

/** Menu timing of the specification, in milliseconds. Radix itself closes 150 ms after the pointer has left. */
const openDelay = 200;
const skipDelay = 300;

/** What Radix would write into every page, where nothing reads it. */
const bare = { id: undefined, dir: undefined, "data-orientation": undefined, "data-state": undefined };

/**
 * The desktop navigation. Its panels are in the pre-rendered HTML and open by CSS on hover and focus until Radix takes
 * over (`data-live`, see layout.css); from then on Radix draws a panel only while it is open, with a drawing of the page
 * that is pointed at.
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
      data-live={state.live || undefined}
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

/**
 * Leaves Tab to the browser: the panel follows its trigger in the page, so that Tab goes through it by itself. Radix
 * would lead Tab from the last link back to the trigger, round and round.
 */
const leaveTabAlone = (event: KeyboardEvent) => event.key === "Tab" && event.stopPropagation();

/** Radix would take the links from the Tab order once the focus has left the panel, be it only for its trigger. */
const keepTabOrder = (event: Event) => event.preventDefault();

type ItemProps = DrawnMenu & { state: ReturnType<typeof useOpenMenu> };

function MenuItem({ state, ...menu }: ItemProps) {
  const { hub } = menu;
  const id = `menu${hub.path.replaceAll("/", "-")}`;
  return (
    <Menu.Item value={id} data-theme={hub.theme} className="menu-item" onBlur={(event) => state.blur(id, event)}>
      <Menu.Trigger {...bare} className="menu-trigger" aria-controls={id} onClick={(event) => state.click(id, event)}>
        {hub.name}
        <LineIcon name="chevron-down" className="chevron" />
      </Menu.Trigger>
      <Menu.Content
        {...bare}
        id={id}
        // What has no role may have no name.
        aria-labelledby={undefined}
        className="menu-panel"
        data-open={state.open === id || undefined}
        forceMount={state.live ? undefined : true}
        onFocusOutside={keepTabOrder}
        onKeyDownCapture={leaveTabAlone}
        // Not Radix's "none" of a closed panel, as CSS may have opened it.
        style={{ pointerEvents: undefined }}
      >
        <Panel {...menu} isLive={state.live} />
      </Menu.Content>
    </Menu.Item>
  );
}

/** The links of a menu; the drawings beside them come once these are seen. */
function Panel({ hub, items, sheet, isLive }: DrawnMenu & { isLive: boolean }) {
  const isDrawn = useDeferredValue(isLive, false);
  const thumbnail = (path: SitePath) => isDrawn && <Thumbnail sheet={sheet} path={path} />;
  return (
    <>
      <NavLink href={hub.path} className="menu-hub">
        {`All ${hub.name}`}
      </NavLink>
      {thumbnail(hub.path)}
      <ul className="mt-2 grid grid-cols-2 gap-x-6">
        {items.map(({ path, name, theme }) => (
          <li key={path} data-theme={theme === "emergency" ? theme : undefined}>
            <NavLink href={path} className="menu-link">
              {name}
            </NavLink>
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

/** A chosen link stays in sight until its page is there: Radix would close the panel and with it remove the link. */
const keepOpen = (event: Event) => event.preventDefault();

function NavLink(props: ComponentProps<typeof MenuLink>) {
  return (
    <Menu.Link asChild onSelect={keepOpen}>
      <MenuLink {...props} />
    </Menu.Link>
  );
}
