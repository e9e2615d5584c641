import { useId } from "react";

type Props = {
  headings: readonly string[];
  rows: readonly (readonly string[])[];
  columns: readonly string[];
  names: ReadonlyMap<string, string>;
  onChoose: (at: number, value: string) => void;
};

/** The columns of the list with their first cells, and what we take each for, which the visitor may correct. */
export function ColumnsTable({ headings, rows, columns, names, onChoose }: Props) {
  const id = useId();
  const shown = headings.map((heading, at) => ({
    at,
    name: heading || `Column ${at + 1}`,
    cells: rows.flatMap((row) => row[at] || []).join(" · "),
  }));
  return (
    <table className="duties max-w-text print:hidden">
      <caption className="text-left font-semibold">How we read your columns. Change what is wrong.</caption>
      <tbody>
        {shown.map(({ at, name, cells }) => (
          <tr key={at}>
            <th scope="row" id={`${id}${at}`}>
              {name} <span className="block font-normal text-small text-ink-soft">{cells}</span>
            </th>
            <td>
              <select
                className="field"
                aria-labelledby={`${id}${at}`}
                value={columns[at]}
                onChange={({ target }) => onChoose(at, target.value)}
              >
                {[...names].map(([value, label]) => (
                  <option key={value} value={value}>
                    {label}
                  </option>
                ))}
              </select>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
