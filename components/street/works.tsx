import {
  type BuildingType,
  Course,
  Fine,
  Glass,
  openings,
  Plant,
  Services,
  Shade,
  Solid,
  strokes,
  Wall,
} from "./primitives";
import { roofUnits } from "./tall";

/** Where things are made, grown, worked out and powered. */

export const shed = (): BuildingType => ({
  width: 196,
  height: 104,
  plant: [70, -94],
  drawing: (
    <>
      <Services gas={14} water={24} drain={176} />
      <Plant d={`${roofUnits([52, -84], 2, 22, 12)}M150-82v-16h5v16`} />
      <Wall d="M0 0V-74L98-92 196-74V0zM0-40V-74" />
      <Course d={`${strokes([6, -40], 24, "v-33", "m8 33")}M0-72L98-89 196-72`} />
      <Fine d="M0-40H196" />
      <Shade d={openings([52, -22], [17, 18], [5, 27])} />
      <Course d={Array.from({ length: 5 }, (_, i) => `M${52 + i * 27}-17h17m-17 5h17m-17 5h17`).join("")} />
      <Fine d={Array.from({ length: 5 }, (_, i) => `M${50 + i * 27}-24h21m-21 20h21`).join("")} />
      <Glass d="M8-32h26v12H8zM8-16h10V0H8z" />
      <Course d="M17-32v12M26-32v12" />
    </>
  ),
  lit: "M8-32h26v12H8zM17-32v12M26-32v12",
});

export const factory = (): BuildingType => ({
  width: 52,
  height: 90,
  run: [3, 5],
  plant: [42, -72],
  drawing: (
    <>
      <Services gas={16} water={32} drain={44} />
      <Wall d="M38-50v-30h8v30M36-80h12v-4H36zM0 0V-44L6-72 52-46V0z" />
      <Glass d="M2-46L7-66 14-62 10-44zM8-34h36v12H8z" />
      <Course d="M16-60L48-43M20-34v12M32-34v12M14-34v12M26-34v12M38-34v12M0-44H50M0-3H14M38-3H52" />
      <Shade d="M16 0v-16h20V0z" />
      <Course d="M16-4h20M16-8h20M16-12h20" />
    </>
  ),
  lit: "M8-34h36v12H8zM20-34v12M32-34v12",
});

export const dataCentre = (): BuildingType => ({
  width: 190,
  height: 104,
  plant: [70, -92],
  drawing: (
    <>
      <Services water={30} drain={60} />
      <Plant d={`${roofUnits([12, -82], 6, 20, 14)}M158-60v-34h5v34M168-60v-34h5v34M178-60v-34h5v34`} />
      <Wall d="M0 0V-80H152V0zM152 0V-58H190V0zM0-80v-6H8v6" />
      <Course
        d={`${strokes([0, -56], 2, "h152", "m-152 28")}${strokes([30, -80], 4, "v80", "m30-80")}${strokes([156, -50], 8, "h30", "m-30 5")}M4-76h22m-22 4h22m-22 4h22m-22 4h22M34-76h22m-22 4h22m-22 4h22m-22 4h22M64-76h22m-22 4h22m-22 4h22m-22 4h22M94-76h22m-22 4h22m-22 4h22m-22 4h22M124-76h22m-22 4h22m-22 4h22m-22 4h22`}
      />
      <Glass d="M6-22h20V0H6z" />
      <Course d="M16-22V0M6-11H26" />
      <Fine d={`M2-25H30${strokes([34, 0], 15, "v-12", "m8 12")}M34-10H146`} />
    </>
  ),
  lit: "M6-22h20V0H6zM16-22V0M6-11H26",
});

export const officePark = (): BuildingType => ({
  width: 172,
  height: 96,
  plant: [50, -86],
  drawing: (
    <>
      <Services gas={150} water={100} drain={120} />
      <Plant d={`M26-76v-14h48v14zM30-86h40m-40 4h40m-40 4h40M118-76v-10h30v10z`} />
      <Wall d="M0 0V-76H172V0zM74 0V-82H98V0z" />
      <Glass
        d={`${Array.from({ length: 3 }, (_, i) => `M5 ${-68 + i * 25}h64v14H5zM103 ${-68 + i * 25}h64v14h-64z`).join("")}M77 0V-78H95V0z`}
      />
      <Course
        d={`${Array.from({ length: 3 }, (_, i) => strokes([13, -68 + i * 25], 7, "v14", "m8-14") + strokes([111, -68 + i * 25], 7, "v14", "m8-14")).join("")}M86 0V-78M77-20H95M77-40H95M77-60H95M0-49H74M98-49H172M0-24H74M98-24H172`}
      />
      <Wall d="M-4-76H176v-3H-4zM68-22h36v-3H68z" />
    </>
  ),
  lit: "M21-43h24v14H21zM135-18h16v14h-16zM111-68h8v14h-8z",
});

