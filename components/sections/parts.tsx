import { Schematic } from "@/components/drawings/schematic";
import { Section } from "@/components/ui/section";
import { Typeset } from "@/components/ui/typeset";
import type { LandingRecord, Part } from "@/data/types";
import type { DrawingId } from "@/lib/pages";

type SheetProps = { drawing: DrawingId; parts: readonly Part[] };
type ListProps = { parts: readonly Part[]; states?: LandingRecord["states"] };

const heading = "How it works, and what usually goes wrong";

/** A drawing with numbered parts and the list of them, in a section of their own. */
export function PartsSection({ drawing, ...list }: SheetProps & ListProps) {
  return (
    <Section heading={heading} id="parts" layout="top">
      <div className="parts parts-beside">
        <NumberedSheet drawing={drawing} parts={list.parts} />
        <div>
          <PartsList {...list} />
        </div>
      </div>
    </Section>
  );
}

/** The list of the parts of a drawing that stands in the hero. */
export function HeroParts(list: ListProps) {
  return (
    <section aria-labelledby="parts" className="hero-parts">
      <h2 id="parts" className="text-h2">
        {heading}
      </h2>
      <PartsList {...list} />
    </section>
  );
}

/** A page's drawing with its parts numbered. */
export function NumberedSheet({ drawing, parts }: SheetProps) {
  return (
    <div className="sheet">
      {/* biome-ignore lint/a11y/useSemanticElements: a picture with links in it is no group of fields */}
      <svg viewBox="0 0 480 360" className="drawing" role="group" aria-label="Numbered parts">
        <Schematic id={drawing} />
        {parts.map((part, index) => (
          <Balloon key={part.name} number={index + 1} {...part} />
        ))}
      </svg>
    </div>
  );
}

/** What each part does, how it fails and what you notice; before that, what else the drawing can show. */
function PartsList({ parts, states }: ListProps) {
  return (
    <>
      {states && (
        <fieldset>
          <legend className="text-h3">Change what the drawing shows</legend>
          {states.map(
            (state, index) =>
              state && (
                <label key={state.name} className="state">
                  <input type="radio" name="state" defaultChecked={index === 0} />
                  <span>
                    <b>{state.name}:</b> <Typeset text={state.text} />
                  </span>
                </label>
              ),
          )}
        </fieldset>
      )}
      <ol className="part-list">
        {parts.map(({ name, does, fails }, index) => (
          <li key={name} id={`part-${index + 1}`} className="part">
            <h3>{name}</h3>
            <p>
              <Typeset text={does} />
            </p>
            <p>
              <Typeset text={fails} />
            </p>
          </li>
        ))}
      </ol>
    </>
  );
}

/** An item's number in its circle, on a leader to the part; it leads to the item in the list. */
function Balloon({ number, name, at, balloon }: Part & { number: number }) {
  const [x, y] = balloon;
  return (
    <a href={`#part-${number}`} className="part" aria-label={`${number} ${name}`}>
      <path d={`M${balloon.join(" ")}L${at.join(" ")}m-2.5 0a2.5 2.5 0 1 0 5 0 2.5 2.5 0 1 0-5 0`} />
      <circle cx={x} cy={y} r="12" />
      <text className="d-tag" x={x} y={y} dy=".35em">
        {number}
      </text>
    </a>
  );
}
