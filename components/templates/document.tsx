import { Breadcrumbs } from "@/components/layout/breadcrumbs";
import { CheckList } from "@/components/sections/check-list";
import { ContactDetails } from "@/components/ui/contact-details";
import { Fact } from "@/components/ui/facts";
import { Prose } from "@/components/ui/prose";
import { Section } from "@/components/ui/section";
import { Typeset } from "@/components/ui/typeset";
import { inWords } from "@/lib/days";
import { documentBrief, documentSections } from "@/lib/documents";
import type { SitePage } from "@/lib/pages";
import { slugify } from "@/lib/slug";

/** A notice or a statement, as it is true of this build, with the ways to reach us at its foot. */
export function DocumentTemplate(page: SitePage<"document">) {
  return (
    <main id="main">
      <div className="container pt-3 pb-8 lg:pb-12">
        <Breadcrumbs path={page.path} />
        <h1 className="mt-6 text-h1 lg:mt-10">{page.hero.heading}</h1>
        <p className="mt-6 max-w-text text-lead">{page.hero.lead}</p>
        <p className="mt-4 text-small text-ink-soft">
          Last changed on <time dateTime={page.updated}>{inWords(page.updated)}</time>
        </p>
        <dl className="facts mt-8">
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
      </div>
      <div className="section">
        <div className="container grid gap-10 lg:gap-14">
          {documentSections(page).map(({ heading, paragraphs, points, links }) => (
            <section key={heading} aria-labelledby={slugify(heading)} className="lg:grid lg:grid-cols-12 lg:gap-x-10">
              <h2 id={slugify(heading)} className="mb-4 text-h3 lg:col-span-4">
                <Typeset text={heading} />
              </h2>
              <div className="grid max-w-text gap-5 lg:col-span-8">
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
      </div>
      <Section heading="How to reach us" tone="deep">
        <ContactDetails placement="document" />
      </Section>
    </main>
  );
}
