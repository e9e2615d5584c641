import { SiteLink } from "@/components/ui/site-link";
import type { AreaSlug } from "@/data/areas/area-records";
import { areaRoutesOf } from "@/lib/navigation";

/** Areas as short links in a row. */
export function AreaChips({ slugs }: { slugs: readonly AreaSlug[] }) {
  return (
    <ul className="flex flex-wrap gap-x-2 sm:gap-y-2">
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
