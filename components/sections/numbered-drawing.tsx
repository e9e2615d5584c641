import { Schematic } from "@/components/drawings/schematic";
import type { Part } from "@/data/types";
import type { DrawingId } from "@/lib/pages";
import { type PartsProps, partClass } from "./parts-list";

export type NumberedDrawingProps = PartsProps & { drawing: DrawingId };

/** A page's drawing with numbered parts. Its classes name the flows that stop when a part has failed. */
export function NumberedDrawing({ drawing, parts, states }: NumberedDrawingProps) {
  return (
    <div className={["panel", ...(states?.stops ?? []).map((flow) => `stops-${flow}`)].join(" ")}>
      {/* biome-ignore lint/a11y/useSemanticElements: not a fieldset, but a picture that contains links */}
      <svg viewBox="0 0 480 360" className="drawing" role="group" aria-label="Numbered parts">
        <Schematic id={drawing} inside />
        {parts.map((part, index) => (
          <Balloon key={part.name} number={index + 1} className={partClass(index + 1, states)} {...part} />
        ))}
      </svg>
    </div>
  );
}

/** An item's number in a circle, with a leader line to the part and a link to the item in the list. */
function Balloon({ number, className, name, at, balloon }: Part & { number: number; className: string }) {
  const [x, y] = balloon;
  // Spread, because React's types have no `transform` for links.
  const position = { transform: `translate(${balloon.join(" ")})` };
  return (
    <a href={`#part-${number}`} className={className} aria-label={`${number} ${name}`} {...position}>
      <path d={`M0 0L${at[0] - x} ${at[1] - y}m-2.5 0a2.5 2.5 0 1 0 5 0 2.5 2.5 0 1 0-5 0`} />
      <circle r="12" />
      <text className="d-tag" dy=".35em">
        {number}
      </text>
    </a>
  );
}
