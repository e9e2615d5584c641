import {
  type BuildingType,
  Course,
  Fine,
  Glass,
  openings,
  Panel,
  Plant,
  Roof,
  Services,
  Shade,
  Solid,
  strokes,
  Wall,
} from "./primitives";

/** Flats and offices of many storeys. What has no room on the sheet is left out between two break lines. */

/** A fan on a roof unit, for each of its squares. */
export const roofUnits = ([x, y]: readonly [number, number], count: number, w = 16, h = 10) =>
  Array.from({ length: count }, (_, i) => `M${x + i * (w + 4)} ${y}v${-h}h${w}v${h}zm3 ${3 - h}h${w - 6}`).join("");

export const slab = (storeys = 10): BuildingType => {
  const top = -8 - storeys * 22;
  return {
    width: 188,
    height: -top + 22,
    plant: [162, top - 16],
    drawing: (
      <>
        <Services water={160} drain={176} />
        <Wall d={`M146 ${top}v-18h34v18M6 0V${top}H150V0zM150 0V${top - 8}H176V0z`} />
        <Glass
          d={`${openings([10, top + 5], [10, 11], [12, 11.6], [storeys, 22])}${openings([159, top + 2], [8, 12], [1, 0], [storeys, 22], "casement")}`}
        />
        <Panel
          d={Array.from(
            { length: storeys },
            (_, i) =>
              `M19 ${top + 18 + i * 22}v-8h14v8zM65.5 ${top + 18 + i * 22}v-8h14v8zM112 ${top + 18 + i * 22}v-8h14v8z`,
          ).join("")}
        />
        <Course d={Array.from({ length: storeys }, (_, i) => `M6 ${top + 20 + i * 22}H150`).join("")} />
        <Solid d="M157 0v-16h12V0z" />
        <Shade d="M14 0v-8h126V0z" />
        <Course d={strokes([26, 0], 10, "v-8", "m11.6 8")} />
      </>
    ),
    lit: `${openings([33.2, top + 27], [10, 11])}${openings([91.2, top + 71], [10, 11])}${openings([44.8, -52], [10, 11], [2, 11.6])}${openings([126, -96], [10, 11])}`,
  };
};

/** Two break lines across a tower, at a height. */
const breakAt = (y: number, w: number) =>
  `M-4 ${y}H${w / 2 - 5}l3-7 5 14 3-7H${w + 4}v-7H${w / 2 + 6}l-3 7-5-14-3 7H-4z`;

export const pointTower = (): BuildingType => ({
  width: 76,
  height: 262,
  plant: [38, -254],
  drawing: (
    <>
      <Services water={34} drain={46} />
      <Wall d="M22-244v-18h32v18M0 0V-244H76V0z" />
      <Glass
        d={`${openings([5, -239], [9, 11], [2, 10], [11, 22])}${openings([53, -239], [9, 11], [2, 10], [11, 22])}${openings([32, -239], [12, 11], [1, 0], [11, 22], "casement")}`}
      />
      <Panel
        d={Array.from({ length: 10 }, (_, i) => `M2 ${-226 + i * 22}v-8h16v8zM58 ${-226 + i * 22}v-8h16v8z`).join("")}
      />
      <Solid d="M31 0v-15h14V0z" />
      <Fine d="M28 0V-244M48 0V-244M26-17h24" />
      <Panel d={breakAt(-118, 76)} />
    </>
  ),
  // Over the balconies.
  lit: `${openings([32, -195], [12, 11], [1, 0], [2, 132], "casement")}${openings([53, -85], [9, 5], [2, 10])}${openings([15, -151], [9, 5])}`,
});

export const glassTower = (): BuildingType => ({
  width: 92,
  height: 262,
  plant: [46, -248],
  drawing: (
    <>
      <Services water={38} drain={54} />
      <Wall d="M4 0V-236L88-250V0z" />
      <Plant d="M18-238v-14h56v4" />
      <Glass d="M4-26V-236L88-250V-26z" />
      <Course d={`${strokes([16, -26], 6, "v-216", "m12 216")}${strokes([4, -40], 14, "h84", "m-84-14")}`} />
      <Shade d="M10 0v-26h72V0z" />
      <Course d={strokes([22, 0], 5, "v-26", "m12 26")} />
      <Solid d="M40 0v-18h12V0z" />
      <Wall d="M30-18h32v-4H30z" />
      <Panel d={breakAt(-134, 92)} />
    </>
  ),
  lit: "M16-68h24v14H16zM52-96h12v14H52zM28-194h36v14H28zM64-208h12v14H64zM4-110h12v14H4zM52-54h24v14H52z",
});

