import { Typeset } from "@/components/ui/typeset";
import type { StandardName } from "@/data/standards";
import { sourceOf } from "@/lib/standards";

/** Laws and standards by name, each with where it holds and where it can be read. */
export function LawSources({ names }: { names: readonly StandardName[] }) {
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
