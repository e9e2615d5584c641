import { spriteOf } from "@/components/drawings/sprites";
import { Thumbnail } from "@/components/drawings/thumbnail";
import { Prose } from "@/components/ui/prose";
import { SiteLink } from "@/components/ui/site-link";
import type { ServiceSlug } from "@/data/slugs";
import { serviceOf } from "@/lib/pages";

type Props = { slug: ServiceSlug; text: string };

/** A service in a grid, in its family's colour: the main object of its drawing, its name and a text. */
export function ServiceCard({ slug, text }: Props) {
  const { path, name, theme } = serviceOf(slug);
  return (
    <li data-theme={theme} className="service-card">
      <Thumbnail sprite={spriteOf(path)} path={path} card />
      <h3>
        <SiteLink href={path}>{name}</SiteLink>
      </h3>
      <p>
        <Prose text={text} />
      </p>
    </li>
  );
}
