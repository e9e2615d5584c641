import type { Finding } from "@/lib/go-live";
import { pluralise } from "@/lib/pluralise";

/** The file of a record, and optionally the field to focus. */
export type FieldLocation = { readonly file: string; readonly field?: string | undefined };

/** Parses a finding's location: "data/owner/business.json, legal.insurance" or "phone in data/owner/business.json". */
function locationOf(where: string): FieldLocation | undefined {
  const [file] = /data\/[\w/-]+\.json/.exec(where) ?? [];
  const [, after, before] = /json, ([\w.]+)|(\w+) in data/.exec(where) ?? [];
  return file ? { file, field: after ?? before } : undefined;
}

/** The list of findings, each linked to its field, once they are known. */
export function StartPage({ findings, open }: { findings?: readonly Finding[]; open: (to: FieldLocation) => void }) {
  return (
    <>
      <h1>Edit the site</h1>
      <p role="status">
        {!findings
          ? "Checking the facts…"
          : findings.length === 0
            ? "Nothing stands in the way of going live."
            : `${pluralise(findings.length, "fact")} left to settle`}
      </p>
      <ul>
        {findings?.map(({ what, where }) => {
          const location = locationOf(where);
          return (
            <li key={what + where}>
              {location ? (
                <button type="button" className="link" onClick={() => open(location)}>
                  {what}
                </button>
              ) : (
                what
              )}
              <small>{where}</small>
            </li>
          );
        })}
      </ul>
    </>
  );
}
