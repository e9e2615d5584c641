import { units } from "./geometry";
import { Part, type PartProps } from "./part";

type Props = PartProps & {
  readonly w?: number;
  readonly h?: number;
  /** Draws the warning pipe on the right. */
  readonly warning?: boolean;
};

/** Lines in a tank's water as shares of its width and height: distance from the left, depth, length. */
const ripples = [
  [0.1, 0.15, 0.15],
  [0.3, 0.35, 0.2],
  [0.65, 0.2, 0.2],
] as const;

/** Storage tank with its lid, float valve and water; `w` × `h` squares from its top left, inlet at the top left. */
export function Tank({ at, scale, w = 14, h = 8, warning }: Props) {
  const [width, height] = [w * 10, h * 10];
  const level = Math.round(height * 0.34);
  const third = units(w / 3);
  return (
    <Part at={at} scale={scale}>
      <path d={`M4 ${height}v8h12v-8M${width - 16} ${height}v8h12v-8`} />
      <path d={`M0 0h${width}v${height}H0z`} />
      <path className="d-water d-tint" stroke="none" d={`M1.5 ${level}h${width - 3}V${height - 1.5}H1.5z`} />
      <path className="d-water d-mark" d={`M1 ${level}h${width - 2}`} />
      <path d={`M-4-6h${width + 8}v6h-${width + 8}zM${width * 0.4}-6v-6h20v6`} />
      <path
        className="d-hatch"
        d={
          ripples.map(([x, y, length]) => `M${units(x * w)} ${level + units(y * h)}h${units(length * w)}`).join("") +
          `M${third} 0v${height}M${2 * third} 0v${height}`
        }
      />
      <path className="d-fine" d={`M0 12h14l16 ${level - 14}`} />
      <circle cx="33" cy={level} r="6" />
      {warning && <path d={`M${width} ${level - 8}h12v12h-5v-7h-7z`} />}
    </Part>
  );
}
