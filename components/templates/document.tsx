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

const part = "shut border-ink-line not-first:border-t md:not-first:mt-10 md:border-t-[1.5px] md:border-ink md:pt-3";

/**
 * A notice or a statement, as it is true of this build, with the ways to reach us at its foot. What it says in brief comes
 * first and leads to the sections; with room it stays beside them. On a phone the sections are rows that open.
 */
export function DocumentTemplate(page: SitePage<"document">) {
  return (
    <main id="main">
      <Hero path={page.path} {...page.hero} drawing={figuresOf(page.path)("hero")}>
        <p className="mt-4 text-small text-ink-soft">
          Last changed on <time dateTime={page.updated}>{inWords(page.updated)}</time>
        </p>
      </Hero>
      <div className="border-t border-ink-line">
        <div className="container gap-10 md:grid md:grid-cols-3 md:py-8">
          <dl className="facts top-28 self-start max-md:pt-6 max-md:pb-8 md:sticky md:text-small [&>*]:grid-cols-1">
            {documentBrief(page).map(({ name, section, text }) => (
              <Fact
                key={name}
                name={
                  <a href={`#${slugify(section)}`} className="text-link">
                    {name}
                  </a>
                }
              >
                <Prose text={text} />
              </Fact>
            ))}
          </dl>
          <div className="max-w-text md:col-span-2">
            {documentSections(page).map(({ heading, paragraphs, points, links }) => (
              <section key={heading} aria-labelledby={slugify(heading)} className={part}>
                <h2 id={slugify(heading)} className="text-h3">
                  <Typeset text={heading} />
                </h2>
                <Fold of={heading}>
                  <div className="grid gap-4 max-md:pb-6 md:mt-3">
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
                </Fold>
              </section>
            ))}
            <section aria-labelledby="reach" className={part}>
              <h2 id="reach" className="text-h3">
                How to reach us
              </h2>
              <p className="flex flex-wrap gap-x-6 max-md:pb-6 md:mt-2">
                <a href={site.phone.href} className="text-link" data-contact="phone:document" translate="no">
                  {site.phone.display}
                </a>
                <a href={site.email.href} className="text-link" data-contact="email:document" translate="no">
                  {site.email.display}
                </a>
              </p>
            </section>
          </div>
        </div>
      </div>
    </main>
  );
}
