import { Section } from "@/components/ui/section";
import { SiteLink } from "@/components/ui/site-link";
import type { AreaSlug } from "@/data/areas/area-records";
import { areaOf, areaPath, areasNear, areasOfRegion, inMiles, inSentence } from "@/lib/areas";
import { typeset } from "@/lib/copy";
import type { SitePage } from "@/lib/pages";

/** The areas near an area, or within a region. */
export function Nearby({ slug, area }: SitePage<"area">) {
  const near = areasNear(slug);
  const inRegion = areasOfRegion(area.region);
  return (
    <Section heading={near.length ? `Areas near ${inSentence(area)}` : `Areas in ${area.name}`}>
      {near.length > 0 && <p className="mb-3 text-small text-ink-soft">Straight-line distances</p>}
      <ul className="grid grid-cols-2 gap-x-6 md:gap-x-10 border-t-[1.5px] border-ink">
        {near.map((other) => (
          <NearbyItem key={other.slug} slug={other.slug} note={typeset(inMiles(other.kilometres))} />
        ))}
        {near.length === 0 &&
          inRegion.map((other) => <NearbyItem key={other} slug={other} note={areaOf(other).outwardCode} />)}
      </ul>
    </Section>
  );
}

function NearbyItem({ slug, note }: { slug: AreaSlug; note: string }) {
  return (
    <li className="border-b border-ink-line odd:last:col-span-2">
      <SiteLink
        href={areaPath(slug)}
        className="flex min-h-12 flex-wrap content-center py-2 items-center justify-between gap-x-6"
      >
        <span className="text-link min-w-0 font-semibold max-sm:basis-full">{areaOf(slug).name}</span>
        <span className="text-small text-ink-soft">{note}</span>
      </SiteLink>
    </li>
  );
}
