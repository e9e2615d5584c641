import { Section } from "@/components/ui/section";
import type { OptionalFacts } from "@/data/schema";
import { inWords } from "@/lib/days";
import { Rows } from "./case";
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
          <Rows
            of={{
              Signed: who,
              Date: <time dateTime={on}>{inWords(on)}</time>,
              Source: link ? (
                <a href={link} className="text-link">
                  {source}
                </a>
              ) : (
                source
              ),
            }}
          />
        </figcaption>
      </figure>
    </Section>
  );
}
