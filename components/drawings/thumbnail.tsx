import type { StaticImageData } from "next/image";
import type { FamilyPath } from "@/data/slugs";
import gas from "@/generated/gas-services.svg";
import air from "@/generated/hvac-services.svg";
import water from "@/generated/plumbing-services.svg";
import type { SitePath } from "@/lib/paths";

const sheets: Readonly<Record<FamilyPath, StaticImageData>> = {
  "/hvac-services": air,
  "/gas-services": gas,
  "/plumbing-services": water,
};

type Props = { readonly family: FamilyPath; readonly path: SitePath };

/**
 * A page's drawing beside a link to it: without words, and so without an alternative text. A family's drawings are one
 * file, in which each is found by its page's address (family-sheet.tsx).
 */
export function Thumbnail({ family, path }: Props) {
  const { src, width, height } = sheets[family];
  return (
    // biome-ignore lint/performance/noImgElement: a vector has nothing to optimise, and Next's component is a script
    <img loading="lazy" src={`${src}#${path}`} alt="" width={width} height={height} className="thumbnail" />
  );
}
