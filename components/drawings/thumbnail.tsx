import { Vector } from "@/components/ui/vector";
import type { SitePath } from "@/lib/paths";

/** The inside of a drawing's frame. */
export const thumbnailSize = { width: 464, height: 320 } as const;

type Props = {
  /** The file with the drawings of the page's family. */
  readonly sheet: string;
  readonly path: SitePath;
};

/**
 * A page's drawing beside a link to it: without words, and so without an alternative text. In the file it is found by
 * its page's address (family-sheet.tsx).
 */
export function Thumbnail({ sheet, path }: Props) {
  return <Vector loading="lazy" src={`${sheet}#${path}`} alt="" {...thumbnailSize} className="thumbnail" />;
}
