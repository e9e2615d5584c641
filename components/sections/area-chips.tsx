import { SiteLink } from "@/components/ui/site-link";
import type { AreaSlug } from "@/data/areas/area-records";
import { areaRoutesOf } from "@/lib/navigation";

/** Areas as short links, with room in columns of one width. */
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
