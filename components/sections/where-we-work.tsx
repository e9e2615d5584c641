import { AreaChips } from "@/components/sections/area-chips";
import { Fold } from "@/components/sections/fold";
import { Section } from "@/components/ui/section";
import { areaSlugs, placeOf } from "@/lib/areas";
import { areasAsking } from "@/lib/demand";
import type { SitePath } from "@/lib/paths";

const regions = areaSlugs.filter((slug) => placeOf(slug).type === "other");

/** The regions, and the areas whose buildings ask most for what a page is about. */
export function WhereWeWork({ path }: { path: SitePath }) {
  const areas = areasAsking(path, 6);
  return (
    <Section heading="Where we work">
      <p className="mb-4">We come to every part of London and to the towns around it.</p>
      <AreaChips slugs={regions} />
      {areas.length > 0 && (
        <div className="folds mt-6">
          <div>
            <h3 className="label border-b-[1.5px] border-ink pb-2">Areas whose buildings need this most</h3>
            <Fold>
              <div className="mt-4">
                <AreaChips slugs={areas} />
              </div>
            </Fold>
          </div>
        </div>
      )}
    </Section>
  );
}
