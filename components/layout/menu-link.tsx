"use client";

import { type ComponentProps, useSyncExternalStore } from "react";
import { SiteLink } from "@/components/ui/site-link";

/** The page of an address never changes: each link leads to a page of its own. */
const never = () => () => {};

/**
 * A link of a menu, which says so on the very page it leads to. In the pre-rendered page scripts/finish.ts says it:
 * Next's own hook for the address would bring 8 KiB of scripts to every page.
 */
export function MenuLink(props: ComponentProps<typeof SiteLink>) {
  const isHere = useSyncExternalStore(
    never,
    () => window.location.pathname === props.href,
    () => false,
  );
  return <SiteLink {...props} aria-current={isHere ? "page" : undefined} />;
}
