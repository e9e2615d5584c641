import type { ComponentProps } from "react";
import type { SitePath } from "@/lib/paths";

type Props = Omit<ComponentProps<"a">, "href"> & { href: SitePath | `${SitePath}#${string}` | `#${string}` };

/** A link within the site: a plain anchor, because browsers prerender the small static pages (speculation rules). */
export function SiteLink(props: Props) {
  return <a {...props} />;
}
