import { Word } from "../word";

/** The red stamp on an example of a document or a plan, with its middle at a point of the drawing. */
export function SampleStamp({ at: [x, y] }: { readonly at: readonly [x: number, y: number] }) {
  return (
    <g className="d-fault" transform={`rotate(-3 ${x} ${y})`}>
      <path className="d-mark" d={`M${x - 58} ${y - 17}h116v34h-116z`} />
      <Word at={[x, y + 6]} middle strong>
        SAMPLE
      </Word>
    </g>
  );
}
