import { Symptoms } from "@/components/sections/symptoms";
import { Fold } from "@/components/ui/fold";
import { Section } from "@/components/ui/section";
import type { SitePage } from "@/lib/pages";

/** The number of problems that phones show above the closed rest: about one screen. */
const most = 7;

/** Problems, each with the service for it. On phones only the first answer is open. */
export function Chooser({ heading, items }: SitePage<"hub">["chooser"]) {
  const shown = items.length > most ? most - 1 : most;
  const others = items.slice(shown);
  return (
    <Section heading={heading} layout="top" tone="tint">
      <div>
        <Symptoms items={items.slice(0, shown)} closed="others" />
        {others.length > 0 && (
          <Fold label="Other problems">
            <Symptoms items={others} closed="all" />
          </Fold>
        )}
      </div>
    </Section>
  );
}
