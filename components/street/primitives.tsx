/* What the streets are drawn with. Each stroke names its weight or fill by one letter, which styles.ts explains. */

type StrokeProps = { readonly d: string };

/** A wall in front of what is behind it. */
export const Wall = ({ d }: StrokeProps) => <path className="b" d={d} />;
export const Roof = ({ d }: StrokeProps) => <path className="r" d={d} />;
/** A balcony, a gallery, a break line: paper with a thin edge. */
export const Panel = ({ d }: StrokeProps) => <path className="p" d={d} />;
export const Glass = ({ d }: StrokeProps) => <path className="g" d={d} />;
/** A tone deeper: what is open, or in the shade. */
export const Shade = ({ d }: StrokeProps) => <path className="s" d={d} />;
export const Fine = ({ d }: StrokeProps) => <path className="f" d={d} />;
/** Courses, joints, slates, cladding. */
export const Course = ({ d }: StrokeProps) => <path className="h" d={d} />;
export const Solid = ({ d }: StrokeProps) => <path className="k" d={d} />;
/** Plant on the roof, in the colour of air. */
export const Plant = ({ d }: StrokeProps) => <path className="a" d={d} />;
/** Water where it is seen. */
export const Water = ({ d }: StrokeProps) => <path className="u" d={d} />;

type Joined = { readonly gas?: number; readonly water: number; readonly drain: number };

/** The services of a building from the mains to its front wall, each at its distance from the left corner. */
export function Services({ gas, water, drain }: Joined) {
  return (
    <>
      {gas !== undefined && <path className="m" d={`M${gas} 20V-6`} />}
      <path className="w" d={`M${water} 40V-3`} />
      <path className="d" d={`M${drain} 68V0`} />
    </>
  );
}
