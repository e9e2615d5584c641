import type { StaticImageData } from "next/image";
import type { FamilyPath } from "@/data/slugs";
import gas from "@/generated/gas-services.svg";
import air from "@/generated/hvac-services.svg";
import water from "@/generated/plumbing-services.svg";
import { familyOf } from "@/lib/navigation";
import type { SitePath } from "@/lib/paths";

const sprites: Readonly<Record<FamilyPath, StaticImageData>> = {
  "/hvac-services": air,
  "/gas-services": gas,
  "/plumbing-services": water,
};

/** The address of the file that holds the drawings of a page's family. */
export function spriteOf(path: SitePath): string {
  return sprites[familyOf(path)].src;
}
