import type { Finding } from "@/lib/go-live";

/** A record, and the field in it to begin with. */
export type Place = { readonly file: string; readonly field?: string | undefined };

/** The field that a finding names: "data/owner/business.json, legal.insurance", or "phone in data/owner/business.json". */
function placeOf(where: string): Place | undefined {
  const [file] = /data\/[\w/-]+\.json/.exec(where) ?? [];
  const [, after, before] = /json, ([\w.]+)|(\w+) in data/.exec(where) ?? [];
  return file ? { file, field: after ?? before } : undefined;
}

/** What is left to settle, each finding leading to its field. */
export function StartPage({ findings, open }: { findings: readonly Finding[]; open: (place: Place) => void }) {
  return (
    <>
      <h1>Edit the site</h1>
      <p role="status">
        {findings.length === 0 ? "Nothing stands in the way of going live." : `${findings.length} facts left to settle`}
      </p>
      <ul>
        {findings.map(({ what, where }) => {
          const place = placeOf(where);
          return (
            <li key={what + where}>
              {place ? (
                <button type="button" className="link" onClick={() => open(place)}>
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
