import { Section } from "@/components/ui/section";
import type { OptionalFacts } from "@/data/schema";

/** From-prices, each with what it is for and when it holds. */
export function PriceGuide({ prices }: Pick<OptionalFacts, "prices">) {
  return (
    <Section heading="Price guide" layout="top" tone="tint">
      <table className="duties">
        <caption className="sr-only">Price guide: the work, its lowest price and when it holds</caption>
        <thead>
          <tr>
            <th scope="col">Work</th>
            <th scope="col">From</th>
            <th scope="col">When it holds</th>
          </tr>
        </thead>
        <tbody>
          {prices.map(({ work, from, basis, condition, since }) => (
            <tr key={work}>
              <th scope="row">{work}</th>
              <td data-label="From">
                {from} {basis}
              </td>
              <td data-label="When it holds">
                {condition}. Since {since}.
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Section>
  );
}
