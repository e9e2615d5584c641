import { useId } from "react";

type Props = {
  headings: readonly string[];
  rows: readonly (readonly string[])[];
  columns: readonly string[];
  names: ReadonlyMap<string, string>;
  onChoose: (index: number, value: string) => void;
};

/** The columns of the list with their first cells and their guessed content, which the visitor may correct. */
export function ColumnsTable({ headings, rows, columns, names, onChoose }: Props) {
  const id = useId();
  return (
    <table className="duties max-w-text print:hidden">
      <caption className="text-left font-semibold">How we read your columns. Change what is wrong.</caption>
      <tbody>
        {headings.map((heading, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: headings may repeat, and columns are identified by index
          <tr key={index}>
            <th scope="row" id={`${id}${index}`}>
              {heading || `Column ${index + 1}`}{" "}
              <span className="block font-normal text-small text-ink-soft">
                {rows.flatMap((row) => row[index] || []).join(" · ")}
              </span>
            </th>
            <td>
              <select
                className="field"
                aria-labelledby={`${id}${index}`}
                value={columns[index]}
                onChange={({ target }) => onChoose(index, target.value)}
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
