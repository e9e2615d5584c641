import { repeat } from "./geometry";
import { Part, type PartProps } from "./part";

/** A burner's flame; origin at its foot. */
export function Flame({ at, turn, scale }: PartProps) {
  return (
    <Part at={at} turn={turn} scale={scale} className="d-gas d-fill">
      <path d="M0 0c-7 0-10-5-10-10 0-5 4-8 5-13 3 2 5 5 5 8 3-3 3-8 2-12 5 3 9 10 9 16C11-4 7 0 0 0z" />
    </Part>
  );
}

/** Floor-standing condensing boiler, 8 × 11 squares from its top left. Flue stub above the middle. */
export function Boiler({ at, scale }: PartProps) {
  return (
    <Part at={at} scale={scale}>
      <path d="M30 0v-8h20V0M6 110v6h10v-6M64 110v6h10v-6" />
      <rect width="80" height="110" rx="4" />
      <path className="d-fine" d="M0 24h80M10 34h60v48H10zM62 52v12M14 92h52M14 98h52M14 104h52" />
      <rect className="d-tint" x="10" y="7" width="26" height="10" />
      <path className="d-fine" d="M48 12h4M56 12h4M64 12h4" strokeWidth="3" />
      <Flame at={[3.6, 7]} />
    </Part>
  );
}

/** Wall-hung boiler, 6 × 9 squares from its top left, alight unless `off`. */
export function WallBoiler({ at, scale, off }: PartProps & { readonly off?: boolean }) {
  return (
    <Part at={at} scale={scale}>
      <path d="M22 0v-8h16V0" />
      <rect width="60" height="90" rx="4" />
      <path className="d-fine" d="M0 66h60M6 8v50M54 8v50M38 78h4M47 78h4" />
      <rect className="d-tint" x="9" y="73" width="20" height="10" />
      {!off && <Flame at={[3, 4.8]} scale={0.9} />}
    </Part>
  );
}

/** Range: hob with pans, oven below, alight unless `off`; `w` squares wide, 9 high to the hob, from its top left. */
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

/** Deep fryer with its basket, alight unless `off`; 5 × 9 squares from its top left. */
export function Fryer({ at, scale, off }: PartProps & { readonly off?: boolean }) {
  return (
    <Part at={at} scale={scale}>
      <path d="M0 0h50v83h-50zM6 83v7M44 83v7" />
      <path className="d-fine" d="M0 10h50M8 0v-8h30v8M38-6l16-8M8 42h34M8 50h34M10 20h4M36 20h4" />
      {!off && <path className="d-gas d-mark" d="M10 66q3-8 6 0t6 0 6 0 6 0 6 0" />}
    </Part>
  );
}

/** Extract canopy with its grease filters, `w` squares wide, 5 high; origin at its top left. */
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
