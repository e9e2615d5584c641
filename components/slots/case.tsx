import { Section } from "@/components/ui/section";
import type { OptionalFacts } from "@/data/schema";
import { Picture } from "./picture";
import { Rows } from "./rows";

type Case = OptionalFacts["cases"][number];

/** A case: its photograph with numbered notes, the problem, the work, the result and a title block. */
export function CaseSheet({ building, plant, date, duration, problem, work, result, picture }: Case) {
  // From left to right, so that the numbers are in reading order.
  const notes = [...(picture?.notes ?? [])].sort((one, other) => one.left - other.left);
  return (
    <Section heading="Work we have measured" layout="top" tone="deep">
      <article className="case" aria-label={building}>
        {picture && (
          <div className="case-photo">
            <Picture {...picture} sizes="(width < 64rem) 92vw, 60vw" />
            {notes.map(({ text, left, top }) => (
              <i key={text} aria-hidden="true" style={{ left: `${left}%`, top: `${top}%` }} />
            ))}
          </div>
        )}
        <div className="case-words">
          {notes.length > 0 && (
            <ol>
              {notes.map(({ text }) => (
                <li key={text}>{text}</li>
              ))}
            </ol>
          )}
          <Rows fields={{ Problem: problem, Work: work, Result: result }} />
        </div>
        <Rows fields={{ Place: building, Plant: plant, Date: date, Duration: duration }} />
      </article>
    </Section>
  );
}
