import { Duct } from "../../parts/duct";
import { Arrow } from "../../parts/pipes";
import type { Figure } from "../types";
import { Word } from "../word";

const doors = [
  [110, 122, "140 µm"],
  [250, 116, "180 µm"],
  [390, 103, "520 µm"],
] as const;

/** A kitchen's extract duct in longitudinal section: grease on its floor, measured through three access doors. */
export const grease: Figure = {
  alt: "Grease readings at three access doors of one duct: 140, 180 and 520 microns",
  height: 248,
  draw: () => (
    <>
      <Duct via="0.4,8.8 47.6,8.8" width={9} medium="waste" />
      <Arrow at={[3.4, 8]} medium="waste" />
      <Arrow at={[46, 8]} medium="waste" />
      <path className="d-gas d-fill" d="M4 132v-6l90-4 80-3 76-3 70-4 40-8 40-2 40 6 36 3v21z" />
      {doors.map(([x, y, reading], index) => (
        <g key={x} className={index === 2 ? "d-fault" : undefined}>
          <path className="d-part" d={`M${x - 26} 36h52v8h-52z`} />
          <path className="d-mark" d={`M${x} 36V${y}M${x - 5} ${y}h10`} />
          <Word at={[x, 24]} middle strong>
            {reading}
          </Word>
        </g>
      ))}
      <Word at={[14, 170]}>For example, three readings average 280 µm:</Word>
      <Word at={[14, 194]}>over 200, so the whole duct needs a clean.</Word>
      <g className="d-fault">
        <Word at={[14, 224]} strong>
          520 is over 500: this spot first, and soon.
        </Word>
      </g>
    </>
  ),
};
