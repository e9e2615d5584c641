import { LawSources } from "@/components/sections/law-sources";
import { Fact } from "@/components/ui/facts";
import { Prose } from "@/components/ui/prose";
import type { peopleWithAnswers } from "@/lib/who-pays";
import { Letter } from "./who-pays-letter";

type AnswerProps = ReturnType<typeof peopleWithAnswers>[number]["answers"][number];

/** The answer to one case: who acts, who pays, the law and a letter. */
export function Answer({ id, heading, first, acts, law, sources, pays, more, letter }: AnswerProps) {
  return (
    <section id={id} className="answer section bg-accent-tint">
      <div className="container">
        <h2 className="text-h2">{heading}</h2>
        <dl className="facts mt-4">
          {[
            ...(first ? [first] : []),
            { name: "Who has to act", text: acts },
            { name: "Who usually pays", text: pays },
          ].map(({ name, text }) => (
            <Fact key={name} name={name}>
              <Prose text={text} />
            </Fact>
          ))}
          <Fact name="What the law says">
            <p>
              <Prose text={law} />
            </p>
            <LawSources names={sources} />
          </Fact>
          <Fact name="What to write">
            <Letter text={letter} />
          </Fact>
        </dl>
        <p className="answer-links">
          <a href="#choose" className="text-link">
            Choose another situation
          </a>
          {" · "}
          <Prose text={more} />
        </p>
      </div>
    </section>
  );
}
