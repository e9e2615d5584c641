import { Fold } from "@/components/ui/fold";
import { Icon } from "@/components/ui/icon";
import type { SitePage } from "@/lib/pages";

/** Services with their icons. */
export function IconGrid({ items }: { items: SitePage<"plumber">["general" | "emergency"]["items"] }) {
  return (
    <ul className="schedule folds sm:grid-cols-2 xl:grid-cols-3">
      {items.map(({ name, text, icon }) => (
        <li key={name} className="flex gap-4">
          <Icon name={icon} />
          <div>
            <h3 className="text-h3">{name}</h3>
            <Fold of={name}>
              <p className="mt-1 text-small text-ink-soft">{text}</p>
            </Fold>
          </div>
        </li>
      ))}
    </ul>
  );
}
