import { type Medium, repeat } from "./geometry";
import { Part, type PartProps } from "./part";

/** Damper: blades on spindles in a duct of `h` squares, with or without an actuator. */
export function Damper({ at, scale, h = 4, motor }: PartProps & { readonly h?: number; readonly motor?: boolean }) {
  const blades = Math.max(2, Math.round(h / 1.4));
  const step = (h * 10) / blades;
  return (
    <Part at={at} scale={scale}>
      <path d={`M0 ${h * -5}V${h * 5}`} />
      <path d={repeat(blades, [0, step], "l10-8", [-5, h * -5 + step / 2 + 4])} strokeWidth="2" />
      {motor && <path d={`M0 ${h * -5}v-5M-7 ${h * -5 - 17}h14v12h-14z`} />}
    </Part>
  );
}

/** Bag filter in a duct of `h` squares. */
export function Filter({ at, scale, h = 4 }: PartProps & { readonly h?: number }) {
  const bags = Math.round(h);
  return (
    <Part at={at} scale={scale}>
      <rect x="-8" y={h * -5} width="16" height={h * 10} />
      <path className="d-fine" d={`M-8 ${h * -5}${"l16 5-16 5".repeat(bags)}`} />
    </Part>
  );
}

/** Coil in a duct of `h` squares; its pipes join below at [-0.8, h / 2] and [0.8, h / 2]. */
export function Coil({
  at,
  scale,
  h = 4,
  medium = "water",
}: PartProps & { readonly h?: number; readonly medium?: Medium }) {
  return (
    <Part at={at} scale={scale} className={`d-part d-${medium}`}>
      <rect x="-8" y={h * -5} width="16" height={h * 10} />
      <path className="d-mark" d={`M0 ${h * -5 + 2}${"h-5a2.5 2.5 0 0 0 0 5h10a2.5 2.5 0 0 1 0 5h-5".repeat(h - 1)}`} />
    </Part>
  );
}