export const gasholder = (): BuildingType => ({
  width: 152,
  height: 186,
  plant: [76, -112],
  drawing: (
    <>
      <path className="m" d="M8 20V8H30V-8" />
      <Fine d={strokes([28, -104], 5, "v-78", "m24 78")} />
      <Wall d="M16 0V-104Q76-120 136-104V0z" />
      <Course d="M16-52H136M16-78H136M16-26H136M46 0V-108M76 0V-110M106 0V-108" />
      <Fine d="M2-178H150M2-184H150M4-122H148M4-118H148M4-62H148M4-58H148M4-178L27-122M27-178L4-122M27-178L52-122M52-178L27-122M52-178L76-122M76-178L52-122M76-178L100-122M100-178L76-122M100-178L125-122M125-178L100-122M125-178L148-122M148-178L125-122" />
      <Wall d="M1 0V-184h5V0zM25 0V-184h4V0zM50 0V-184h4V0zM98 0V-184h4V0zM123 0V-184h4V0zM146 0V-184h5V0z" />
      <Solid d="M-1 0h9v-5h-9zM144 0h9v-5h-9z" />
    </>
  ),
  lit: "",
});

export const powerStation = (): BuildingType => ({
  width: 182,
  height: 252,
  plant: [140, -236],
  drawing: (
    <>
      <Services gas={20} water={96} drain={166} />
      <Wall d="M128-86L131-246H149L152-86zM129-246h22v-6H129zM0 0V-86H40V-100H128V-86H182V0zM46-100v-12h76v12" />
      <Glass
        d={`${openings([50, -84], [9, 66], [5, 15])}${openings([8, -68], [7, 40], [3, 10])}${openings([136, -68], [7, 40], [4, 11])}`}
      />
      <Course
        d={`M50-62h9m6 0h9m6 0h9m6 0h9m6 0h9M50-40h9m6 0h9m6 0h9m6 0h9m6 0h9M131-230h18M130-214h20M130-238h19M40-92H128M0-80H40M128-80H182M0-14H182${strokes([52, -112], 8, "v12", "m9-12")}`}
      />
      <Fine d="M40 0V-100M128 0V-100" />
      <Solid d="M8 0v-12h16V0zM158 0v-12h12V0z" />
    </>
  ),
  lit: openings([65, -84], [9, 66], [2, 15]),
});

export const soundStage = (): BuildingType => ({
  width: 182,
  height: 112,
  plant: [150, -58],
  drawing: (
    <>
      <Services water={24} drain={166} />
      <Wall d="M0 0V-100H132V0zM0-100v-6H132v6z" />
      <Course d={`${strokes([11, 0], 11, "v-98", "m11 98")}M0-72H132M0-36H132`} />
      <Wall d="M132 0V-30H180V0zM46 0v-52H88V0z" />
      <Plant d="M138-30v-26h22v26zM143-50h12m-12 5h12m-12 5h12M132-86h20v30h-10v-20h-10z" />
      <Fine d="M67 0v-52M46-46H88" />
      <Glass d={openings([138, -22], [9, 11], [4, 10])} />
      <Course d="M46-12H88M46-24H88M46-36H88" />
    </>
  ),
  lit: openings([148, -22], [9, 11], [2, 10]),
});

export const hangar = (): BuildingType => ({
  width: 190,
  height: 92,
  plant: [95, -80],
  drawing: (
    <>
      <Services water={20} drain={172} />
      <Wall d="M0 0V-34Q95-134 190-34V0z" />
      <Fine d="M6-34Q95-126 184-34M18 0V-42H172V0" />
      <Course d={`${strokes([30, -42], 12, "v42", "m12-42")}M18-56H172M48-70H142M78-80H112`} />
      <Glass d={openings([22, -38], [16, 9], [9, 16.2])} />
      <Fine d="M94 0V-42" />
    </>
  ),
  lit: openings([54.4, -38], [16, 9], [3, 16.2]),
});

export const glasshouse = (): BuildingType => ({
  width: 42,
  height: 78,
  run: [4, 6],
  plant: [21, -44],
  drawing: (
    <>
      <Services gas={10} water={22} drain={36} />
      <Glass d="M0 0V-32L21-46 42-32V0z" />
      <Course d="M7 0V-36M14 0V-41M21 0V-46M28 0V-41M35 0V-36M0-16H42M0-32H42M4-9H38M4-6H38" />
      <Fine d="M0 0V-32L21-46 42-32V0" />
      <Fine d="M5 0q2-8 4-14M12 0q-1-9 2-15M19 0q2-8 0-14M26 0q2-9 3-15M33 0q-2-8 1-14M38 0q1-8 0-13" />
    </>
  ),
  lit: "",
});
