import { Section } from "@/components/ui/section";
import type { OptionalFacts } from "@/data/schema";
import { inWords } from "@/lib/days";
import { Picture } from "./picture";

type Testimonial = OptionalFacts["testimonials"][number];

/**
 * What a customer has said, as the signed line of a job sheet. There is no structured data for it: Google takes no reviews
 * that a firm publishes of itself.
 */
export function Review({ words, who, on, source, link, picture }: Testimonial) {
  return (
    <Section heading="What our customers say">
      <figure className="review">
        <p className="label">Customer’s remarks</p>
        <div className="remark">
          <blockquote>“{words}”</blockquote>
          {picture && <Picture {...picture} sizes="(width < 48rem) 80vw, 16rem" />}
        </div>
        <figcaption>
          <dl>
            <div>
              <dt className="label">Signed</dt>
              <dd>{who}</dd>
            </div>
            <div>
              <dt className="label">Date</dt>
              <dd>
                <time dateTime={on}>{inWords(on)}</time>
              </dd>
            </div>
            <div>
              <dt className="label">Source</dt>
              <dd>
                {link ? (
                  <a href={link} className="text-link">
                    {source}
                  </a>
                ) : (
                  source
                )}
              </dd>
            </div>
          </dl>
        </figcaption>
      </figure>
    </Section>
  );
}
