import type { ReactNode } from "react";
import { Facts } from "@/components/ui/facts";
import { Prose } from "@/components/ui/prose";
import { Section } from "@/components/ui/section";
import { Typeset } from "@/components/ui/typeset";
import type { Duty } from "@/data/types";
import { today } from "@/lib/days";
import { basisOf, fullTitles } from "@/lib/standards";

const heading = "Your legal duties, and the records that prove them";

type Props = {
  duties: readonly (Duty & { readonly group?: string })[];
  figure?: ReactNode;
  tone?: "paper" | "deep";
  /** What is drawn at the head of a group of duties, by the group's name. */
  groupFigure?: (group: string) => ReactNode;
};

/** What the client has to do and whether law, code, standard or contract asks for it, by when, and what proves it. */
export function Compliance({ duties, figure, groupFigure, tone = "deep" }: Props) {
  const now = today();
  const groups = [...new Set(duties.map(({ group }) => group))];
  return (
    <Section heading={heading} layout={groupFigure ? "top" : "side"} tone={tone} figure={figure} fold>
      <table className="duties">
        <caption className="sr-only">
          {heading}: the duty and what it rests on, when it falls due and the record you receive
        </caption>
        <thead>
          <tr>
            <th scope="col">Duty</th>
            <th scope="col">By when</th>
            <th scope="col">Your record</th>
          </tr>
        </thead>
        {groups.map((group = "") => (
          <tbody key={group}>
            {group && (
              <tr>
                <th scope="rowgroup" colSpan={3}>
                  <div className="duty-group">
                    <b className="text-h3">{group}</b>
                    {groupFigure?.(group)}
                  </div>
                </th>
              </tr>
            )}
            {duties
              .filter((duty) => (duty.group ?? "") === group)
              .map(({ duty, due, record }) => (
                <tr key={duty}>
                  <th scope="row">
                    <DutyText text={duty} />
                    <small>
                      <Typeset text={basisOf(duty, now)} />
                    </small>
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
        ))}
      </table>
      <FullTitles duties={duties} />
    </Section>
  );
}

/** A duty in bold letters, then the law or standard it comes from. */
function DutyText({ text }: { text: string }) {
  const colon = text.indexOf(": ");
  const end = colon < 0 ? text.length : colon;
  return (
    <>
      <b>
        <Prose text={text.slice(0, end)} />
      </b>
      <Prose text={text.slice(end)} />.{" "}
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
