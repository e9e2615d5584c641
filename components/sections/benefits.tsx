import { CheckList, PlainList } from "@/components/sections/check-list";
import { Fold } from "@/components/sections/fold";
import { Section } from "@/components/ui/section";
import type { LandingRecord } from "@/data/types";

/** What the client gains; under it what the price depends on, and what to have ready. */
export function Benefits({ benefits, dependsOn, prepare }: Pick<LandingRecord, "benefits" | "dependsOn" | "prepare">) {
  return (
    <Section heading={benefits.heading}>
      <CheckList items={benefits.items} />
      <div className="folds mt-8 grid gap-x-10 md:grid-cols-2">
        <Lines heading="What affects the price and the time" items={dependsOn} />
        <Lines heading="What to tell us" items={prepare} />
      </div>
    </Section>
  );
}

function Lines({ heading, items }: { heading: string; items: readonly string[] }) {
  return (
    <div>
      <h3 className="label border-b-[1.5px] border-ink pb-2">{heading}</h3>
      <Fold>
        <PlainList items={items} />
      </Fold>
    </div>
  );
}
