import { Breadcrumbs } from "@/components/layout/breadcrumbs";
import { Typeset } from "@/components/ui/typeset";
import type { Danger } from "@/data/types";
import { parseLinks } from "@/lib/copy";
import type { SitePath } from "@/lib/paths";
import { DangerSign } from "./danger-sign";
import { EmergencyNumber } from "./emergency-number";

type Props = { dangers: readonly Danger[] };

/** The top of /emergency. Our number is in a section further down, because some dangers are not ours to handle. */
export function TriageHero({ path, heading, dangers }: Props & { path: SitePath; heading: string }) {
  return (
    <div className="on-ink bg-accent text-white">
      <div className="container pb-3 md:pt-3 md:pb-8 lg:pb-12">
        <Breadcrumbs path={path} />
        <div className="flex items-end justify-between gap-8">
          <h1 className="text-h2 md:mt-4 md:text-h1">{heading}</h1>
          <EmergencyNumber placement="text" className="max-lg:hidden" />
        </div>
        <DangerLinks dangers={dangers} />
      </div>
    </div>
  );
}

/**
 * Links to the dangers, on the first screen of a phone. Each says what to do at once and links to its first steps. On
 * phones the gas box directly above replaces the link of the first danger, a smell of gas.
 */
function DangerLinks({ dangers }: Props) {
  return (
    <nav aria-label="What has happened?">
      <ul className="danger-links">
        {dangers.map(({ id, title, atOnce }) => (
          <li key={id}>
            <a href={`#${id}`}>
              <DangerSign kind={id} />
              {`${title} `}
              <span>
                {parseLinks(atOnce).map(({ start, text, noTranslate }) => (
                  <bdi key={start} translate={noTranslate ? "no" : undefined}>
                    <Typeset text={text} />
                  </bdi>
                ))}
              </span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
