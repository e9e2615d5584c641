import { Section } from "@/components/ui/section";
import type { OptionalFacts } from "@/data/schema";

/** Pieces of work, with what was measured after them. */
export function Cases({ cases }: Pick<OptionalFacts, "cases">) {
  return (
    <Section heading="Work we have measured" tone="deep">
      <dl className="facts">
        {cases.map(({ building, problem, result }) => (
          <div key={building}>
            <dt>{building}</dt>
            <dd>
              <p>{problem}</p>
              <p className="mt-2 font-semibold">{result}</p>
            </dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}

/** What customers have said, in their words. */
export function Testimonials({ testimonials }: Pick<OptionalFacts, "testimonials">) {
  return (
    <Section heading="What our customers say">
      <ul className="grid gap-8">
        {testimonials.map(({ words, who }) => (
          <li key={words}>
            <figure>
              <blockquote className="text-lead">“{words}”</blockquote>
              <figcaption className="mt-2 text-small text-ink-soft">{who}</figcaption>
            </figure>
          </li>
        ))}
      </ul>
    </Section>
  );
}
