import {
  type BuildingType,
  Course,
  Fine,
  Glass,
  openings,
  Roof,
  Services,
  Shade,
  Solid,
  stack,
  strokes,
  Wall,
} from "./primitives";

/** Houses that stand wall to wall. */

export const georgianTerrace = (): BuildingType => ({
  width: 48,
  height: 120,
  run: [3, 6],
  plant: [42, -112],
  drawing: (
    <>
      <Services gas={30} water={36} drain={42} />
      <Wall d={`${stack([36, -104], 12, 12)}M0 0V-104H48V0z`} />
      <Glass
        d={`${openings([6, -53], [8, 19], [3, 14], [1, 0], "panes")}${openings([6, -78], [8, 15], [3, 14], [1, 0], "panes")}${openings([6, -96], [8, 10], [3, 14], [1, 0], "panes")}${openings([20, -24], [8, 17], [2, 14], [1, 0], "panes")}`}
      />
      <Solid d="M6 0v-17h8V0z" />
      <Glass d="M6-18a4 4 0 0 1 8 0z" />
      <Fine d="M0-100H48M3-32H45" />
      <Course d={`M0-29H48M16-7H48${strokes([5, -32], 14, "v4", "m3-4")}${strokes([17, -7], 11, "v7", "m3-7")}`} />
    </>
  ),
  lit: openings([20, -24], [8, 17], [1, 0], [1, 0], "panes") + openings([34, -53], [8, 19], [1, 0], [1, 0], "panes"),
});

export const stuccoTerrace = (): BuildingType => ({
  width: 56,
  height: 142,
  run: [2, 4],
  plant: [47, -134],
  drawing: (
    <>
      <Services gas={34} water={42} drain={48} />
      <Wall d={`${stack([40, -124], 14, 14)}M0 0V-124H56V0z`} />
      <Glass
        d={`${openings([8, -58], [9, 20], [3, 16], [1, 0], "sash")}${openings([8, -86], [9, 17], [3, 16], [1, 0], "sash")}${openings([8, -107], [9, 11], [3, 16], [1, 0], "sash")}${openings([26, -25], [9, 18], [2, 15], [1, 0], "sash")}`}
      />
      <Shade d="M6 0v-28h16V0z" />
      <Solid d="M10 0v-20h8V0z" />
      <Wall d="M3-28h22v-5H3zM4 0h4v-28H4zM20 0h4v-28h-4zM-1-113h58v4H-1z" />
      <Fine d="M6-60h13m3 0h13m3 0h13M3-38H53M0-64H56" />
      <Course
        d={`M25-5H56M25-10H26M35-10H41M50-10H56M25-15H26M35-15H41M50-15H56M25-20H26M35-20H41M50-20H56M0-33H56${strokes([5, -38], 12, "v5", "m4-5")}${strokes([2, -109], 14, "v3", "m4-3")}`}
      />
    </>
  ),
  lit: openings([24, -58], [9, 20], [2, 16], [1, 0], "sash"),
});

export const bylawTerrace = (): BuildingType => ({
  width: 37,
  height: 80,
  run: [3, 9],
  plant: [32, -72],
  drawing: (
    <>
      <Services gas={18} water={24} drain={32} />
      <Roof d="M0-46V-64H37V-46z" />
      <Wall d={`${stack([28, -62], 10, 12)}M0 0V-46H37V0z`} />
      <Glass
        d={`${openings([5, -40], [8, 14], [2, 18], [1, 0], "sash")}${openings([18, -20], [7, 15], [2, 7], [1, 0], "sash")}`}
      />
      <Solid d="M5 0v-17h8V0z" />
      <Glass d="M5-17h8v-4H5z" />
      <Course d="M0-52H37M0-58H37M0-44H37M3-22H15M16-22H34M0-25H37M16-3H34" />
    </>
  ),
  lit: openings([18, -20], [7, 15], [2, 7], [1, 0], "sash"),
});

