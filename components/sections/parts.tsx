import { Section } from "@/components/ui/section";
import { NumberedDrawing, type NumberedDrawingProps } from "./numbered-drawing";
import { PartsList, type PartsProps } from "./parts-list";

type Headed = { machine?: string };

const headingOf = (machine?: string) => `What each part${machine ? ` of ${machine}` : ""} does, and what can go wrong`;

/** A drawing with numbered parts and the list of them, in a section of their own. */
export function PartsSection({ drawing, machine, ...list }: NumberedDrawingProps & Headed) {
  return (
    <Section heading={headingOf(machine)} id="parts" layout="top">
      <div className="parts parts-beside">
        <NumberedDrawing drawing={drawing} {...list} />
        <div className="hero-parts">
          <PartsList {...list} />
        </div>
      </div>
    </Section>
  );
}

/** The list of the parts of a drawing that stands in the hero. */
export function HeroParts({ machine, ...list }: PartsProps & Headed) {
  return (
    <section aria-labelledby="parts" className="hero-parts minor">
      <h2 id="parts" className="text-h2">
        {headingOf(machine)}
      </h2>
      <PartsList {...list} />
    </section>
  );
}
