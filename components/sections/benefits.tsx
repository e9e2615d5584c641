import type { ReactNode } from "react";
import { CheckList, PlainList } from "@/components/sections/check-list";
import { Fold } from "@/components/ui/fold";
import { Section } from "@/components/ui/section";
import type { LandingRecord } from "@/data/types";

type Props = Pick<LandingRecord, "benefits" | "dependsOn" | "prepare"> & {
  figure: ReactNode;
  after: ReactNode;
};

/** What the client gains; beside it what the price depends on, and what to have ready. */
export function Benefits({ benefits, dependsOn, prepare, figure, after }: Props) {
  return (
    <Section heading={benefits.heading} layout="top" figure={figure} after={after} fold>
      <div className="folds grid gap-x-10 md:gap-y-8 lg:grid-cols-3">
        <CheckList items={benefits.items} />
        <Lines heading="What affects the price and the time" items={dependsOn} />
        <Lines heading="What to tell us or have ready" items={prepare} />
      </div>
    </Section>
  );
}

function Lines({ heading, items }: { heading: string; items: readonly string[] }) {
  return (
    <div>
      <h3 className="label border-b-[1.5px] border-ink pb-2">{heading}</h3>
      <Fold of={heading}>
        <PlainList items={items} />
      </Fold>
    </div>
  );
}