export const newFlats = (storeys = 6): BuildingType => {
  const top = -storeys * 24 - 6;
  return {
    width: 104,
    height: -top + 16,
    run: [1, 2],
    plant: [58, top - 8],
    drawing: (
      <>
        <Services water={46} drain={58} />
        <Plant d={roofUnits([22, top], 3)} />
        <Wall d={`M0 0V${top}H104V0z`} />
        <Shade
          d={Array.from(
            { length: storeys - 1 },
            (_, i) => `M6 ${top + 24 + i * 24}v-19h24v19zM74 ${top + 24 + i * 24}v-19h24v19z`,
          ).join("")}
        />
        <Glass
          d={`${openings([10, top + 9], [8, 15], [2, 8], [storeys - 1, 24])}${openings([78, top + 9], [8, 15], [2, 8], [storeys - 1, 24])}${openings([38, top + 6], [10, 16], [2, 18], [storeys - 1, 24], "casement")}${openings([6, -20], [12, 20], [2, 12])}${openings([74, -20], [12, 20], [2, 12])}`}
        />
        <Course
          d={Array.from(
            { length: storeys - 1 },
            (_, i) =>
              strokes([6, top + 24 + i * 24], 9, "v-8", "m3 8") + strokes([74, top + 24 + i * 24], 9, "v-8", "m3 8"),
          ).join("")}
        />
        <Fine
          d={Array.from(
            { length: storeys - 1 },
            (_, i) => `M5 ${top + 16 + i * 24}h26M73 ${top + 16 + i * 24}h26`,
          ).join("")}
        />
        <Solid d="M46 0v-18h12V0z" />
        <Fine d="M42-21h20M0-25H104" />
      </>
    ),
    lit: openings([38, top + 30], [10, 16], [1, 0], [1, 0], "casement") + openings([78, -69], [8, 15], [2, 8]),
  };
};

export const sixtiesOffice = (storeys = 7): BuildingType => {
  const top = -20 - storeys * 24;
  return {
    width: 128,
    height: -top + 22,
    plant: [54, top - 12],
    drawing: (
      <>
        <Services gas={10.5} water={84} drain={117} />
        <Plant d={`M34 ${top}v-18h46v18zM40 ${top - 13}h34m-34 4h34m-34 4h34`} />
        <Wall d={`M0-20V${top}H128V-20zM8 0v-20h5V0zM41 0v-20h5V0zM82 0v-20h5V0zM115 0v-20h5V0z`} />
        <Glass
          d={`${Array.from({ length: storeys }, (_, i) => `M3 ${top + 5 + i * 24}h122v12H3z`).join("")}M46 0v-20h36V0z`}
        />
        <Course
          d={`${Array.from({ length: storeys }, (_, i) => strokes([13, top + 5 + i * 24], 11, "v12", "m10.2-12")).join("")}M58 0v-20M70 0v-20`}
        />
        <Fine d="M42-23H86" />
      </>
    ),
    lit: `M23.2 ${top + 29}h20.4v12H23.2zM84.4 ${top + 53}h10.2v12H84.4zM54-63h30.6v12H54z`,
  };
};

