import { ServiceCard } from "@/components/ui/service-card";
import type { ServiceSlug } from "@/data/slugs";
import { serviceOf } from "@/lib/pages";

/** Links to services as cards with drawing and name and, on wider screens, a description. */
export function ServiceLinks({ slugs }: { slugs: readonly ServiceSlug[] }) {
  return (
    <ul className="schedule tiles names">
      {slugs.map((slug) => (
        <ServiceCard key={slug} slug={slug} text={serviceOf(slug).summary} />
      ))}
    </ul>
  );
}
