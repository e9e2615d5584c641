import { figuresOf } from "@/components/drawings/figures/section-figures";
import { CheckList } from "@/components/sections/check-list";
import { Hero } from "@/components/sections/hero";
import { Fact } from "@/components/ui/facts";
import { Fold } from "@/components/ui/fold";
import { Prose } from "@/components/ui/prose";
import { Typeset } from "@/components/ui/typeset";
import { inWords } from "@/lib/days";
import { documentBrief, documentSections } from "@/lib/documents";
import type { SitePage } from "@/lib/pages";
import { site } from "@/lib/site";
import { slugify } from "@/lib/slug";

/** The view timeline of a section, by which its line in the summary is marked while it is read (lists.css). */
const timelineOf = (section: string) => `--${slugify(section)}`;

/** The layout of a section: heading above the text, or on wide screens beside it. */
const part = "grid gap-x-10 gap-y-3 border-ink md:border-t-[1.5px] md:grid-cols-[2fr_5fr] md:pt-3";

/** On tablets the drawing is beside heading and lead. */
const hero =
  "md:max-lg:[&_.hero-grid]:grid-cols-2 md:max-lg:[&_.hero-drawing]:col-start-2 md:max-lg:[&_.hero-drawing]:row-[1/span_3]";

/** A notice or statement: a summary linked to the sections, the sections (closed on phones), and how to reach us. */
export function DocumentTemplate(page: SitePage<"document">) {
  const brief = documentBrief(page);
  return (
    <main id="main" className={hero}>
      <Hero path={page.path} {...page.hero} drawing={figuresOf(page.path)("hero")}>
        <p className="text-small text-ink-soft lg:mt-4">
          Last changed on <time dateTime={page.updated}>{inWords(page.updated)}</time>
        </p>
      </Hero>
      <div className="border-t border-ink-line">
        <div
          className="container shut gap-10 md:grid md:pt-8 md:pb-16 lg:grid-cols-3"
          style={{ timelineScope: brief.map(({ section }) => timelineOf(section)).join() }}
        >
          <dl className="facts in-brief top-28 self-start max-md:pt-2 max-md:text-base lg:sticky lg:text-small [&>*]:grid-cols-1">
            {brief.map(({ name, section, text }) => (
              <div key={name} style={{ animationTimeline: timelineOf(section) }}>
                <dt>
                  <a href={`#${slugify(section)}`} className="text-link">
                    {name}
                  </a>
                </dt>
                <dd>
                  <Prose text={text} />
                </dd>
              </div>
            ))}
          </dl>
          <div className="lg:col-span-2">
            <Fold label="The full text">
              <div className="grid gap-10">
                {documentSections(page).map(({ heading, paragraphs, points, links }) => (
                  <section
                    key={heading}
                    aria-labelledby={slugify(heading)}
                    className={part}
                    style={{ viewTimelineName: timelineOf(heading) }}
                  >
                    <h2 id={slugify(heading)} className="text-h3">
                      <Typeset text={heading} />
                    </h2>
                    <div className="grid gap-4">
                      {paragraphs.map((text) => (
                        <p key={text}>
                          <Prose text={text} />
                        </p>
                      ))}
                      {points.length > 0 && <CheckList items={points} plain />}
                      {links.map(({ name, href }) => (
                        <p key={href}>
                          <a href={href} className="text-link">
                            {name}
                          </a>
                        </p>
                      ))}
                    </div>
                  </section>
                ))}
              </div>
            </Fold>
            <section aria-labelledby="reach" className={`${part} max-md:gap-y-0 mt-2 md:mt-10`}>
              <h2 id="reach" className="text-h3">
                How to reach us
              </h2>
              <dl className="facts max-md:mb-6 max-md:[&>*]:grid-cols-[1fr_auto] md:[&>*]:grid-cols-[10rem_1fr] md:[&>*]:gap-x-8 md:[&>:first-child]:border-t-0 md:[&>:first-child]:pt-0">
                <Fact name="24/7 emergency line">
                  <a href={site.phone.href} className="text-link" data-contact="phone:document" translate="no">
                    {site.phone.display}
                  </a>
                </Fact>
                <Fact name="E-mail">
                  <a href={site.email.href} className="text-link" data-contact="email:document" translate="no">
                    {site.email.display}
                  </a>
                </Fact>
              </dl>
            </section>
          </div>
        </div>
      </div>
    </main>
  );
}
