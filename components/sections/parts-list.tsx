import { Typeset } from "@/components/ui/typeset";
import type { DrawingStates, Part } from "@/data/types";

export type PartsProps = { parts: readonly Part[]; states?: DrawingStates };

/** A part's class on the drawing and in the list. */
export const partClass = (number: number, states?: DrawingStates) =>
  number === states?.fails ? "part culprit" : "part";

/** The choice of what the drawing shows, and the list of its parts with their functions and faults. */
export function PartsList({ parts, states }: PartsProps) {
  return (
    <>
      {states && <Switch {...states} />}
      <ol className="part-list">
        {parts.map(({ name, does, fails }, index) => (
          <li key={name} id={`part-${index + 1}`} className={partClass(index + 1, states)}>
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

/** The states of the drawing and their symptoms as radio buttons; the first state is at rest. */
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
