import {
  Course,
  Fine,
  Glass,
  openings,
  Plant,
  Roof,
  Services,
  Shade,
  Solid,
  type Stock,
  strokes,
  Wall,
  Water,
} from "./hand";
import { roofUnits } from "./tall";

/** Where things are made, kept, sold and moved. */

export const warehouse = (storeys = 5): Stock => {
  const top = -storeys * 26;
  return {
    width: 108,
    height: -top + 28,
    run: [1, 2],
    plant: [84, top + 36],
    drawing: (
      <>
        <Services gas={30} water={70} drain={98} />
        <Wall d={`M0 0V${top}H40L54 ${top - 24} 68 ${top}H108V0zM46 ${top - 4}v-12h20v-4H46`} />
        <Glass
          d={`${openings([7, top + 8], [11, 15], [2, 16], [storeys, 26], "cross")}${openings([74, top + 8], [11, 15], [2, 16], [storeys, 26], "cross")}`}
        />
        <Shade d={openings([46, top + 5], [16, 21], [1, 0], [storeys - 1, 26])} />
        <Solid d="M46-18h16V0H46z" />
        <Fine
          d={`M58 ${top - 16}V${top + 30}M56 ${top + 30}h4v3h-4z${Array.from({ length: storeys }, (_, i) => `M7 ${top + 7 + i * 26}q5.5-4 11 0m5 0q5.5-4 11 0M74 ${top + 7 + i * 26}q5.5-4 11 0m5 0q5.5-4 11 0`).join("")}`}
        />
        <Course d={`M54 ${top + 5}v${-top - 36}M0 ${top + 3}H40M68 ${top + 3}H108M0-4H46M62-4H108`} />
      </>
    ),
    lit:
      openings([23, top + 34], [11, 15], [1, 0], [1, 0], "cross") +
      openings([74, -44], [11, 15], [2, 16], [1, 0], "cross"),
  };
};

export const arches = (): Stock => ({
  width: 66,
  height: 74,
  run: [3, 6],
  plant: [33, -32],
  drawing: (
    <>
      <Services gas={16} water={48} drain={56} />
      <Wall d="M0-70v-3h66v3M0 0V-70H66V0z" />
      <Shade d="M8 0V-28a25 25 0 0 1 50 0V0z" />
      <Glass d="M12 0v-26h20V0zM36-26h18v16H36zM12-30a21 19 0 0 1 42 0z" />
      <Fine d="M0-62H66M5 0V-28a28 28 0 0 1 56 0V0M22 0v-26M33-30v-19M20-30q2-10 5-14M46-30q-2-10-5-14" />
      <Course d="M0-66H66M4-58h8M16-58h8M28-58h8M40-58h8M52-58h8M0-53h6M12-53h6M48-53h6M58-53h8M0-46h6M60-46h6" />
    </>
  ),
  lit: "M12 0v-26h20V0zM12-30a21 19 0 0 1 42 0zM22 0v-26",
});

export const market = (): Stock => ({
  width: 168,
  height: 92,
  plant: [84, -86],
  drawing: (
    <>
      <Services gas={44} water={100} drain={150} />
      <Wall d="M64-78v-10l20-6 20 6v10M0 0V-50H168V0zM44 0V-54Q44-80 84-82 124-80 124-54V0z" />
      <Glass d="M50-40V-54Q52-74 84-76 116-74 118-54v14z" />
      <Shade d="M50 0v-34h68V0z" />
      <Glass
        d={`${openings([5, -44], [10, 14], [3, 13], [1, 0], "arch")}${openings([127, -44], [10, 14], [3, 13], [1, 0], "arch")}`}
      />
      <Shade d={`${openings([5, -24], [10, 24], [3, 13])}${openings([127, -24], [10, 24], [3, 13])}`} />
      <Wall d="M3-24h38l4 7H-1zM127-24h38l4 7h-46z" />
      <Fine d="M44-37H124M66 0V-73M84 0V-76M102 0V-73M0-46H168M72-88v8M84-90v10M96-88v8" />
      <Course
        d={`${strokes([4, -17], 7, "l3-7", "m3 7")}${strokes([128, -17], 7, "l3-7", "m3 7")}M50-50H118M55-60H113M75-40v-35M93-40v-35M58-40V-64M110-40V-64`}
      />
    </>
  ),
  lit: "M50-40V-50H118v10zM66-40V-50M84-40V-50M102-40V-50",
});

