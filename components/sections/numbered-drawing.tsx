import { Schematic } from "@/components/drawings/schematic";
import type { Part } from "@/data/types";
import type { DrawingId } from "@/lib/pages";
import { type PartsProps, partClass } from "./parts-list";

export type NumberedDrawingProps = PartsProps & { drawing: DrawingId };

/** A page's drawing with its parts numbered. It says by its classes which flows stop once a part has failed. */
export function NumberedDrawing({ drawing, parts, states }: NumberedDrawingProps) {
  return (
    <div className={["panel", ...(states?.stops ?? []).map((flow) => `stops-${flow}`)].join(" ")}>
      {/* biome-ignore lint/a11y/useSemanticElements: a picture with links in it is no group of fields */}
      <svg viewBox="0 0 480 360" className="drawing" role="group" aria-label="Numbered parts">
        <Schematic id={drawing} inside />
        {parts.map((part, index) => (
          <Balloon key={part.name} number={index + 1} className={partClass(index + 1, states)} {...part} />
        ))}
      </svg>
    </div>
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
