import { Section } from "@/components/ui/section";
import { NumberedDrawing, type NumberedDrawingProps } from "./numbered-drawing";
import { PartsList, type PartsProps } from "./parts-list";

type Headed = { heading?: string };

const usualHeading = "What each part does, and what can go wrong";

/** A section with a drawing of numbered parts and their list. */
export function PartsSection({ drawing, heading = usualHeading, ...list }: NumberedDrawingProps & Headed) {
  return (
    <Section heading={heading} id="parts" layout="top">
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
export function HeroParts({ heading = usualHeading, ...list }: PartsProps & Headed) {
  return (
    <section aria-labelledby="parts" className="hero-parts minor">
      <h2 id="parts" className="text-h2">
        {heading}
      </h2>
      <PartsList {...list} />
    </section>
  );
}
