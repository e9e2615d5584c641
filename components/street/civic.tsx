import {
  type BuildingType,
  Course,
  Fine,
  Glass,
  openings,
  Plant,
  Roof,
  Services,
  Shade,
  Solid,
  stack,
  strokes,
  Wall,
} from "./primitives";

/** What a town has one of. */

export const church = (): BuildingType => ({
  width: 132,
  height: 196,
  plant: [84, -62],
  drawing: (
    <>
      <Services gas={64} water={44} drain={122} />
      <Roof d="M8-98L22-188 36-98zM36-44V-72H122L132-44z" />
      <Wall d="M4 0V-98H40V0zM44 0V-44H128V0z" />
      <Glass
        d={`${openings([54, -32], [6, 22], [5, 15], [1, 0], "arch")}${openings([14, -84], [6, 16], [2, 10], [1, 0], "arch")}M18-52a4 6 0 0 1 8 0v10h-8z`}
      />
      <Solid d="M15 0v-18q7-10 14 0V0z" />
      <Fine d="M22-188v-8M19-193h6M4-60H40M2-98H42M0 0V-36h4M40-36h4V0M12-24q10-12 20 0M49 0V-30M64 0V-30M79 0V-30M94 0V-30M109 0V-30M124 0V-30" />
      <Course d="M48-51H125M46-58H127M53-65H120M14-140h16M11-118h22M8-88h4M8-74h4" />
    </>
  ),
  lit: openings([69, -32], [6, 22], [3, 15], [1, 0], "arch"),
});

export const station = (): BuildingType => ({
  width: 132,
  height: 84,
  plant: [66, -78],
  drawing: (
    <>
      <Services gas={24} water={100} drain={118} />
      <Wall d="M0 0V-36H132V0zM32 0V-72H100V0zM28-72h76v-5H28z" />
      <Glass
        d={`${openings([39, -64], [12, 32], [4, 14])}${openings([5, -18], [10, 18], [2, 12])}${openings([105, -18], [10, 18], [2, 12])}`}
      />
      <Course
        d={`M39-54h12m2 0h12m2 0h12m2 0h12M39-44h12m2 0h12m2 0h12m2 0h12M45-64v32M59-64v32M73-64v32M87-64v32M0-31H32M100-31h32`}
      />
      <Wall d="M-6-22H138v-6H-6z" />
      <Shade d="M38 0v-22h56V0z" />
      <Fine d="M52 0v-22M66 0v-22M80 0v-22M62-72v-10h8v10" />
      <circle className="b" cx="66" cy="-82" r="6" />
      <Fine d="M66-86v4l3 2" />
    </>
  ),
  lit: openings([39, -64], [12, 32], [4, 14]),
});

export const school = (): BuildingType => ({
  width: 164,
  height: 142,
  plant: [126, -116],
  drawing: (
    <>
      <Services gas={120} water={70} drain={150} />
      <Wall d={`${stack([120, -96], 12, 20)}M78-100v-18h10v18`} />
      <Roof d="M6-80L16-100H148L158-80zM75-118h16l-8-18z" />
      <Wall
        d={`M4 0V-80H160V0zM14-80V-88L34-112 54-88v8zM112-80V-88L132-112 152-88v8zM14 0V-80H54V0zM112 0V-80H152V0z`}
      />
      <Glass
        d={`${openings([18, -74], [9, 19], [3, 11], [3, 26], "cross")}${openings([116, -74], [9, 19], [3, 11], [3, 26], "cross")}${openings([60, -72], [12, 16], [3, 17], [3, 26], "cross")}M30-96a4 4 0 0 1 8 0v8h-8zM128-96a4 4 0 0 1 8 0v8h-8z`}
      />
      <Fine d="M83-136v-6M4-52H160M4-26H160" />
      <Wall d="M0 0v-9H4V0zM160 0v-9h4V0z" />
      <Course d="M54-87H112M56-94H110M14-83H54M112-83H152M79-112h8M79-108h8" />
    </>
  ),
  lit: openings([60, -46], [12, 16], [2, 17], [1, 0], "cross"),
});

export const pub = (): BuildingType => ({
  width: 72,
  height: 104,
  plant: [60, -94],
  drawing: (
    <>
      <Services gas={26} water={40} drain={56} />
      <Wall d={`${stack([54, -84], 12, 12)}M0 0V-84H72V0zM24-84v-6L36-98 48-90v6`} />
      <Glass
        d={`${openings([8, -50], [10, 17], [4, 15.3], [1, 0], "sash")}${openings([8, -76], [10, 15], [4, 15.3], [1, 0], "sash")}M6-22h18v16H6zM48-22h18v16H48zM29-20h5v12h-5zM38-20h5v12h-5z`}
      />
      <Shade d="M0-33H72v7H0z" />
      <Solid d="M28 0v-6h16V0zM12-31h48v3H12z" />
      <Fine d="M3 0V-26M26 0V-26M46 0V-26M69 0V-26M0-80H72M72-58h12v-14H72M75-70h8v12h-8z" />
      <Course d="M15-22V-6M57-22V-6M6-16H24M48-16H66M0-6H26M46-6H72M5-52h16m-1 0h16m-1 0h16m-1 0h17" />
    </>
  ),
  lit: "M6-22h18v16H6zM48-22h18v16H48zM15-22V-6M57-22V-6",
});

