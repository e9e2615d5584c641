import { areaCopy } from "@/data/areas";
import type { AreaSlug } from "@/data/areas/area-records";
import type { Street } from "@/data/areas/street";
import { serviceArea } from "@/data/business";
import type { Area, AreaCopy, PageMeta, RecordOf } from "@/data/types";
import { areaOf, areaPath } from "./areas";
import { callForTime, responseTime } from "./response";
import { slugify } from "./slug";
import { fitsSearchResult } from "./title-width";

/** An area's page: its facts and its copy. */
export type AreaPage = RecordOf<"area"> & {
  readonly path: ReturnType<typeof areaPath>;
  readonly slug: AreaSlug;
  readonly area: Area;
  readonly copy: Omit<AreaCopy, "street">;
  readonly street: Street;
};

/**
 * Returns the page of an area, from its facts and its copy.
 * @throws when the slug does not match the name, because two areas of one name would have two identical pages
 */
export function areaPage(slug: AreaSlug): AreaPage {
  const area = areaOf(slug);
  const { street, ...copy } = areaCopy[slug];
  const { name } = area;
  if (slugify(name) !== slug)
    throw new Error(`data/areas/area-records.ts calls "${slug}" "${name}", a name whose slug is "${slugify(name)}".`);
  const time = responseTime(area);
  return {
    kind: "area",
    path: areaPath(slug),
    name,
    summary: `Heating, cooling, gas and plumbing. Emergencies: ${time ? `typically ${time}` : callForTime}.`,
    theme: "air",
    parent: "/areas",
    meta: areaMeta(area, copy),
    slug,
    area,
    copy,
    street,
  };
}

/** Metadata of an area page. London areas have London's default coordinates, other areas have none. */
function areaMeta({ name, outwardCode, type }: Area, { description }: AreaPage["copy"]): PageMeta {
  const { latitude, longitude } = serviceArea;
  const title = `${name} plumbers, gas and HVAC engineers`;
  const withCode = `${title}, ${outwardCode}`;
  return {
    title: outwardCode && fitsSearchResult(withCode) ? withCode : title,
    description,
    keywords: [
      `HVAC ${name}`,
      `gas engineer ${name}`,
      `plumber ${name}`,
      ...(outwardCode ? [`plumber ${outwardCode}`] : []),
    ],
    location: {
      name,
      postcode: outwardCode,
      region: type === "surrounding" ? "GB-ENG" : "GB-LND",
      ...(type === "london" && { latitude, longitude }),
    },
  };
}
