import { spriteOf } from "@/components/drawings/sprites";
import { Thumbnail } from "@/components/drawings/thumbnail";
import { Prose } from "@/components/ui/prose";
import { SiteLink } from "@/components/ui/site-link";
import type { ServiceSlug } from "@/data/slugs";
import { serviceOf } from "@/lib/pages";

type Props = {
  slug: ServiceSlug;
  text: string;
  /** The service whose whole drawing takes the place of its own. */
  shows?: ServiceSlug | undefined;
};

/** A service in a grid, in its family's colour: the main object of its drawing, its name and a text. */
export function ServiceCard({ slug, text, shows }: Props) {
  const { path, name, theme } = serviceOf(slug);
  const drawn = serviceOf(shows ?? slug).path;
  return (
    <li data-theme={theme} className="service-card">
      <Thumbnail sprite={spriteOf(drawn)} path={drawn} card={!shows} />
      <h3>
        <SiteLink href={path}>{name}</SiteLink>
      </h3>
      <p>
        <Prose text={text} />
      </p>
    </li>
  );
}
