import { Fact } from "@/components/ui/facts";
import { Prose } from "@/components/ui/prose";
import { Typeset } from "@/components/ui/typeset";
import type { StandardName } from "@/data/standards";
import type { LawNote } from "@/data/types";
import { sourceOf } from "@/lib/standards";

/** What the law says on each point, with the sources under it. */
export function LawNotes({ notes }: { notes: readonly LawNote[] }) {
  return (
    <dl className="facts">
      {notes.map(({ name, text, sources }) => (
        <Fact key={name} name={name}>
          <p>
            <Prose text={text} />
          </p>
          <Sources names={sources} />
        </Fact>
      ))}
    </dl>
  );
}

/** Laws and standards by name, each with where it holds and where it can be read. */
export function Sources({ names }: { names: readonly StandardName[] }) {
  return (
    <ul className="mt-2 text-small text-ink-soft">
      {names.map((name) => (
        <Source key={name} name={name} />
      ))}
    </ul>
  );
}

function Source({ name }: { name: StandardName }) {
  const { basis, edition, href } = sourceOf(name);
  return (
    <li>
      {`${basis}: `}
      {href ? (
        <a href={href} className="text-link">
          <Typeset text={name} />
        </a>
      ) : (
        <Typeset text={name} />
      )}
      <Typeset text={` (${edition})`} />
    </li>
  );
}
