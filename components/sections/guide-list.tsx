import { figures } from "@/components/drawings/figures";
import { figureFile } from "@/components/drawings/figures/section-figures";
import { SiteLink } from "@/components/ui/site-link";
import { SvgImage } from "@/components/ui/svg-image";
import { Typeset } from "@/components/ui/typeset";
import type { SitePage } from "@/lib/pages";

/** Links to guides with their questions and summaries, numbered as in the drawing at the top of the guides page. */
export function GuideList({ guides }: { guides: readonly SitePage<"guide">[] }) {
  return (
    <ol className={`schedule md:grid-cols-2 ${guides.length % 3 === 0 ? "lg:grid-cols-3" : ""}`}>
      {guides.map(({ path, theme, name, summary, figure }) => (
        <li key={path} data-theme={theme} className="service-card guide-card">
          <Picture figure={figure} />
          <div>
            <h3 className="text-h3">
              <SiteLink href={path}>
                <Typeset text={name} />
              </SiteLink>
            </h3>
            <p>{summary}</p>
          </div>
        </li>
      ))}
    </ol>
  );
}

/** The drawing of a guide, without the legend at its bottom. */
function Picture({ figure }: Pick<SitePage<"guide">, "figure">) {
  const { src, width, height } = figureFile(figure);
  const shown = figures[figure].cut ?? height;
  return (
    <div className="thumbnail">
      <SvgImage
        style={{ aspectRatio: `${width} / ${shown}` }}
        loading="lazy"
        src={`${src}#card`}
        alt=""
        width={width}
        height={shown}
      />
    </div>
  );
}
