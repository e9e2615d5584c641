import { Schematic } from "@/components/drawings/schematic";
import { schematicOf } from "@/components/drawings/schematics";
import { Section } from "@/components/ui/section";
import { Typeset } from "@/components/ui/typeset";
import type { LandingRecord, Part } from "@/data/types";
import type { DrawingId } from "@/lib/pages";

type Props = {
  drawing: DrawingId;
  parts: readonly Part[];
  states?: LandingRecord["states"];
  /** The sheet stands above on the page, which shows it once more by reference. */
  again: boolean;
};

/** A page's drawing with its parts numbered, and beside it what each does, how it fails and what you notice. */
export function Parts({ drawing, parts, states, again }: Props) {
  return (
    <Section heading="How it works, and what usually goes wrong" id="parts" layout="top">
      <div className="parts">
        <div className="sheet">
          {/* biome-ignore lint/a11y/useSemanticElements: a picture with links in it is no group of fields */}
          <svg viewBox="0 0 480 360" className="drawing" role="group" aria-label="Numbered parts">
            {again ? (
              <svg role="img" aria-label={schematicOf(drawing).title}>
                <use href={`#sheet-${drawing}`} />
              </svg>
            ) : (
              <Schematic id={drawing} />
            )}
            {parts.map((part, index) => (
              <Balloon key={part.name} number={index + 1} {...part} />
            ))}
          </svg>
        </div>
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
        <ol>
          {parts.map(({ name, does, fails }, index) => (
            <li key={name} id={`part-${index + 1}`} className="part">
              <h3 className="text-h3">{name}</h3>
              <p className="does">
                <Typeset text={does} />
              </p>
              <p>
                <Typeset text={fails} />
              </p>
            </li>
          ))}
        </ol>
      </div>
    </Section>
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
