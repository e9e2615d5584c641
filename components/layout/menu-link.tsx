"use client";

import { usePathname } from "next/navigation";
import type { ComponentProps } from "react";
import { SiteLink } from "@/components/ui/site-link";

/** Whether a page is this one or stands under it. */
export const isUnder = (path: string, here: string) => `${here}/`.startsWith(`${path}/`);

/** A link of a menu. It says so where it leads to the page it is on, and shows it on the pages under that, too. */
export function MenuLink(props: ComponentProps<typeof SiteLink>) {
  const here = usePathname();
  return (
    <SiteLink
      {...props}
      aria-current={here === props.href ? "page" : undefined}
      data-here={isUnder(props.href, here) || undefined}
    />
  );
}
