import { Section } from "@/components/ui/section";
import { TableHead } from "@/components/ui/table-head";
import type { OptionalFacts } from "@/data/schema";

/** Starting prices, each with its service and its conditions. */
export function PriceGuide({ prices }: Pick<OptionalFacts, "prices">) {
  return (
    <Section heading="Price guide" layout="top" tone="tint">
      <table className="duties">
        <caption className="sr-only">Price guide: the work, its lowest price and when it holds</caption>
        <TableHead columns={["Work", "From", "When it holds"]} />
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
