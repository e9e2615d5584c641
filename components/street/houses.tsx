import {
  type BuildingType,
  Course,
  Fine,
  Glass,
  openings,
  Panel,
  Roof,
  Services,
  Shade,
  Solid,
  stack,
  Wall,
} from "./primitives";

/** Houses that stand in pairs or by themselves, and the estates of flats that are built like them. */

export const semi = (): BuildingType => ({
  width: 104,
  height: 92,
  run: [1, 3],
  plant: [52, -82],
  drawing: (
    <g>
      <Services gas={16} water={26} drain={40} />
      <Wall d={stack([44, -72], 16, 12)} />
      <Roof d="M2-48L24-76H80L102-48z" />
      <Wall d="M6 0V-48H98V0zM22-48L36-68 50-48zM54-48L68-68 82-48zM24 0V-48H48V0zM56 0V-48H80V0z" />
      <Glass
        d={`${openings([26, -43], [5, 13], [4, 5], [2, 24])}${openings([58, -43], [5, 13], [4, 5], [2, 24])}${openings([9, -43], [10, 13], [1, 0], [1, 0], "casement")}${openings([85, -43], [10, 13], [1, 0], [1, 0], "casement")}`}
      />
      <Solid d="M11 0v-17h7V0zM86 0v-17h7V0z" />
      <Fine d="M8 0v-16a6.5 7 0 0 1 13 0V0M83 0v-16a6.5 7 0 0 1 13 0V0M52 0V-48M31-48v-12M41-48v-12M63-48v-12M73-48v-12" />
      <Course d="M24-28h24M24-24h24M56-28h24M56-24h24M8-55H26M14-62H31M46-55H58M41-62H63M78-55H96M73-62H90M26-39h20M26-15h20M58-39h20M58-15h20" />
    </g>
  ),
  lit: openings([58, -19], [5, 13], [4, 5]) + openings([9, -43], [10, 13], [1, 0], [1, 0], "casement"),
});

export const villa = (): BuildingType => ({
  width: 92,
  height: 118,
  run: [1, 3],
  plant: [82, -108],
  drawing: (
    <>
      <Services gas={34} water={60} drain={84} />
      <Wall d={`${stack([4, -80], 14, 24)}${stack([74, -86], 14, 18)}`} />
      <Roof d="M0-78L10-98H84L92-78z" />
      <Wall d="M4 0V-78H88V0zM7-76L25-108 43-76zM10 0V-54H40V0z" />
      <Glass
        d={`${openings([18, -46], [7, 18], [2, 7], [2, 28], "sash")}${openings([12, -46], [4, 18], [2, 22], [2, 28], "sash")}${openings([18, -74], [7, 14], [2, 7], [1, 0], "sash")}${openings([50, -46], [9, 17], [2, 21], [1, 0], "sash")}${openings([50, -73], [9, 14], [2, 21], [1, 0], "sash")}${openings([71, -19], [9, 16], [1, 0], [1, 0], "sash")}`}
      />
      <Wall d="M46-26L55-34 64-26z" />
      <Solid d="M51 0v-20h8V0z" />
      <Fine d="M48 0v-26M62 0v-26M10-54l3-5h24l3 5M17 0V-54M33 0V-54M22-84a3 3 0 0 1 6 0v5h-6z" />
      <Course d="M10-25H40M4-51H10M40-51H88M4-75H16M36-75H88M44-84H86M38-91H84M22-95L25-100 28-95" />
    </>
  ),
  lit: openings([18, -18], [7, 18], [2, 7], [1, 0], "sash") + openings([71, -46], [9, 17], [1, 0], [1, 0], "sash"),
});

