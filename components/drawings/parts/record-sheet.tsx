import { repeat } from "./geometry";
import { Part, type PartProps } from "./part";

/** A written record: a clipboard with ruled lines and ticks, `w` × `h` squares from its top left. */
export function RecordSheet({
  at,
  scale,
  w = 9,
  h = 12,
  rows = 5,
}: PartProps & { readonly w?: number; readonly h?: number; readonly rows?: number }) {
  const [width, height] = [w * 10, h * 10];
  const step = Math.round((height - 40) / rows);
  return (
    <Part at={at} scale={scale}>
      <rect className="d-shade" width={width} height={height} rx="3" />
      <path d={`M6 8h${width - 12}v${height - 14}H6zM${width / 2 - 14} 4v-8h28v8z`} />
      <path
        className="d-fine"
        d={`M14 22h${Math.round(width * 0.45)}${repeat(rows, [0, step], `h${width - 46}`, [30, 38])}`}
      />
      <path className="d-mark" d={repeat(rows, [0, step], "l3.5 4 6-9", [14, 37])} />
    </Part>
  );
}
