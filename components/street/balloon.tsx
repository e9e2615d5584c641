import type { PlacedBuilding } from "./layout";

/** The outlines of the typeface's digits, because an image cannot load fonts. */
const digits = [
  "M-3.8 6V4.3H-1V-3.3H-3.9V-4.6Q-1.2-4.9.1-6H1.2V4.3H3.9V6z",
  "M-4.2 6.1V5.5Q-4.2 3.6-2.7 2.4-2.1 1.9-.9 1 1.9-.8 1.9-2.7 1.9-4.3.1-4.3-1.9-4.3-1.9-2.5V-1.8H-4V-2.5Q-4-6.1.2-6.1 4.1-6.1 4.1-2.6 4.1-.6 1.8 1.4L.4 2.5Q-1 3.5-1.6 4.2H4.2V6.1z",
  "M.1 6.2Q-4.2 6.2-4.2 2.6V2.3H-2.1V2.7Q-2.1 4.5 0 4.5 2 4.5 2 2.6 2 .8-.1.8H-1.1V-1H-.1Q1.8-1 1.8-2.8 1.8-4.5 0-4.5-1.8-4.5-1.8-2.8V-2.5H-4V-2.9Q-4-6.2 0-6.2 4-6.2 4-2.9 4-1.1 2.1-.2 4.2.5 4.2 2.8 4.2 6.2.1 6.2z",
];

/** The number of a note, with a leader to its building. */
export function Balloon({ x, type, note, network, phone }: PlacedBuilding & { readonly note: number }) {
  const [dx, y] = network ? [-3, 8] : type.plant;
  // The balloon is over the middle of the houses that are visible at every width.
  const house = network ? 0 : Math.floor((phone?.count ?? 1) / 2);
  const top = -type.height - 22;
  return (
    <g transform={`translate(${x + house * type.width + dx})`}>
      <path className="f" d={`M0 ${y}V${top + 12}`} />
      <circle className="j0" cy={y} r="2.5" />
      <g transform={`translate(0 ${top})`}>
        <g className="j">
          <circle className="n" r="12" />
          <path className="i" d={digits[note - 1]} />
        </g>
      </g>
    </g>
  );
}
