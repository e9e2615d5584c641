import * as Menu from "@radix-ui/react-navigation-menu";
import { usePathname } from "next/navigation";
import { type KeyboardEvent, useDeferredValue } from "react";
import { Thumbnail } from "@/components/drawings/thumbnail";
import { LineIcon } from "@/components/ui/line-icon";
import type { NavMenu } from "@/lib/navigation";
import type { SitePath } from "@/lib/paths";
import { isUnder } from "./menu-link";
import { NavLink } from "./nav-link";
import type { useOpenMenu } from "./use-open-menu";

/** A menu, and the file with the drawings of its pages. */
export type DrawnMenu = NavMenu & { sprite: string };

/** Attributes that Radix would write into every page and nothing uses. */
export const bare = { id: undefined, dir: undefined, "data-orientation": undefined, "data-state": undefined };

/** Leaves Tab to the browser, because Radix would move the focus from the last link back to the trigger, in a loop. */
const leaveTabAlone = (event: KeyboardEvent) => event.key === "Tab" && event.stopPropagation();

/** Radix would remove the links from the Tab order when the focus leaves the panel, even for its trigger. */
const keepTabOrder = (event: Event) => event.preventDefault();

type ItemProps = DrawnMenu & { state: ReturnType<typeof useOpenMenu> };

/** A menu of the desktop navigation: its button, and the panel with its links. */
export function MenuItem({ state, ...menu }: ItemProps) {
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
        // Overrides Radix's "none" for a closed panel, because CSS may have opened it.
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
