import { Frame } from "./parts/frame";
import { type SchematicId, schematicOf } from "./schematics";

type Props = { readonly id: SchematicId; readonly className?: string; readonly inside?: boolean };

/** A drawing on its sheet. @param inside a second drawing of the same size, in the same style */
export function Schematic({ id, className, inside }: Props) {
  const { title, number, name, note, draw } = schematicOf(id);
  return (
    <svg
      viewBox={inside ? undefined : "0 0 480 360"}
      role="img"
      aria-labelledby={`drawing-${id}`}
      className={inside ? undefined : className ? `drawing ${className}` : "drawing"}
    >
      <title id={`drawing-${id}`}>{title}</title>
      <Frame number={number} name={name} note={note} />
      {draw()}
    </svg>
  );
}
