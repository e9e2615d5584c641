import { CheckList } from "@/components/sections/check-list";
import { Fold } from "@/components/sections/fold";
import { Section } from "@/components/ui/section";
import type { WarrantyCopy } from "@/data/types";

/** The warranty with its terms. */
export function Warranty({ heading, text, terms }: WarrantyCopy) {
  return (
    <Section heading={heading} intro={text} id="warranty">
      <Fold label="Read the terms">
        <CheckList items={terms} />
      </Fold>
    </Section>
  );
}
