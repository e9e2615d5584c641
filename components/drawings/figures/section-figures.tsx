import type { StaticImageData } from "next/image";
import type { ReactNode } from "react";
import { SvgImage } from "@/components/ui/svg-image";
import { Typeset } from "@/components/ui/typeset";
import { captions, type FigureId } from "@/data/figures";
import { pageOf, type SitePage } from "@/lib/pages";
import type { SitePath } from "@/lib/paths";
import { figureSizeOf, figures } from ".";

/** The file of a figure, which scripts/make-assets.ts has written, and its size. */
export function figureFile(id: FigureId) {
  const file: { default: StaticImageData } = require(`@/generated/figures/figure-${id}.svg`);
  return { src: file.default.src, ...figureSizeOf(id) };
}

/** The sections whose figure a phone shows at once: it stands over names, or beside the heading that opens the rest. */
const shownAtOnce = ["overview", "grid", "kinds"];

/** The figures of a page by the section they stand in, or the topic. */
function figureIds(page: SitePage): Readonly<Record<string, FigureId | undefined>> {
  const topics = "topics" in page ? (page.topics ?? []) : [];
  return {
    ...Object.fromEntries(topics.map(({ id, figure }) => [id, figure])),
    ...("figures" in page && page.figures),
    ...("figure" in page && { hero: page.figure }),
  };
}

/** The places whose figure has nothing said under it: it heads a page, or stands beside the steps it shows. */
const bare = ["hero", "first", "emergency", "plan"];

/**
 * The figure of a section of a page, or nothing.
 * @param lazy on a phone, only in a section that has been opened, but for those shown at once
 */
export function figuresOf(path: SitePath, lazy = false): (section: string) => ReactNode {
  const ids = figureIds(pageOf(path));
  return (section) => {
    const id = ids[section];
    if (!id) return null;
    const className = lazy && !shownAtOnce.includes(section) ? "figure lazy" : "figure";
    const caption = bare.includes(section) ? undefined : captions[id];
    const image = { loading: "lazy", alt: figures[id].alt, ...figureFile(id) } as const;
    if (!caption) return <SvgImage className={className} {...image} />;
    return (
      <figure className={className}>
        <SvgImage {...image} />
        <figcaption>
          <Typeset text={caption} />
        </figcaption>
      </figure>
    );
  };
}
