import { Prose } from "@/components/ui/prose";
import { Section } from "@/components/ui/section";
import type { Duty } from "@/data/types";

/** What the law asks of the client, by when, and the record that proves it. */
export function Compliance({
  duties,
  heading = "What the law asks of you",
}: {
  duties: readonly Duty[];
  heading?: string;
}) {
  return (
    <Section heading={heading} layout="top" tone="deep">
      <table className="duties">
        <caption className="sr-only">{heading}: the duty, when it falls due and the record you receive</caption>
        <thead>
          <tr>
            <th scope="col">Duty</th>
            <th scope="col">By when</th>
            <th scope="col">Your record</th>
          </tr>
        </thead>
        <tbody>
          {duties.map(({ duty, due, record }) => (
            <tr key={duty}>
              <th scope="row">
                <Prose text={duty} />
              </th>
              <td data-label="By when">
                <Prose text={due} />
              </td>
              <td data-label="Your record">
                <Prose text={record} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Section>
  );
}
