import { jobSize } from "@/components/drawings/jobs";
import { Fold } from "@/components/ui/fold";
import { SvgImage } from "@/components/ui/svg-image";
import file from "@/generated/jobs.svg";
import type { SitePage } from "@/lib/pages";

/** Jobs, each with its symbol; on a phone three in a row, and the one that is open across all three. */
export function JobTiles({ items }: { items: SitePage<"plumber">["general"]["items"] }) {
  return (
    <ul className="schedule folds jobs">
      {items.map(({ id, name, text }) => (
        <li key={id}>
          <SvgImage loading="lazy" src={`${file.src}#${id}`} alt="" {...jobSize} />
          <h3 className="md:text-h3">{name}</h3>
          <Fold of={name}>
            <p className="mt-1 text-small text-ink-soft">{text}</p>
          </Fold>
        </li>
      ))}
    </ul>
  );
}
