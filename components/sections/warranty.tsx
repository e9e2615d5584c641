import { CheckList } from "@/components/sections/check-list";
import { Section } from "@/components/ui/section";
import type { WarrantyCopy } from "@/data/types";

export function Warranty({ heading, text, terms }: WarrantyCopy) {
  return (
    <Section heading={heading} id="warranty" layout="top" fold>
      <p className="mb-3">{text}</p>
      <CheckList items={terms} />
    </Section>
  );
}
