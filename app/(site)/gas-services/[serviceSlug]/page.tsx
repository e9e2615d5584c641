import { LandingTemplate } from "@/components/templates/landing";
import { PageBody } from "@/components/templates/page-body";
import { pageMetadata } from "@/lib/metadata";
import { pageIn, slugsIn } from "@/lib/page-routes";

type Props = PageProps<"/gas-services/[serviceSlug]">;

export const dynamicParams = false;

export const generateStaticParams = () => slugsIn("/gas-services/").map((serviceSlug) => ({ serviceSlug }));

export async function generateMetadata({ params }: Props) {
  return pageMetadata(pageIn("/gas-services/", (await params).serviceSlug));
}

export default async function GasServicePage({ params }: Props) {
  return <PageBody template={LandingTemplate} page={pageIn("/gas-services/", (await params).serviceSlug)} />;
}
