/* The primitives of the streets. Each sets its line weight and fill by a one-letter class, see styles.ts. */

type StrokeProps = { readonly d: string };

/** A wall, filled, which hides what is behind it. */
export const Wall = ({ d }: StrokeProps) => <path className="b" d={d} />;
export const Roof = ({ d }: StrokeProps) => <path className="r" d={d} />;
/** A balcony, gallery or break line: paper with a thin edge. */
export const Panel = ({ d }: StrokeProps) => <path className="p" d={d} />;
export const Glass = ({ d }: StrokeProps) => <path className="g" d={d} />;
/** A darker tone for openings and shade. */
export const Shade = ({ d }: StrokeProps) => <path className="s" d={d} />;
export const Fine = ({ d }: StrokeProps) => <path className="f" d={d} />;
/** Courses, joints, slates, cladding. */
export const Course = ({ d }: StrokeProps) => <path className="h" d={d} />;
export const Solid = ({ d }: StrokeProps) => <path className="k" d={d} />;
/** Plant on the roof, in the colour of the air family. */
export const Plant = ({ d }: StrokeProps) => <path className="a" d={d} />;
/** Visible water. */
export const Water = ({ d }: StrokeProps) => <path className="u" d={d} />;

type ServicePositions = { readonly gas?: number; readonly water: number; readonly drain: number };

/** The service pipes of a building from the mains to its front wall, each by its distance from the left corner. */
export function Services({ gas, water, drain }: ServicePositions) {
  return (
    <>
      {gas !== undefined && <path className="m" d={`M${gas} 20V-6`} />}
      <path className="w" d={`M${water} 40V-3`} />
      <path className="d" d={`M${drain} 68V0`} />
    </>
  );
}