export const detached = (): BuildingType => ({
  width: 124,
  height: 96,
  run: [1, 2],
  plant: [74, -92],
  drawing: (
    <>
      <Services gas={50} water={80} drain={108} />
      <Wall d="M68-60v-36h12v36M66-96h16" />
      <Roof d="M2-44L30-74H102L122-28H92V-44z" />
      <Wall d="M8 0V-44H92V-28H118V0zM9-44L31-80 53-44zM12 0V-44H50V0z" />
      <Glass
        d={`${openings([19, -39], [6, 13], [4, 6])}${openings([17, -20], [7, 14], [4, 7])}${openings([58, -40], [7, 12], [4, 7])}${openings([76, -19], [6, 12], [2, 6])}M27-62h8v10h-8z`}
      />
      <Solid d="M58 0v-18h9V0z" />
      <Shade d="M96 0v-19h19V0z" />
      <Fine d="M55 0v-21h15V0M16-44V-53M22-44V-63M40-44V-63M46-44V-53M31-80V-72M31-52v8" />
      <Course d="M12-24H50M96-14h19M96-9h19M96-4h19M46-50H94M42-57H100M37-66H105M104-34h16" />
    </>
  ),
  lit: openings([17, -20], [7, 14], [4, 7]),
});

export const cottageEstate = (): BuildingType => ({
  width: 92,
  height: 84,
  run: [1, 3],
  plant: [46, -78],
  drawing: (
    <>
      <Services gas={14} water={30} drain={78} />
      <Wall d={stack([39, -66], 14, 12)} />
      <Roof d="M0-40L12-68H80L92-40z" />
      <Wall d="M4 0V-40H88V0zM8-40L20-60 32-40zM60-40L72-60 84-40z" />
      <Glass
        d={`${openings([15, -38], [5, 10], [2, 5], [1, 0], "sash")}${openings([67, -38], [5, 10], [2, 5], [1, 0], "sash")}${openings([36, -36], [6, 9], [1, 0])}${openings([50, -36], [6, 9])}${openings([13, -17], [5, 11], [3, 5], [1, 0], "sash")}${openings([64, -17], [5, 11], [3, 5], [1, 0], "sash")}`}
      />
      <Solid d="M33 0v-17h6V0zM53 0v-17h6V0z" />
      <Shade d="M42 0v-13a4 4 0 0 1 8 0V0z" />
      <Fine d="M31-19H41M51-19H61M17-48h6M69-48h6" />
      <Course d="M4-23H88M6-46H11M29-46H63M81-46h5M9-54H16M25-54H67M76-54h9M12-61H80" />
    </>
  ),
  lit: openings([64, -17], [5, 11], [3, 5], [1, 0], "sash"),
});

export const mansionBlock = (storeys = 5): BuildingType => {
  const eaves = -4 - storeys * 24;
  const rows = storeys - 1;
  return {
    width: 132,
    height: -eaves + 40,
    run: [1, 2],
    plant: [66, eaves - 32],
    drawing: (
      <>
        <Services gas={56} water={76} drain={110} />
        <Wall d={stack([56, eaves - 16], 20, 18)} />
        <Roof d={`M4 ${eaves}l5-20H123l5 20z`} />
        <Wall
          d={`M0 0V${eaves}H132V0zM12 ${eaves}v-8h6v-8q10 0 12-12q2 12 12 12v8h6v8zM84 ${eaves}v-8h6v-8q10 0 12-12q2 12 12 12v8h6v8zM14 0V${eaves}H46V0zM86 0V${eaves}H118V0z`}
        />
        <Glass
          d={`${openings([22, eaves + 5], [8, 15], [2, 8], [rows, 24], "sash")}${openings([16, eaves + 5], [4, 15], [2, 24], [rows, 24], "sash")}${openings([94, eaves + 5], [8, 15], [2, 8], [rows, 24], "sash")}${openings([88, eaves + 5], [4, 15], [2, 24], [rows, 24], "sash")}${openings([3, eaves + 5], [7, 15], [1, 0], [rows, 24], "sash")}${openings([122, eaves + 5], [7, 15], [1, 0], [rows, 24], "sash")}${openings([54, eaves + 5], [7, 15], [2, 17], [rows, 24], "sash")}${openings([22, -22], [8, 16], [2, 8], [1, 0], "sash")}${openings([94, -22], [8, 16], [2, 8], [1, 0], "sash")}${openings([27, eaves - 11], [6, 9])}${openings([99, eaves - 11], [6, 9])}`}
        />
        <Solid d="M62 0v-20h8V0z" />
        <Fine d={`M56 0v-21a10 9 0 0 1 20 0V0M21 0V${eaves}M39 0V${eaves}M93 0V${eaves}M111 0V${eaves}`} />
        <Course
          d={`${Array.from({ length: storeys }, (_, i) => `M0 ${-28 - i * 24}H132${i < rows ? `M52 ${eaves + 21 + i * 24}v-6h28v6z` : ""}`).join("")}M0-6H56M76-6H132M8 ${eaves - 8}H14M46 ${eaves - 8}H86M118 ${eaves - 8}H124M10 ${eaves - 14}H19`}
        />
      </>
    ),
    lit:
      openings([22, eaves + 29], [8, 15], [2, 8], [1, 0], "sash") +
      openings([94, -43 - 24], [8, 15], [2, 8], [1, 0], "sash") +
      openings([54, -43], [7, 15], [2, 17], [1, 0], "sash"),
  };
};