export const bayTerrace = (): BuildingType => ({
  width: 46,
  height: 88,
  run: [3, 7],
  plant: [5, -80],
  drawing: (
    <>
      <Services gas={5} water={20} drain={38} />
      <Roof d="M0-50V-72H46V-50z" />
      <Wall d={`${stack([-5, -70], 10, 12)}M0 0V-50H46V0zM15-52L30-76 45-52zM18 0V-52H42V0z`} />
      <Glass
        d={`${openings([24, -44], [6, 15], [2, 6], [2, 24], "sash")}${openings([19, -44], [3, 15], [2, 19], [2, 24])}${openings([5, -44], [8, 15], [1, 0], [1, 0], "sash")}`}
      />
      <Solid d="M5 0v-16h7V0z" />
      <Fine d="M3 0v-17a5.5 6 0 0 1 11 0V0M23 0V-52M37 0V-52M18-27H42" />
      <Course d="M0-55H17M0-61H21M0-67H24M43-55h3M39-61h7M36-67H46M22-56H38M27-66L30-71 33-66z" />
    </>
  ),
  lit: openings([24, -20], [6, 15], [2, 6], [1, 0], "sash") + openings([19, -20], [3, 15], [2, 19]),
});

export const mews = (): BuildingType => ({
  width: 46,
  height: 66,
  run: [2, 5],
  plant: [40, -58],
  drawing: (
    <>
      <Services gas={28} water={34} drain={42} />
      <Wall d={`${stack([36, -50], 10, 8)}M0 0V-52H46V0z`} />
      <Shade d="M4 0v-20h20V0z" />
      <Glass
        d={`${openings([6, -44], [9, 14], [1, 0], [1, 0], "panes")}${openings([34, -44], [9, 14], [1, 0], [1, 0], "panes")}M28-18h5v10h-5z`}
      />
      <Fine d="M18-26v-20h11v20M0-48H46M3-23H25" />
      <Solid d="M35 0v-18h7V0z" />
      <Course d="M14 0v-20M4-14H24M9-14V0M19-14V0M23.5-26v-20M0-26H46M40-48v4" />
    </>
  ),
  lit: openings([6, -44], [9, 14], [1, 0], [1, 0], "panes"),
});

export const newTownTerrace = (): BuildingType => ({
  width: 46,
  height: 66,
  run: [3, 6],
  plant: [37, -58],
  drawing: (
    <>
      <Services gas={4} water={20} drain={40} />
      <Wall d="M34-52v-10h6v10M0 0V-46H46V0z" />
      <Roof d="M-1-46V-58H47V-46z" />
      <Shade d="M18-26h26v5H18z" />
      <Glass
        d={`${openings([20, -42], [22, 14])}${openings([20, -18], [22, 13])}${openings([5, -42], [8, 9])}M5-18h3V0H5z`}
      />
      <Solid d="M8 0v-18h7V0z" />
      <Fine d="M3-21H17" />
      <Course d={`M34-42v14M34-18v13M27-18v13M0-52H46${strokes([19, -26], 8, "v5", "m3.4-5")}`} />
    </>
  ),
  lit: "M20-18h22v13H20zM34-18v13M27-18v13",
});

export const oldHighStreet = (): BuildingType => ({
  width: 58,
  height: 84,
  run: [1, 3],
  plant: [48, -76],
  drawing: (
    <>
      <Services gas={30} water={36} drain={52} />
      <Wall d={stack([43, -66], 10, 12)} />
      <Roof d="M0-46L15-74H45L58-46z" />
      <Wall d="M2 0V-24H56V0zM0-24V-46H58V-24zM4-46L22-75 40-46z" />
      <Glass
        d={`${openings([15, -42], [14, 12], [1, 0], [1, 0], "cross")}${openings([44, -41], [10, 11], [1, 0], [1, 0], "casement")}${openings([6, -18], [18, 13], [1, 0], [1, 0], "cross")}${openings([38, -18], [14, 13], [1, 0], [1, 0], "cross")}M19-58h6v8h-6z`}
      />
      <Solid d="M27 0v-18h8V0z" />
      <Fine d="M0-27H58M4-46v19M12-46v19M32-46v19M41-46v19M56-46v19M11-53H33M15-60H29" />
      <Course d="M4-27l8-12M41-27l-9-12M22-60v-8M4-21H54M26-72H46M40-52h15M38-60h13M42-66h6" />
    </>
  ),
  lit: openings([6, -18], [18, 13], [1, 0], [1, 0], "cross"),
});
