import { AnswerList } from "@/components/sections/answer-list";
import { Fold } from "@/components/ui/fold";
import { Section } from "@/components/ui/section";
import type { SitePage } from "@/lib/pages";

/** The number of problems that phones show above the closed rest: about one screen. */
const maxShown = 7;

/** Problems, each with the service for it. On phones only the first answer is open. */
export function Chooser({ heading, items }: SitePage<"hub">["chooser"]) {
  const shown = items.length > maxShown ? maxShown - 1 : maxShown;
  const others = items.slice(shown);
  return (
    <Section heading={heading} layout="top" tone="tint">
      <div>
        <AnswerList items={items.slice(0, shown)} closed="others" />
        {others.length > 0 && (
          <Fold label="Other problems">
            <AnswerList items={others} closed="all" />
          </Fold>
        )}
      </div>
    </Section>
  );
}
