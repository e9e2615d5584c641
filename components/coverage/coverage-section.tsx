import { AreaChips } from "@/components/sections/area-chips";
import { Fold } from "@/components/ui/fold";
import { Section } from "@/components/ui/section";
import type { AreaSlug } from "@/data/areas/area-records";
import { site } from "@/lib/site";
import { MapEmbed } from "./map-embed";
import { PostcodeForm } from "./postcode-form";

type Props = {
  readonly heading: string;
  readonly intro: string;
  /** The areas linked below the map. */
  readonly areas: readonly AreaSlug[];
  /** Whether the postcode look-up is directly below the text; by default it is at the foot of its column. */
  readonly formOnTop?: boolean;
};

/** Where we work: the postcode look-up, the map of London, and links to areas. */
export function CoverageSection({ heading, intro, areas, formOnTop }: Props) {
  return (
    <Section
      heading={heading}
      intro={intro}
      notes={
        <div className={formOnTop ? "lg:mt-0" : undefined}>
          <PostcodeForm phone={site.phone} />
        </div>
      }
      tone="deep"
    >
      <div className="grid gap-4">
        <MapEmbed height={400} />
        <Fold label="Some of our areas">
          <AreaChips slugs={areas} />
        </Fold>
      </div>
    </Section>
  );
}
