import type { BuildingType } from "../building-type";
import { Course, Fine, Glass, Wall, Water } from "../primitives";

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
