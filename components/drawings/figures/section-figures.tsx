import type { StaticImageData } from "next/image";
import type { ReactNode } from "react";
import { SvgImage } from "@/components/ui/svg-image";
import { Typeset } from "@/components/ui/typeset";
import { captions, type FigureId } from "@/data/figures";
import { pageOf, type SitePage } from "@/lib/pages";
import type { SitePath } from "@/lib/paths";
import { figureSizeOf, figures } from ".";

/** The file of a figure, which scripts/make-assets.ts has written, its size and its alternative text. */
export function figureFile(id: FigureId) {
  const file: { default: StaticImageData } = require(`@/generated/figures/figure-${id}.svg`);
  return { src: file.default.src, alt: figures[id].alt, ...figureSizeOf(id) };
}

/** The sections whose figure a phone shows at once: the first of a page, and what stands over names. */
const shownAtOnce = ["intro", "overview", "grid", "kinds"];

/** With more figures than these a page would be a row of charts on a phone. */
const few = 3;

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
 * Where there are many, a phone shows those of closed sections once they are opened.
 * @param spare on a phone no others either, but for those shown at once: the page has drawings enough
 */
export function figuresOf(path: SitePath, spare = false): (section: string) => ReactNode {
  const ids = figureIds(pageOf(path));
  const many = Object.values(ids).filter(Boolean).length > few;
  return (section) => {
    const id = ids[section];
    if (!id) return null;
    const late = (spare || many) && !shownAtOnce.includes(section);
    const className = `figure${late ? " lazy" : ""}${late && spare ? " spare" : ""}`;
    const caption = bare.includes(section) ? undefined : captions[id];
    const image = { loading: "lazy", ...figureFile(id) } as const;
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
