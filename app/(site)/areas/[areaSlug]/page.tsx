import { AreaTemplate } from "@/components/templates/area";
import { PageBody } from "@/components/templates/page-body";
import { pageMetadata } from "@/lib/metadata";
import { pageIn, slugsIn } from "@/lib/page-routes";

type Props = PageProps<"/areas/[areaSlug]">;

export const dynamicParams = false;

export const generateStaticParams = () => slugsIn("/areas/").map((areaSlug) => ({ areaSlug }));

export async function generateMetadata({ params }: Props) {
  return pageMetadata(pageIn("/areas/", (await params).areaSlug));
}

export default async function AreaPage({ params }: Props) {
  return <PageBody template={AreaTemplate} page={pageIn("/areas/", (await params).areaSlug)} />;
}
