import { spriteOf } from "@/components/drawings/sprites";
import { Thumbnail } from "@/components/drawings/thumbnail";
import { SiteLink } from "@/components/ui/site-link";
import { Typeset } from "@/components/ui/typeset";
import type { ServiceSlug } from "@/data/slugs";
import { serviceOf } from "@/lib/pages";

/** Links to services, each with its drawing, its name and, where there is room, what it is. */
export function ServiceLinks({ slugs }: { slugs: readonly ServiceSlug[] }) {
  return (
    <ul className={slugs.length === 2 ? "service-links pair" : "service-links"}>
      {slugs.map(serviceOf).map(({ path, name, theme, summary }) => (
        <li key={path} data-theme={theme}>
          <SiteLink href={path}>
            <Thumbnail sprite={spriteOf(path)} path={path} />
            {name}
          </SiteLink>
          <p>
            <Typeset text={summary} />
          </p>
        </li>
      ))}
    </ul>
  );
}
