import type { ReactNode } from "react";
import { Section } from "@/components/ui/section";
import { TableHead } from "@/components/ui/table-head";
import { Typeset } from "@/components/ui/typeset";
import { sampleDocuments, type SampleDocument as Text } from "@/data/sample-documents";
import type { SampleDocumentId } from "@/data/slugs";

type Props = { id: SampleDocumentId; heading?: string; figure?: ReactNode; highlights?: ReactNode };

/** A completed sample of a document for the client, with notes on what to look at. */
export function SampleDocument({ id, heading = "The record you get from us", figure, highlights }: Props) {
  const { form, head, columns, rows, defect, notes }: Text = sampleDocuments[id];
  return (
    <Section
      heading={heading}
      layout={figure || highlights ? "side" : "top"}
      tone="tint"
      figure={figure}
      notes={highlights}
      fold={highlights ? "See a filled-in example" : true}
    >
      <p className="mb-3 text-small text-ink-soft">An example with invented details.</p>
      <div className="sample-document">
        <p id="specimen">
          {form} <b>Specimen</b>
        </p>
        <dl>
          {head.map(([label, value]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>
                <Cell text={value} />
              </dd>
            </div>
          ))}
        </dl>
        <table
          aria-labelledby="specimen"
          // The years of a plan are equally wide, and work spans the cells between their lines.
          className={columns.length > 5 ? "years md:table-fixed md:[&_th:first-child]:w-1/5" : undefined}
        >
          <TableHead columns={columns} />
          <tbody>
            {rows.map(([name, ...cells]) => (
              <tr key={name + cells.join()}>
                <th scope="row">{name}</th>
                {cells.map((text, column) => (
                  <td key={columns[column + 1]} data-label={columns[column + 1]}>
                    {text === defect ? <strong>{text}</strong> : <Cell text={text} />}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
        <ol>
          {notes.map((note) => (
            <li key={note}>
              <Typeset text={note} />
            </li>
          ))}
        </ol>
      </div>
    </Section>
  );
}

/** An entry of the form, with the number of its note. */
function Cell({ text }: { text: string }) {
  const [, value = text, note] = /^(.*) \((\d)\)$/.exec(text) ?? [];
  return (
    <>
      <Typeset text={value} />
      {note && (
        <>
          {"\u00a0"}
          <i>{note}</i>
        </>
      )}
    </>
  );
}
