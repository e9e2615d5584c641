import { LandingTemplate } from "@/components/templates/landing";
import { PageBody } from "@/components/templates/page-body";
import { pageMetadata } from "@/lib/metadata";
import { pageIn, slugsIn } from "@/lib/page-routes";

type Props = PageProps<"/services/[serviceSlug]">;

export const dynamicParams = false;

export const generateStaticParams = () => slugsIn("/services/").map((serviceSlug) => ({ serviceSlug }));

export async function generateMetadata({ params }: Props) {
  return pageMetadata(pageIn("/services/", (await params).serviceSlug));
}

export default async function ServicePage({ params }: Props) {
  return <PageBody template={LandingTemplate} page={pageIn("/services/", (await params).serviceSlug)} />;
}
