import { CheckList } from "@/components/sections/check-list";
import { Fold } from "@/components/sections/fold";
import { LeakChecks } from "@/components/sections/leak-checks";
import { Paragraphs } from "@/components/ui/prose";
import { Section } from "@/components/ui/section";
import type { Topic } from "@/data/types";

const tables = { "leak-checks": LeakChecks } as const satisfies Record<NonNullable<Topic["table"]>, unknown>;

/** The bands of a page that answer a search of their own; other pages link to them. */
export function Topics({ topics = [] }: { topics?: readonly Topic[] }) {
  return topics.map(({ id, heading, paragraphs, items, table }, index) => {
    const Table = table && tables[table];
    return (
      <Section key={id} id={id} heading={heading} tone={index % 2 ? "deep" : "paper"}>
        <Fold label="Read about it">
          <Paragraphs texts={paragraphs} />
          {items && (
            <div className="mt-8">
              <CheckList items={items} />
            </div>
          )}
          {Table && <Table />}
        </Fold>
      </Section>
    );
  });
}
