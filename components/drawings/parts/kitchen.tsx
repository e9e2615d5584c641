import { Flame } from "./flame";
import { repeat } from "./geometry";
import { Part, type PartProps } from "./part";

/** Range: hob with pans, oven below, burning unless `off`; `w` squares wide, 9 high to the hob, from its top left. */
export function Range({ at, scale, w = 10, off }: PartProps & { readonly w?: number; readonly off?: boolean }) {
  const width = w * 10;
  return (
    <Part at={at} scale={scale}>
      <path d={`M8 -14h26v11h-26zM34-11h12M${width - 40}-22h28v19h-28zM${width - 30}-22v-4h8v4`} />
      <rect y="-3" width={width} height="6" />
      <rect y="3" width={width} height="80" />
      <path d={`M6 83v7M${width - 6} 83v7`} />
      <path className="d-fine" d={`M0 20h${width}M12 30h${width - 24}v42h-${width - 24}zM18 36h${width - 36}`} />
      <path d={repeat(Math.floor(w / 2) - 1, [18, 0], "v6", [14, 8])} strokeWidth="3" />
      {!off && <Flame at={[w / 2, 6.9]} scale={0.8} />}
    </Part>
  );
}

/** Deep fryer with its basket, burning unless `off`; 5 × 9 squares from its top left. */
export function Fryer({ at, scale, off }: PartProps & { readonly off?: boolean }) {
  return (
    <Part at={at} scale={scale}>
      <path d="M0 0h50v83h-50zM6 83v7M44 83v7" />
      <path className="d-fine" d="M0 10h50M8 0v-8h30v8M38-6l16-8M8 42h34M8 50h34M10 20h4M36 20h4" />
      {!off && <path className="d-gas d-mark" d="M10 66q3-8 6 0t6 0 6 0 6 0 6 0" />}
    </Part>
  );
}

/** Extract canopy with its grease filters, `w` squares wide, 5 high. Origin: its top left. */
export function Canopy({ at, scale, w = 20 }: PartProps & { readonly w?: number }) {
  const width = w * 10;
  return (
    <Part at={at} scale={scale}>
      <path d={`M0 50h${width}v-14L${width - 40} 0H40L0 36z`} className="d-air d-tint" />
      <path d={`M0 36h${width}`} className="d-fine" />
      <path
        className="d-hatch"
        d={repeat(Math.floor(w / 1.5) - 2, [15, 0], "l-9 22", [24, 12]).replace(/^/, "M0 36")}
      />
    </Part>
  );
}
