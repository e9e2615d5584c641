import type { ComponentProps } from "react";
import type { SitePath } from "@/lib/paths";

type Props = Omit<ComponentProps<"a">, "href"> & { href: SitePath | `${SitePath}#${string}` | `#${string}` };

/**
 * A link within the site. A plain anchor on purpose: the pages are small static files that the browser prerenders on
 * intent (speculation rules in the layout), which needs no script, no prefetched flight data and no hydration.
 */
export function SiteLink(props: Props) {
  return <a {...props} />;
}
