import { SvgImage } from "@/components/ui/svg-image";
import type { SitePath } from "@/lib/paths";

/** The inside of a drawing's frame. */
export const thumbnailSize = { width: 464, height: 320 } as const;

/** The name of the view that cards show of a page's drawing. */
export const cardOf = (path: SitePath) => `${path}/card`;

type Props = {
  /** The file with the drawings of the page's family. */
  readonly sprite: string;
  readonly path: SitePath;
  /** Shows the drawing for cards: the main object alone. */
  readonly card?: boolean;
};

/**
 * A page's drawing beside a link to it: without words, and so without an alternative text. In the file it is found by
 * its page's address (family-sprite.tsx).
 */
export function Thumbnail({ sprite, path, card }: Props) {
  const view = card ? cardOf(path) : path;
  return <SvgImage loading="lazy" src={`${sprite}#${view}`} alt="" {...thumbnailSize} className="thumbnail" />;
}
