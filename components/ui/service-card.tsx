import type { ReactNode } from "react";
import { spriteOf } from "@/components/drawings/sprites";
import { Thumbnail } from "@/components/drawings/thumbnail";
import { SiteLink } from "@/components/ui/site-link";
import type { ServiceSlug } from "@/data/slugs";
import { serviceOf } from "@/lib/pages";

type Props = {
  slug: ServiceSlug;
  children: ReactNode;
};

/** A service in a grid: its drawing, its name and words about it, in its family's colour. The whole card is a link. */
export function ServiceCard({ slug, children }: Props) {
  const { path, name, theme } = serviceOf(slug);
  return (
    <li data-theme={theme} className="service-card">
      <Thumbnail sprite={spriteOf(path)} path={path} />
      <h3>
        <SiteLink href={path}>{name}</SiteLink>
      </h3>
      {children}
    </li>
  );
}
