import { GuideTemplate } from "@/components/templates/guide";
import { PageBody } from "@/components/templates/page-body";
import { pageMetadata } from "@/lib/metadata";
import { pageIn, slugsIn } from "@/lib/page-routes";

type Props = PageProps<"/guides/[guideSlug]">;

export const dynamicParams = false;

export const generateStaticParams = () => slugsIn("/guides/").map((guideSlug) => ({ guideSlug }));

export async function generateMetadata({ params }: Props) {
  return pageMetadata(pageIn("/guides/", (await params).guideSlug));
}

export default async function GuidePage({ params }: Props) {
  return <PageBody template={GuideTemplate} page={pageIn("/guides/", (await params).guideSlug)} />;
}
