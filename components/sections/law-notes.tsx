import { Fact } from "@/components/ui/facts";
import { Prose } from "@/components/ui/prose";
import type { LawNote } from "@/data/types";
import { LawSources } from "./law-sources";

/** Summaries of the law on each point, with the sources below. */
export function LawNotes({ notes }: { notes: readonly LawNote[] }) {
  return (
    <dl className="facts">
      {notes.map(({ name, text, sources }) => (
        <Fact key={name} name={name}>
          <p>
            <Prose text={text} />
          </p>
          <LawSources names={sources} />
        </Fact>
      ))}
    </dl>
  );
}
