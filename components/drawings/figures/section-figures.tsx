import type { StaticImageData } from "next/image";
import type { ReactNode } from "react";
import { SvgImage } from "@/components/ui/svg-image";
import { Typeset } from "@/components/ui/typeset";
import { captions, type FigureId } from "@/data/figures";
import { pageOf, type SitePage } from "@/lib/pages";
import type { SitePath } from "@/lib/paths";
import { figureSizeOf, figures } from ".";

/** The file of a figure, written by scripts/make-assets.ts, with its size and alternative text. */
export function figureFile(id: FigureId) {
  const file: { default: StaticImageData } = require(`@/generated/figures/figure-${id}.svg`);
  return { src: file.default.src, alt: figures[id].alt, ...figureSizeOf(id) };
}

/** Sections whose figure phones always show: the first of a page, and those above lists of names. */
const shownAtOnce = ["intro", "overview", "grid", "kinds"];

/** If a page has more figures than this, a phone would show a series of charts. */
const maxOpenFigures = 3;

/** The figures of a page by the section or topic that shows them. */
function figureIds(page: SitePage): Readonly<Record<string, FigureId | undefined>> {
  const topics = "topics" in page ? (page.topics ?? []) : [];
  return {
    ...Object.fromEntries(topics.map(({ id, figure }) => [id, figure])),
    ...("figures" in page && page.figures),
    ...("figure" in page && { hero: page.figure }),
  };
}

/** Positions without a caption: at the top of a page, or beside the steps that the figure shows. */
const withoutCaption = ["hero", "first", "emergency", "plan"];

/**
 * The figure of a page's section, if it has one. On pages with many figures, phones show those of closed sections only
 * when they are opened.
 * @param spare phones show no other figures than those always shown, because the page has enough drawings
 */
export function figuresOf(path: SitePath, spare = false): (section: string) => ReactNode {
  const ids = figureIds(pageOf(path));
  const many = Object.values(ids).filter(Boolean).length > maxOpenFigures;
  return (section) => {
    const id = ids[section];
    if (!id) return null;
    const lazy = (spare || many) && !shownAtOnce.includes(section);
    const className = `figure${lazy ? " lazy" : ""}${lazy && spare ? " spare" : ""}`;
    const caption = withoutCaption.includes(section) ? undefined : captions[id];
    const image = { loading: "lazy", ...figureFile(id) } as const;
    if (!caption) return <SvgImage className={`${className} alone`} {...image} />;
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
