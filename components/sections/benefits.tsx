import { CheckList } from "@/components/sections/check-list";
import { NamedList } from "@/components/sections/named-list";
import { Fold } from "@/components/ui/fold";
import { Section } from "@/components/ui/section";
import type { LandingRecord, NamedText } from "@/data/types";

type Props = Pick<LandingRecord, "benefits" | "dependsOn" | "prepare"> & { notes?: readonly [NamedText, NamedText] };

/** The benefits for the client, the factors of the price, and what to prepare. */
export function Benefits({ benefits, dependsOn, prepare, notes }: Props) {
  return (
    <Section
      heading={benefits.heading}
      layout="top"
      minor
      notes={notes && <NamedList items={notes} className="highlights" />}
      fold={notes ? "What you get, and the price" : true}
    >
      <CheckList items={benefits.items} />
      <div className="folds job-sheet">
        <Lines heading="What affects the price and the time" items={dependsOn} />
        <Lines heading="What to tell us or have ready" items={prepare} />
      </div>
    </Section>
  );
}

function Lines({ heading, items }: { heading: string; items: readonly string[] }) {
  return (
    <div>
      <h3 className="label">{heading}</h3>
      <Fold summary={heading}>
        <CheckList items={items} plain />
      </Fold>
    </div>
  );
}
