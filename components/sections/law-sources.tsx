import { Typeset } from "@/components/ui/typeset";
import type { StandardName } from "@/data/standards";
import { sourceOf } from "@/lib/standards";

/** Laws and standards by name, linked to their texts, with their legal status and edition. */
export function LawSources({ names }: { names: readonly StandardName[] }) {
  return (
    <ul className="mt-2 grid gap-1.5 text-small text-ink-soft">
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
      {href ? (
        <a href={href} className="text-link">
          <Typeset text={name} />
        </a>
      ) : (
        <Typeset text={name} />
      )}
      <p>
        <Typeset text={`${basis} (${edition})`} />
      </p>
    </li>
  );
}
