import type { ReactNode } from "react";
import { SiteLink } from "@/components/ui/site-link";
import { services } from "@/data/services";
import type { ServiceSlug } from "@/data/slugs";
import { servicePath } from "@/lib/paths";

/** A service in a grid of them, in its family's colour; the whole card leads to its page. */
export function ServiceCard({ slug, children }: { slug: ServiceSlug; children: ReactNode }) {
  const { name, theme } = services[slug];
  return (
    <li data-theme={theme} className="service-card">
      <h3 className="text-h3">
        <SiteLink href={servicePath(slug)} className="stretched">
          {name}
        </SiteLink>
      </h3>
      {children}
    </li>
  );
}