export const councilBlock = (storeys = 5): BuildingType => {
  const eaves = -storeys * 22;
  return {
    width: 150,
    height: -eaves + 34,
    run: [1, 2],
    plant: [28, eaves - 28],
    drawing: (
      <>
        <Services gas={30} water={84} drain={134} />
        <Wall d={`${stack([22, eaves - 12], 14, 16)}${stack([114, eaves - 12], 14, 16)}`} />
        <Roof d={`M-3 ${eaves}l11-18H142l11 18z`} />
        <Wall d={`M0 0V${eaves}H150V0zM62 0V${eaves - 24}H88V0z`} />
        <Glass
          d={`${openings([18, eaves + 6], [11, 9], [3, 15], [storeys, 22], "casement")}${openings([92, eaves + 6], [11, 9], [3, 15], [storeys, 22], "casement")}${openings([71, eaves - 16], [8, 14], [1, 0], [storeys, 22], "casement")}`}
        />
        <Solid
          d={`${openings([6, eaves + 6], [6, 16], [1, 0], [storeys, 22])}${openings([138, eaves + 6], [6, 16], [1, 0], [storeys, 22])}`}
        />
        <Panel
          d={Array.from(
            { length: storeys - 1 },
            (_, i) => `M2 ${eaves + 22 + i * 22}v-7H60v7zM90 ${eaves + 22 + i * 22}v-7h58v7z`,
          ).join("")}
        />
        <Fine d="M67 0v-16a8 8 0 0 1 16 0V0" />
        <Course d={`M4 ${eaves - 7}H62M88 ${eaves - 7}H146M62 ${eaves - 20}H88M0-3H67M83-3H150`} />
      </>
    ),
    lit:
      openings([33, eaves + 28], [11, 9], [1, 0], [1, 0], "casement") +
      openings([107, -38], [11, 9], [2, 15], [1, 0], "casement"),
  };
};

export const bungalow = (): BuildingType => ({
  width: 86,
  height: 66,
  run: [1, 3],
  plant: [64, -58],
  drawing: (
    <>
      <Services gas={40} water={52} drain={74} />
      <Wall d={stack([60, -46], 9, 10)} />
      <Roof d="M0-24L18-52H62L86-24z" />
      <Wall d="M4 0V-24H82V0zM7-24L26-46 45-24zM12 0V-24H40V0z" />
      <Glass
        d={`${openings([17, -19], [6, 13], [3, 6])}${openings([64, -19], [12, 11], [1, 0], [1, 0], "casement")}`}
      />
      <Solid d="M48 0v-17h8V0z" />
      <Course d="M10-38H18M34-38H75M15-46H66M5-31H13M39-31H80M23-33h6v5h-6z" />
    </>
  ),
  lit: openings([17, -19], [6, 13], [3, 6]),
});
