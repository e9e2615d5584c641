import { Section } from "@/components/ui/section";
import type { OptionalFacts } from "@/data/schema";
import { inWords } from "@/lib/days";
import { Picture } from "./picture";
import { Rows } from "./rows";

type Testimonial = OptionalFacts["testimonials"][number];

/** A testimonial. It has no structured data, because Google ignores reviews that a firm publishes about itself. */
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
            fields={{
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
