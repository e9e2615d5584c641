import { repeat } from "./geometry";
import { Part, type PartProps } from "./part";

/** Control panel with a display and lamps, `w` × `h` squares from its top left. */
export function Panel({
  at,
  scale,
  w = 9,
  h = 12,
  alarm,
}: PartProps & { readonly w?: number; readonly h?: number; readonly alarm?: boolean }) {
  const [width, height] = [w * 10, h * 10];
  return (
    <Part at={at} scale={scale}>
      <rect width={width} height={height} rx="2" />
      <path className="d-fine" d={`M4 4h${width - 8}v${height - 8}H4zM${width - 10} ${height / 2}v12`} />
      <path className={alarm ? "d-fault d-tint" : "d-tint"} d={`M14 14h${width - 28}v26H14z`} />
      <path
        className={alarm ? "d-fault d-mark" : "d-mark"}
        fontSize={alarm ? 16 : undefined}
        d={alarm ? `M${width / 2} 18v11M${width / 2} 33v3` : `M18 34l8-8 7 4 9-10 ${width - 66} 6`}
      />
      <path className="d-solid" d={repeat(3, [14, 0], "h7v7h-7z", [14, 50])} />
      <path
        className="d-hatch"
        d={repeat(Math.max(0, Math.floor((height - 82) / 6)), [0, 6], `h${width - 34}`, [14, 70])}
      />
    </Part>
  );
}
