import { SvgImage } from "@/components/ui/svg-image";
import type { SitePath } from "@/lib/paths";

/** The inside of a drawing's frame. */
export const thumbnailSize = { width: 464, height: 320 } as const;

type Props = {
  /** The file with the drawings of the page's family. */
  readonly sprite: string;
  readonly path: SitePath;
};

/**
 * A page's drawing beside a link to it: without words, and so without an alternative text. In the file it is found by
 * its page's address (family-sprite.tsx).
 */
export function Thumbnail({ sprite, path }: Props) {
  return <SvgImage loading="lazy" src={`${sprite}#${path}`} alt="" {...thumbnailSize} className="thumbnail" />;
}
