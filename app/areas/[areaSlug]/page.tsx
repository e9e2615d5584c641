import { AreaTemplate } from "@/components/templates/area";
import { JsonLd } from "@/components/ui/json-ld";
import type { AreaSlug } from "@/data/areas/places";
import { areaMeta, areaOf } from "@/lib/areas";
import { pageMetadata } from "@/lib/metadata";
import { areaPath, areaSlugs } from "@/lib/paths";
import { pageGraph } from "@/lib/structured-data";

type Props = { params: Promise<{ areaSlug: AreaSlug }> };

export const dynamicParams = false;

export function generateStaticParams() {
  return areaSlugs.map((areaSlug) => ({ areaSlug }));
}

export async function generateMetadata({ params }: Props) {
  const { areaSlug } = await params;
  return pageMetadata(areaPath(areaSlug), areaMeta(areaOf(areaSlug)));
}

export default async function Page({ params }: Props) {
  const { areaSlug } = await params;
  const area = areaOf(areaSlug);
  return (
    <>
      <AreaTemplate {...area} />
      <JsonLd graph={pageGraph({ path: areaPath(areaSlug), meta: areaMeta(area), area })} />
    </>
  );
}
