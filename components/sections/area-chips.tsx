import { SiteLink } from "@/components/ui/site-link";
import type { AreaSlug } from "@/data/areas/area-records";
import { areaRoutesOf } from "@/lib/navigation";

/** Short links to areas, in columns of equal width on wide screens. */
export function AreaChips({ slugs }: { slugs: readonly AreaSlug[] }) {
  return (
    <ul className="chips">
      {areaRoutesOf(slugs).map(({ path, name }) => (
        <li key={path}>
          <SiteLink href={path} className="chip">
            {name}
          </SiteLink>
        </li>
      ))}
    </ul>
  );
}
