"use client";

import { usePathname } from "next/navigation";
import type { ComponentProps } from "react";
import { SiteLink } from "@/components/ui/site-link";

/** A link of a menu, which says so on the very page it leads to. */
export function MenuLink(props: ComponentProps<typeof SiteLink>) {
  return <SiteLink {...props} aria-current={usePathname() === props.href ? "page" : undefined} />;
}
