import { Part, type PartProps } from "./part";

/** Centrifugal fan in its scroll, with its outlet at the top, to the right; `r` squares. */
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

/** Axial fan in front view, `r` squares. */
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