export const townHall = (): BuildingType => ({
  width: 172,
  height: 178,
  plant: [146, -84],
  drawing: (
    <>
      <Services gas={28} water={60} drain={150} />
      <Wall d="M138-74v-12h14v12M0 0V-74H172V0zM56 0V-78H116V0zM54-78L86-94 118-78zM74-92V-150H98V-92M71-150H101v-5H71zM76-155q2-12 10-16 8 4 10 16zM85-171v-7h2v7" />
      <Glass
        d={`${openings([8, -66], [10, 20], [3, 16], [1, 0], "panes")}${openings([122, -66], [10, 20], [3, 16], [1, 0], "panes")}${openings([8, -30], [10, 18], [3, 16], [1, 0], "sash")}${openings([122, -30], [10, 18], [3, 16], [1, 0], "sash")}${openings([68, -62], [8, 24], [3, 14], [1, 0], "arch")}${openings([82, -112], [8, 14], [1, 0], [1, 0], "arch")}`}
      />
      <circle className="b" cx="86" cy="-137" r="8" />
      <Fine d="M86-143v6l4 3M0-70H56M116-70H172M61-2V-76M64-2V-76M79-2V-34M93-2V-34M108-2V-76M111-2V-76M56-34H116M0-36H56M116-36H172" />
      <Solid d="M81 0v-22h10V0z" />
      <Course d="M0-6H56M116-6H172M0-12H8M164-12h8M64-82H108M74-124H98M74-96H98M58-3H114" />
    </>
  ),
  lit: `${openings([24, -66], [10, 20], [2, 16], [1, 0], "panes")}M78-137a8 8 0 0 1 16 0 8 8 0 0 1-16 0zM86-143v6l4 3`,
});

export const university = (): BuildingType => ({
  width: 168,
  height: 136,
  plant: [39, -126],
  drawing: (
    <>
      <Services gas={60} water={90} drain={140} />
      <Fine d="M22-104v-28h4v28M32-104v-28h4v28M42-104v-28h4v28M52-104v-28h4v28" />
      <Plant d="M14-104v-12h50v12zM18-112h42m-42 4h42" />
      <Wall d="M0 0V-104H80V0zM80 0V-58H168V0z" />
      <Glass
        d={`${openings([5, -98], [12, 13], [5, 14.5], [3, 25], "sash")}${openings([86, -50], [12, 44], [6, 13.2])}M5-20h70V0H5z`}
      />
      <Course d={`M0-80H80M0-55H80M0-30H80M86-34H164M86-18H164${strokes([19, 0], 4, "v-20", "m14 20")}`} />
      <Wall d="M76-58H172v-5H76zM28-22h30v-3H28z" />
      <Solid d="M38 0v-17h10V0z" />
    </>
  ),
  lit: openings([48.5, -73], [12, 13], [2, 14.5], [1, 0], "sash") + openings([112.4, -50], [12, 44], [2, 13.2]),
});

export const stadium = (): BuildingType => ({
  width: 236,
  height: 130,
  plant: [118, -84],
  drawing: (
    <>
      <Services gas={50} water={118} drain={190} />
      <Wall d="M0 0V-34H236V0zM0-34L14-66H222L236-34z" />
      <Shade d="M16-66H220v-16H16z" />
      <Wall d="M4-82L34-96H202L232-82zM8-82H228" />
      <Fine d="M34-96V-66M76-96V-66M118-96V-66M160-96V-66M202-96V-66M28-96L40-130M208-96L196-130M40-130L76-96M196-130L160-96M24-82V-66M212-82V-66" />
      <Course
        d={`M12-60H224M9-54H227M7-48H229M3-42H233M16-76H220M16-71H220${strokes([34, -96], 15, "l6 14", "m6-14")}`}
      />
      <Fine d="M58-66L54-34M100-66L98-34M136-66L138-34M178-66L182-34" />
      <Shade d={`${openings([12, -24], [16, 24], [9, 24.5])}`} />
      <Glass d="M36-29h164v0z" />
      <Wall d="M38-96v-30h4v30zM194-96v-30h4v30zM36-126h8v-6h-8zM192-126h8v-6h-8z" />
    </>
  ),
  lit: "M36-126h8v-6h-8zM192-126h8v-6h-8zM16-76H220v5H16z",
});

/** A London plane, where a street has room for one. */
export const planeTree = (): BuildingType => ({
  width: 30,
  height: 70,
  plant: [15, 0],
  drawing: (
    <>
      <Wall d="M14 0q1-14 0-28l-5-8M16 0q-1-16 0-28l5-8" />
      <Roof d="M9-34C1-32-2-40 3-45-3-51 1-59 7-58 7-67 17-70 20-63 27-66 32-57 27-52 33-47 29-38 22-39 19-32 13-31 9-34z" />
      <Course d="M8-42q3-4 7-1M17-50q4-4 7 0M9-54q3-4 6-1M15 0V-44" />
    </>
  ),
  lit: "",
});
