import { Frame } from "./parts/frame";
import { type SchematicId, schematicOf } from "./schematics";

/** One of the drawings, on its sheet. */
export function Schematic({ id, className }: { readonly id: SchematicId; readonly className?: string }) {
  const { title, number, name, note, draw } = schematicOf(id);
  return (
    <svg
      viewBox="0 0 480 360"
      role="img"
      aria-labelledby={`drawing-${id}`}
      className={className ? `drawing ${className}` : "drawing"}
    >
      <title id={`drawing-${id}`}>{title}</title>
      <Frame number={number} name={name} note={note} />
      {draw()}
    </svg>
  );
}
