"use client";

import { usePathname } from "next/navigation";
import type { ComponentProps } from "react";
import { SiteLink } from "@/components/ui/site-link";

/** A link of a menu. It says so where it leads to the page it is on. */
export function MenuLink(props: ComponentProps<typeof SiteLink>) {
  return <SiteLink {...props} aria-current={usePathname() === props.href ? "page" : undefined} />;
}
