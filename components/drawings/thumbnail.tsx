import { SvgImage } from "@/components/ui/svg-image";
import type { SitePath } from "@/lib/paths";

/** The width and height inside a drawing's frame. */
export const thumbnailSize = { width: 464, height: 320 } as const;

/** The name of the view of a page's drawing that cards show. */
export const cardOf = (path: SitePath) => `${path}/card`;

type Props = {
  /** The file with the drawings of the page's family. */
  readonly sprite: string;
  readonly path: SitePath;
  /** Shows the view for cards, which has the main object only. */
  readonly card?: boolean;
};

/**
 * A page's drawing beside a link to the page, without text and therefore without alt text. Its id in the file is the
 * page's address (family-sprite.tsx).
 */
export function Thumbnail({ sprite, path, card }: Props) {
  const view = card ? cardOf(path) : path;
  return <SvgImage loading="lazy" src={`${sprite}#${view}`} alt="" {...thumbnailSize} className="thumbnail" />;
}
