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
  strokes,
  Wall,
  Water,
} from "./primitives";
import { roofUnits } from "./tall";

/** Where things are landed, kept and sold. */

export const warehouse = (storeys = 5): BuildingType => {
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

export const arches = (): BuildingType => ({
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

export const market = (): BuildingType => ({
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

export const parade = (): BuildingType => ({
  width: 48,
  height: 98,
  run: [3, 6],
  plant: [24, -83],
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

export const mall = (): BuildingType => ({
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

export const dock = (): BuildingType => ({
  width: 176,
  height: 92,
  plant: [134, 6],
  drawing: (
    <>
      <path className="d" d="M164 68V0" />
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

export const waterside = (): BuildingType => ({
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
