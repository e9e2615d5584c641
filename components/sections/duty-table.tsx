import { Prose } from "@/components/ui/prose";
import { TableHead } from "@/components/ui/table-head";
import type { Duty } from "@/data/types";
import { today } from "@/lib/days";
import { basisOf } from "@/lib/standards";

/** A table of duties with their legal basis, due dates and proof. */
export function DutyTable({ group, duties }: { group?: string; duties: readonly Duty[] }) {
  const now = today();
  return (
    <table className="duties">
      <caption className="sr-only">
        {`${group ? `${group}: each duty` : "Each duty"}, the law or standard behind it, when it falls due and the record you get`}
      </caption>
      <TableHead columns={["Duty", "By when", "Your record"]} />
      <tbody>
        {duties.map(({ duty, due, record }) => (
          <tr key={duty}>
            <th scope="row">
              <DutyText text={duty} basis={basisOf(duty, now)} />
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
  );
}

/** A duty in bold; below it, its law or standard, and whether it is a law. */
function DutyText({ text, basis }: { text: string; basis: string }) {
  const [duty = text, ...sources] = text.split(": ");
  return (
    <>
      <b>
        <Prose text={`${duty}.`} />
      </b>{" "}
      <small>
        <Prose text={[sources.join(": "), basis].filter(Boolean).join(". ")} />
      </small>
    </>
  );
}