export const edwardianOffice = (): BuildingType => ({
  width: 124,
  height: 168,
  plant: [24, -156],
  drawing: (
    <>
      <Services gas={40} water={70} drain={114} />
      <Wall d="M17-146v-18h14v18" />
      <Roof d="M6-122L12-146H96V-122z" />
      <Wall d="M0 0V-122H124V0zM92 0V-128H122V0zM92-128q0-24 15-30 15 6 15 30zM106-158v-10h2v10" />
      <Glass
        d={`${openings([8, -88], [10, 17], [5, 17], [2, 27], "cross")}${openings([8, -112], [10, 13], [5, 17], [1, 0], "sash")}${openings([98, -112], [7, 15], [2, 11], [3, 26], "sash")}${openings([20, -142], [9, 13], [4, 18], [1, 0], "casement")}${openings([7, -22], [13, 22], [5, 17], [1, 0], "arch")}${openings([101, -24], [12, 24], [1, 0], [1, 0], "arch")}`}
      />
      <Wall d="M-3-117h130v-5H-3zM90-128h34v-4H90zM-2-34h128v-4H-2z" />
      <Fine d={`${strokes([5, -38], 6, "v-54", "m17 54")}M0-94H92M104-152h6`} />
      <Course
        d={`M0-8H7M0-16H7M0-28H92M92-30H122M92-60H122M92-86H122${strokes([2, -117], 24, "v-5", "m5 5")}M10-138H18M86-138h8`}
      />
    </>
  ),
  lit: openings([25, -88], [10, 17], [1, 0], [1, 0], "cross") + openings([59, -61], [10, 17], [2, 17], [1, 0], "cross"),
});

export const hotel = (storeys = 7): BuildingType => {
  const top = -26 - storeys * 20;
  return {
    width: 112,
    height: -top + 14,
    plant: [36, top - 8],
    drawing: (
      <>
        <Services gas={26} water={60} drain={96} />
        <Plant d={roofUnits([10, top], 2, 22, 12)} />
        <Wall d={`M0 0V${top}H112V0zM84 0V${top - 12}H104V0z`} />
        <Glass d={`${openings([7, top + 5], [7, 11], [7, 10.6], [storeys, 20], "casement")}M6 0v-20h74V0z`} />
        <Solid d={`M91 ${top - 6}h6v6h-6zM91 ${top + 4}h6v6h-6zM91 ${top + 14}h6v6h-6zM91 ${top + 24}h6v6h-6z`} />
        <Course d={`${strokes([18, 0], 5, "v-20", "m12 20")}M0-26H84`} />
        <Wall d="M22-22h42v-4H22zM26 0v-22h2V0zM58 0v-22h2V0z" />
        <Solid d="M37 0v-16h12V0z" />
      </>
    ),
    lit: `${openings([17.6, top + 25], [7, 11], [1, 0], [1, 0], "casement")}${openings([49.4, top + 45], [7, 11], [2, 10.6], [1, 0], "casement")}${openings([28.2, -41], [7, 11], [1, 0], [1, 0], "casement")}`,
  };
};

export const hospital = (storeys = 6): BuildingType => {
  const top = -storeys * 22;
  return {
    width: 196,
    height: -top + 44,
    plant: [24, top - 30],
    drawing: (
      <>
        <Services gas={18} water={120} drain={180} />
        <Wall d={`M18-40V${top - 40}h9V-40`} />
        <Plant d={`${roofUnits([60, top], 3, 18, 12)}M150-46v-10h30v10zM154-52h22`} />
        <Wall d={`M0 0V-40H56V0zM56 0V${top}H146V0zM146 0V-46H194V0zM132 ${top}v-18h14v18`} />
        <Glass
          d={`${openings([61, top + 6], [10, 11], [6, 12], [storeys - 1, 22], "sash")}${openings([151, -40], [9, 12], [4, 10], [1, 0], "casement")}M60 0v-18h82V0zM6-34h26v11H6z`}
        />
        <Course
          d={`${Array.from({ length: storeys - 1 }, (_, i) => `M56 ${top + 20 + i * 22}H146`).join("")}${strokes([74, 0], 5, "v-18", "m14 18")}M15-34v11M23-34v11M18 ${top - 32}h9M18 ${top - 36}h9M18 ${top - 20}h9`}
        />
        <Shade d="M36 0v-22h14V0zM156 0v-18h14V0zM174 0v-18h14V0z" />
        <Wall d="M146-20h52v-4H146zM84-20h34v-4H84z" />
        <Solid d="M5-16h14V0H5zM136-15v6h-3v3h3v6h3v-6h3v-3h-3v-6z" />
      </>
    ),
    lit: `${openings([73, top + 28], [10, 11], [2, 12], [1, 0], "sash")}${openings([121, top + 72], [10, 11], [1, 0], [1, 0], "sash")}${openings([61, -60], [10, 11], [3, 12], [1, 0], "sash")}`,
  };
};
