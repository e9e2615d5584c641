import { type Medium, repeat, trace, units, type Via } from "./geometry";
import { Part, type PartProps } from "./part";
import { Arrow } from "./pipes";

type DuctProps = {
  /** Branches drawn together open into each other. */
  readonly via: Via;
  /** In squares. */
  readonly width?: number;
  readonly medium?: Medium;
  readonly flow?: boolean;
  /** Only the stream, in a duct that is drawn already. */
  readonly bare?: boolean;
};

/** Sheet-metal duct: two walls, the tint of what it carries, and the stream down the middle. */
export function Duct({ via, width = 2, medium = "air", flow, bare }: DuctProps) {
  const d = trace(via);
  return (
    <g className={`d-${medium}`}>
      {!bare && (
        <>
          <path className="d-duct-case" strokeWidth={units(width)} d={d} />
          <path className="d-duct" strokeWidth={units(width) - 3} d={d} />
        </>
      )}
      {flow && <path className="d-stream" d={trace(via, 0.8)} />}
    </g>
  );
}

/** Ceiling diffuser, throwing both ways; the neck joins the duct above at its origin. */
export function Diffuser({ at, scale, medium = "air" }: PartProps & { readonly medium?: Medium }) {
  return (
    <Part at={at} scale={scale}>
      <path className={`d-${medium} d-mark`} d="M-18 10q-14 3-24 14M18 10q14 3 24 14M0 13v13" />
      <path d="M-8 0v5l-12 5h40l-12-5v-5" />
      <path className="d-fine" d="M-12 10l7-5M12 10l-7-5" />
    </Part>
  );
}

/** Louvre in a wall or at the end of a duct: weather blades, `h` squares high, centred. */
export function Louvre({ at, turn, scale, h = 4 }: PartProps & { readonly h?: number }) {
  return (
    <Part at={at} turn={turn} scale={scale}>
      <rect x="-5" y={h * -5} width="10" height={h * 10} />
      <path className="d-fine" d={repeat(h * 2, [0, 5], "l10-4", [-5, h * -5 + 5])} />
    </Part>
  );
}

/** Damper: blades on spindles across a duct of `h` squares, with or without its actuator. */
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

/** Bag filter across a duct of `h` squares. */
export function Filter({ at, scale, h = 4 }: PartProps & { readonly h?: number }) {
  const bags = Math.round(h);
  return (
    <Part at={at} scale={scale}>
      <rect x="-8" y={h * -5} width="16" height={h * 10} />
      <path className="d-fine" d={`M-8 ${h * -5}${"l16 5-16 5".repeat(bags)}`} />
    </Part>
  );
}

/** Coil across a duct of `h` squares; its pipes join below at [-0.8, h / 2] and [0.8, h / 2]. */
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

/** Centrifugal fan in its scroll, blowing to the right at the top; `r` squares. */
export function Fan({ at, turn, scale, r = 1.6 }: PartProps & { readonly r?: number }) {
  const R = r * 10;
  return (
    <Part at={at} turn={turn} scale={scale}>
      <path d={`M${R * 1.25} ${-R}H0a${R} ${R} 0 1 0 ${R} ${R}V${round(-R * 0.4)}H${R * 1.25}z`} />
      <circle r={R * 0.6} className="d-fine" />
      <path className="d-fine d-turn" d={[0, 60, 120, 180, 240, 300].map((a) => blade(a, R * 0.6)).join("")} />
      <circle r="2" className="d-solid" />
    </Part>
  );
}

const round = (value: number) => Math.round(value * 10) / 10;

function blade(angle: number, r: number): string {
  const a = (angle * Math.PI) / 180;
  const tip = [round(Math.cos(a) * r), round(Math.sin(a) * r)];
  const root = [round(Math.cos(a + 0.7) * r * 0.35), round(Math.sin(a + 0.7) * r * 0.35)];
  return `M${root.join(" ")}L${tip.join(" ")}`;
}

/** Axial fan seen from the front, `r` squares. */
export function Propeller({ at, scale, r = 2 }: PartProps & { readonly r?: number }) {
  const R = r * 10;
  const petal = `C${round(R * 0.5)} ${round(-R * 0.2)} ${round(R * 0.9)} ${round(-R * 0.5)} ${round(R * 0.5)} ${round(-R * 0.8)}S${round(-R * 0.1)} ${round(-R * 0.5)} 0 0z`;
  return (
    <Part at={at} scale={scale}>
      <circle r={R} />
      <g className="d-turn">
        {[0, 120, 240].map((angle) => (
          <path
            key={angle}
            className="d-fine d-tint"
            d={`M0 0${petal}`}
            transform={angle ? `rotate(${angle})` : undefined}
          />
        ))}
      </g>
      <circle r={round(R * 0.16)} className="d-solid" />
    </Part>
  );
}

/** A wide stream of air: three arrows abreast, turned like an arrow. */
export function Stream({ at, turn, scale, medium = "air" }: PartProps & { readonly medium?: Medium }) {
  return (
    <Part at={at} turn={turn} scale={scale} className={`d-${medium}`}>
      <path className="d-stream" d="M-20-8H8M-20 8H8" />
      <Arrow at={[1.2, -0.8]} medium={medium} />
      <Arrow at={[1.2, 0.8]} medium={medium} />
    </Part>
  );
}
