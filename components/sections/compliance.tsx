import type { ReactNode } from "react";
import { Facts } from "@/components/ui/facts";
import { Prose } from "@/components/ui/prose";
import { Section } from "@/components/ui/section";
import { TableHead } from "@/components/ui/table-head";
import type { Duty } from "@/data/types";
import { today } from "@/lib/days";
import { basisOf, fullTitles } from "@/lib/standards";

const heading = "Your legal duties and records";

type Grouped = Duty & { readonly group?: string };

type Props = { duties: readonly Grouped[]; figure?: ReactNode; tone?: "paper" | "deep" };

/** What the client has to do and whether law, code, standard or contract asks for it, by when, and what proves it. */
export function Compliance({ duties, figure, tone = "deep" }: Props) {
  const groups = [...new Set(duties.map(({ group }) => group))];
  // A long table has the full width, and no drawing beside it; a single duty stands beside the heading.
  const beside = duties.length <= 4 ? figure : undefined;
  return (
    <Section
      heading={heading}
      layout={beside || duties.length === 1 ? "side" : "top"}
      tone={tone}
      minor
      figure={beside}
      fold
    >
      {groups.map((group, index) => {
        const own = duties.filter((duty) => duty.group === group);
        const table = <DutyTable key="" group={group} duties={own} />;
        const callOut = (
          <div key="" className="stop">
            {table}
          </div>
        );
        if (!group) return own.length > 1 ? table : callOut;
        return (
          <details key={group} className="opens duty-group" open={index === 0}>
            <summary>
              <h3 className="text-h3">{group}</h3>
              <span className="ml-auto text-small text-ink-soft">
                {own.length} {own.length === 1 ? "duty" : "duties"}
              </span>
            </summary>
            {table}
          </details>
        );
      })}
      <FullTitles duties={duties} />
    </Section>
  );
}

function DutyTable({ group, duties }: { group?: string; duties: readonly Duty[] }) {
  const now = today();
  return (
    <table className="duties">
      <caption className="sr-only">
        {`${group ? `${group}: each duty` : "Each duty"}, the law behind it, when it falls due and the record you get`}
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

/** A duty in bold letters; on the next line the law or standard it comes from, and whether it is a law. */
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

/** The full titles of the laws and standards in the table, for anyone who wants to look one up. */
function FullTitles({ duties }: { duties: readonly Duty[] }) {
  const titles = fullTitles(duties.map(({ duty }) => duty));
  return (
    titles.length > 0 && (
      <details className="opens">
        <summary>Full titles of these laws and standards</summary>
        <Facts items={titles} />
      </details>
    )
  );
}
