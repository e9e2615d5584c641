import { repeat } from "./geometry";
import { Part, type PartProps, Tag } from "./part";

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

/** Room controller or thermostat on a wall, 2 × 3 squares from its top left. */
export function Controller({ at, scale }: PartProps) {
  return (
    <Part at={at} scale={scale}>
      <rect width="20" height="26" rx="3" />
      <path className="d-air d-tint" d="M4 4h12v9H4z" />
      <path className="d-fine" d="M5 19h3M12 19h3" />
    </Part>
  );
}

/** Push button on its box: emergency stop, gas shut-off. */
export function StopButton({ at, scale }: PartProps) {
  return (
    <Part at={at} scale={scale} className="d-fault">
      <rect className="d-part" x="-13" y="-13" width="26" height="26" rx="3" />
      <circle className="d-fill" r="8" />
      <circle className="d-fine" r="4.5" />
    </Part>
  );
}

/** Alarm on a ceiling or wall with its letters, 5 × 3 squares around its middle. */
export function Alarm({ at, scale, children }: PartProps & { readonly children: string }) {
  return (
    <Part at={at} scale={scale}>
      <rect x="-20" y="-13" width="40" height="26" rx="5" />
      <path className="d-fine" d="M-14 8h28" />
      <Tag y={-2}>{children}</Tag>
    </Part>
  );
}

/** A written record: a sheet on a board with ruled lines and ticks, `w` × `h` squares from its top left. */
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

/** A tick in a circle: passed. */
export function Pass({ at, scale }: PartProps) {
  return (
    <Part at={at} scale={scale} className="d-part d-energy">
      <circle r="10" />
      <path className="d-mark" d="M-4.5 0l3.5 4 6-8" />
    </Part>
  );
}

/** A cross in a circle: failed, shut, isolated. */
export function Fault({ at, scale }: PartProps) {
  return (
    <Part at={at} scale={scale} className="d-part d-fault">
      <circle r="10" className="d-tint" />
      <path className="d-mark" d="M-4-4l8 8M4-4l-8 8" />
    </Part>
  );
}
