"use client";

import { usePathname } from "next/navigation";
import type { ComponentProps } from "react";
import { SiteLink } from "@/components/ui/site-link";

/** Whether the current page is at a path or below it. */
export const isUnder = (path: string, here: string) => `${here}/`.startsWith(`${path}/`);

/** A link of a menu, marked on its own page (`aria-current`) and on the pages below it (`data-here`). */
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
