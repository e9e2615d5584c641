import type { ReactNode } from "react";
import { Prose } from "@/components/ui/prose";
import { Section } from "@/components/ui/section";
import { Typeset } from "@/components/ui/typeset";
import type { Question } from "@/data/types";

type Props = { items: readonly Question[]; figure?: ReactNode };

/** Questions and answers, the first one open; every answer is in the HTML and opens without scripts. */
export function Questions({ items, figure }: Props) {
  return (
    <Section heading="Frequently asked questions" id="questions" figure={figure} minor>
      <div className="questions">
        {items.map(({ question, answer }, index) => (
          <details key={question} className="question" open={index === 0}>
            <summary>
              <h3>
                <Typeset text={question} />
              </h3>
            </summary>
            <p>
              <Prose text={answer} />
            </p>
          </details>
        ))}
      </div>
    </Section>
  );
}
