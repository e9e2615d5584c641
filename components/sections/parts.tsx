import { Section } from "@/components/ui/section";
import { NumberedDrawing, type NumberedDrawingProps } from "./numbered-drawing";
import { PartsList, type PartsProps } from "./parts-list";

type Headed = { machine?: string };

const headingOf = (machine?: string) =>
  `What each ${machine ? `part of ${machine}` : "one"} does, and what can go wrong`;

/** A section with a drawing of numbered parts and their list. */
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

/** The list of the parts of the drawing in the hero. */
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