export const shed = (): Stock => ({
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

export const factory = (): Stock => ({
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

export const parade = (): Stock => ({
  width: 48,
  height: 98,
  run: [3, 6],
  plant: [43, -90],
  drawing: (
    <>
      <Services gas={24} water={30} drain={42} />
      <Wall d="M38-76v-12h10v12M38-88v-4h3v4M44-88v-4h3v4M0 0V-78H48V0zM12-78v-6q12-12 24 0v6" />
      <Glass d={`${openings([7, -70], [13, 15], [2, 21], [2, 23], "cross")}M4-20h26V-4H4zM34-20h10V0H34z`} />
      <Shade d="M0-29H48v6H0z" />
      <Wall d="M2-23H32l3 6H0z" />
      <Fine d="M0-75H48M2 0V-29M46 0V-29M4-4H30" />
      <Course d={`${strokes([5, -17], 6, "l1-6", "m4 6")}M0-50H48M12-17V-4M21-17V-4`} />
    </>
  ),
  lit: "M4-17h26V-4H4zM12-17V-4M21-17V-4",
});

export const mall = (): Stock => ({
  width: 190,
  height: 106,
  plant: [40, -92],
  drawing: (
    <>
      <Services water={110} drain={170} />
      <Plant d={`${roofUnits([14, -80], 3, 22, 14)}M146-74v-12h34v12zM150-82h26`} />
      <Wall d="M0 0V-80H76V0zM122 0V-74H190V0zM70 0V-82Q97-104 126-82V0z" />
      <Glass d="M76 0V-80Q98-98 120-80V0zM6-22H34V0H6zM38-22H66V0H38zM128-22h26V0h-26zM158-22h26V0h-26z" />
      <Course d="M0-28H70M0-54H70M24-80v26M48-80v26M126-28h64M126-50h64M146-74v24M168-74v24M76-24h44M76-44h44M76-64h44M87 0V-86M98 0V-90M109 0V-86M20-22V0M52-22V0" />
      <Fine d="M4-25H68M126-25h60" />
      <Solid d="M92 0v-18h12V0z" />
    </>
  ),
  lit: "M76-24V-64h44v40zM87-24V-64M98-24V-64M109-24V-64M76-44h44",
});

export const dataCentre = (): Stock => ({
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

export const officePark = (): Stock => ({
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

export const gasholder = (): Stock => ({
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

export const powerStation = (): Stock => ({
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

export const dock = (): Stock => ({
  width: 176,
  height: 92,
  plant: [134, 6],
  drawing: (
    <>
      <path className="d" d="M164 64V0" />
      <Water d="M10 2h138v10q-69 6-138 0z" />
      <Fine d="M22 6h14m8 3h18m40-2h16m8 3h12" />
      <Wall d="M0 0V10H12V0zM146 0V10H164V0zM24 2q-2-8-6-10H112q10 2 10 10zM40-8v-14H98l6 14z" />
      <Glass d="M46-19h7v7h-7zM58-19h7v7h-7zM70-19h7v7h-7zM82-19h7v7h-7z" />
      <Fine d="M44-22v-8h4v8M116-8h14M148 0v-12h10V0M150-12h16v-10h-16zM152-22l-4-56h8l8 56M150-74L104-90M150-80L104-90v42M104-48l-3 4h6zM154-78l14 20" />
      <Course d="M150-66l10-2M151-54l11-2M152-42l10-2M154-32l8-2M18-5H118" />
    </>
  ),
  lit: "M46-19h7v7h-7zM70-19h7v7h-7z",
});

export const soundStage = (): Stock => ({
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

export const hangar = (): Stock => ({
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

export const glasshouse = (): Stock => ({
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

export const waterside = (): Stock => ({
  width: 160,
  height: 66,
  plant: [92, 5],
  drawing: (
    <>
      <Services gas={130} water={140} drain={150} />
      <Water d="M8 2h102v10q-50 6-102 0z" />
      <Fine d="M18 6h12m8 3h16m26-3h14M98 2v-14M102 2v-14M92-13h34" />
      <Wall d="M0 0V10H10V0zM108 0V10H118V0zM14 2q-3-4-4-9H22v-11H76v11H88q-1 5-4 9z" />
      <Glass d="M28-15h7v6h-7zM40-15h7v6h-7zM52-15h7v6h-7zM64-15h7v6h-7z" />
      <Fine d="M22-18h54M70-18v-8h3v8M10-7H88" />
      <Wall d="M148-40v-16h8v16" />
      <Roof d="M116-30L124-50H152L160-30z" />
      <Wall d="M120 0V-30H156V0z" />
      <Glass
        d={
          openings([124, -21], [8, 12], [1, 0], [1, 0], "cross") +
          openings([147, -21], [7, 12], [1, 0], [1, 0], "cross")
        }
      />
      <Solid d="M136 0v-18h7V0z" />
      <Course d="M119-37h38M122-44h32M133-20h13" />
    </>
  ),
  lit: `M28-15h7v6h-7zM52-15h7v6h-7z${openings([124, -21], [8, 12], [1, 0], [1, 0], "cross")}`,
});
