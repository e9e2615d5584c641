import { figureFile, figuresOf } from "@/components/drawings/figures/section-figures";
import { CallToAction } from "@/components/sections/call-to-action";
import { Hero } from "@/components/sections/hero";
import { QuoteLink } from "@/components/ui/button";
import { Fact } from "@/components/ui/facts";
import { Fold } from "@/components/ui/fold";
import { Section } from "@/components/ui/section";
import { Typeset } from "@/components/ui/typeset";
import { inWords } from "@/lib/days";
import type { SitePage } from "@/lib/pages";
import { peopleWithAnswers, whoPaysTable } from "@/lib/who-pays";
import { Answer } from "./who-pays-answer";

/** The page on who repairs and who pays: each case links to its answer, which `:target` shows (who-pays.css). */
export function WhoPaysTemplate(page: SitePage<"who-pays">) {
  const { path, hero, choose, law, advice, closing } = page;
  const people = peopleWithAnswers(page);
  const rows = whoPaysTable(page);
  const wide = figureFile("whose-repair-wide");
  return (
    <main id="main" className="who-pays">
      <Hero
        path={path}
        heading={hero.heading}
        leadRows={hero.lead}
        action={<QuoteLink from={path} variant="outline" />}
        drawing={
          <picture>
            <source
              media="(min-width: 44rem) and (max-width: 63.99rem)"
              srcSet={wide.src}
              width={wide.width}
              height={wide.height}
            />
            {figuresOf(path)("hero")}
          </picture>
        }
      />
      <Section heading={choose.heading} intro={choose.intro} id="choose" layout="top" tone="deep">
        <div className="choices">
          <p className="label">
            <span>Who usually pays</span>
            {rows[0]?.cells.map(({ problem }) => (
              <span key={problem.name} aria-hidden="true">
                {problem.name}
              </span>
            ))}
          </p>
          <p className="share-key">
            <span data-your-share="all">You</span> <span data-your-share="part">Your share</span> <span>Others</span>
          </p>
          <ul className="folds">
            {rows.map(({ id, name, cells }, index) => (
              <li key={id}>
                <h3>{name}</h3>
                <Fold summary={name} open={index === 0}>
                  <ul>
                    {cells.map(({ problem, payer, yourShare, href }) => (
                      <li key={problem.name} data-your-share={yourShare}>
                        <a href={href} aria-label={`${problem.name}: ${name} (${payer})`}>
                          <span>{problem.name}</span> <b>{payer}</b>
                        </a>
                      </li>
                    ))}
                  </ul>
                </Fold>
              </li>
            ))}
          </ul>
        </div>
      </Section>
      <div className="answers">
        {people.flatMap(({ answers }) => answers.map((answer) => <Answer key={answer.id} {...answer} />))}
      </div>
      <Section
        heading={advice.heading}
        notes={
          <p className="mt-3 text-ink-soft max-md:text-base">
            <Typeset text={`${advice.text} We last checked the law on ${inWords(law.checked)}.`} />
          </p>
        }
        id="advice"
      >
        <dl className="facts">
          {advice.sources.map(({ name, text, href }) => (
            <Fact
              key={name}
              name={
                <a href={href} className="text-link">
                  {name}
                </a>
              }
            >
              <Typeset text={text} />
            </Fact>
          ))}
        </dl>
      </Section>
      <CallToAction {...closing} action={<QuoteLink from={path} variant="outline-light" />} />
    </main>
  );
}
