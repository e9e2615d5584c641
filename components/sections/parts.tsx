import { Schematic } from "@/components/drawings/schematic";
import { Section } from "@/components/ui/section";
import { Typeset } from "@/components/ui/typeset";
import type { DrawingStates, Part } from "@/data/types";
import type { DrawingId } from "@/lib/pages";

type ListProps = { parts: readonly Part[]; states?: DrawingStates };
type DrawingProps = ListProps & { drawing: DrawingId };
type Headed = { machine?: string };

const headingOf = (machine?: string) => `What each part${machine ? ` of ${machine}` : ""} does, and what can go wrong`;

/** A drawing with numbered parts and the list of them, in a section of their own. */
export function PartsSection({ drawing, machine, ...list }: DrawingProps & Headed) {
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
export function HeroParts({ machine, ...list }: ListProps & Headed) {
  return (
    <section aria-labelledby="parts" className="hero-parts minor">
      <h2 id="parts" className="text-h2">
        {headingOf(machine)}
      </h2>
      <PartsList {...list} />
    </section>
  );
}

/** A page's drawing with its parts numbered. It says by its classes which flows stop once a part has failed. */
export function NumberedDrawing({ drawing, parts, states }: DrawingProps) {
  return (
    <div className={["panel", ...(states?.stops ?? []).map((flow) => `stops-${flow}`)].join(" ")}>
      {/* biome-ignore lint/a11y/useSemanticElements: a picture with links in it is no group of fields */}
      <svg viewBox="0 0 480 360" className="drawing" role="group" aria-label="Numbered parts">
        <Schematic id={drawing} inside />
        {parts.map((part, index) => (
          <Balloon key={part.name} number={index + 1} className={classOf(index + 1, states)} {...part} />
        ))}
      </svg>
    </div>
  );
}

/** A part's class on the drawing and in the list. */
const classOf = (number: number, states?: DrawingStates) => (number === states?.fails ? "part culprit" : "part");

/** What each part does, how it fails and what you notice; before that, what else the drawing can show. */
function PartsList({ parts, states }: ListProps) {
  return (
    <>
      {states && <Switch {...states} />}
      <ol className="part-list">
        {parts.map(({ name, does, fails }, index) => (
          <li key={name} id={`part-${index + 1}`} className={classOf(index + 1, states)}>
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

/** What the drawing shows, one at a time, with what a visitor then notices. It begins at rest. */
function Switch({ texts, still = "Still", names = ["Running", "Failed", "After our visit"] }: DrawingStates) {
  return (
    <fieldset className="states">
      <legend className="font-semibold">Change what the drawing shows</legend>
      {[still, ...names].map((name, index) => (
        <label key={name}>
          <input type="radio" name="state" defaultChecked={index === 0} />
          <b>{name}</b>
          {index > 0 && (
            <span>
              <Typeset text={texts[index - 1] ?? ""} />
            </span>
          )}
        </label>
      ))}
    </fieldset>
  );
}

/** An item's number in its circle, on a leader to the part; it leads to the item in the list. */
function Balloon({ number, className, name, at, balloon }: Part & { number: number; className: string }) {
  const [x, y] = balloon;
  // As React's types know the link of HTML alone.
  const place = { transform: `translate(${balloon.join(" ")})` };
  return (
    <a href={`#part-${number}`} className={className} aria-label={`${number} ${name}`} {...place}>
      <path d={`M0 0L${at[0] - x} ${at[1] - y}m-2.5 0a2.5 2.5 0 1 0 5 0 2.5 2.5 0 1 0-5 0`} />
      <circle r="12" />
      <text className="d-tag" dy=".35em">
        {number}
      </text>
    </a>
  );
}
