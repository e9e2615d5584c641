import type { ReactNode } from "react";
import { CheckList } from "@/components/sections/check-list";
import { LeakChecks } from "@/components/sections/leak-checks";
import { Fold } from "@/components/ui/fold";
import { Paragraphs } from "@/components/ui/paragraphs";
import { Section } from "@/components/ui/section";
import { Typeset } from "@/components/ui/typeset";
import type { Topic } from "@/data/types";

const tables = { "leak-checks": LeakChecks } as const satisfies Record<NonNullable<Topic["table"]>, unknown>;

type Props = {
  topics?: readonly Topic[];
  /** The drawing of a topic, by its id. */
  figure: (id: string) => ReactNode;
  /** Whether the last topic with a drawing has the dark background: on pages without another dark section. */
  night?: boolean;
};

/** Sections that answer one search each. Three or more with drawings, or all without, are side by side. */
export function Topics({ topics = [], figure, night }: Props) {
  const words = topics.filter(({ table }) => !table);
  const pictured = words.filter((topic) => topic.figure);
  const beside = pictured.length > 2 || (words.length > 1 && pictured.length === 0) ? words : [];
  return (
    <>
      {beside.length > 0 && (
        <div className="section bg-accent-tint minor topics md:pb-10">
          <div className="container">
            <div className={pictured.length > 0 ? undefined : "abreast"}>
              {beside.map((topic) => (
                <section key={topic.id} aria-labelledby={topic.id} className="shut">
                  <h2 id={topic.id} className="text-h3 md:text-h2">
                    <Typeset text={topic.heading} />
                  </h2>
                  {figure(topic.id)}
                  <Fold summary={topic.heading}>
                    <Answer {...topic} beside />
                  </Fold>
                </section>
              ))}
            </div>
          </div>
        </div>
      )}
      {topics
        .filter((topic) => !beside.includes(topic))
        .map((topic) => (
          <Section
            key={topic.id}
            id={topic.id}
            heading={topic.heading}
            layout={layoutOf(topic, pictured.indexOf(topic))}
            figure={figure(topic.id)}
            tone={night && topic === pictured.at(-1) ? "night" : topic.figure ? "paper" : "deep"}
            minor={isStrip(topic)}
            fold
          >
            <Answer {...topic} />
          </Section>
        ))}
    </>
  );
}

/**
 * The layout of a topic's text and drawing. A drawing is large if the text is short, and in every second topic. Without
 * a drawing the text is below its heading or, as one column, beside it.
 */
function layoutOf(topic: Topic, index: number) {
  const { paragraphs, figure, items, table } = topic;
  if (!figure) return isAbreast(topic) || items || table ? "top" : "side";
  return index % 2 === 1 || paragraphs.join("").length < (items ? 700 : 950) ? "across" : "side";
}

/** Whether each paragraph gets a column: without a drawing, if they are of similar length. */
function isAbreast({ paragraphs, figure }: Topic) {
  const lengths = paragraphs.map(({ length }) => length);
  return !figure && lengths.length > 1 && Math.min(...lengths) > Math.max(...lengths) / 2;
}

/** Whether a single paragraph fills the width beside its heading. */
const isStrip = ({ paragraphs, figure, items, table }: Topic) => paragraphs.length === 1 && !figure && !items && !table;

const widthOf = (topic: Topic) => (isAbreast(topic) ? "abreast" : isStrip(topic) ? "max-w-none" : undefined);

function Answer({ beside, ...topic }: Topic & { beside?: boolean }) {
  const { paragraphs, items, table } = topic;
  const Table = table && tables[table];
  const list = items && <CheckList items={items} />;
  if (Table) {
    return (
      <>
        <div className="grid gap-x-10 gap-y-6 lg:grid-cols-[7fr_5fr]">
          <Paragraphs texts={paragraphs} />
          {list}
        </div>
        <Table />
      </>
    );
  }
  return (
    <>
      <Paragraphs texts={paragraphs} className={beside ? undefined : widthOf(topic)} />
      {list && <div className="mt-6">{list}</div>}
    </>
  );
}
