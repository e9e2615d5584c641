import { Slots } from "@/components/slots/slots";
import { Facts } from "@/components/ui/facts";
import { Section } from "@/components/ui/section";
import { factsOf } from "@/lib/optional-facts";
import type { SitePath } from "@/lib/paths";
import { PriceGuide } from "./price-guide";

/** The optional facts of a page (prices, rows, slots); renders nothing if there are none. */
export function OptionalFacts({ path }: { path: SitePath }) {
  const { prices, rows } = factsOf(path);
  return (
    <>
      {prices.length > 0 && <PriceGuide prices={prices} />}
      {rows.length > 0 && (
        <Section heading="Before you order">
          <Facts items={rows} />
        </Section>
      )}
      <Slots path={path} />
    </>
  );
}
