import { Page } from "@/components/templates";
import { PageBody } from "@/components/templates/page-body";
import { pageMetadata } from "@/lib/metadata";
import { pageIn, slugsIn } from "@/lib/page-routes";

type Props = PageProps<"/plumbing-services/[serviceSlug]">;

export const dynamicParams = false;

export const generateStaticParams = () => slugsIn("/plumbing-services/").map((serviceSlug) => ({ serviceSlug }));

export async function generateMetadata({ params }: Props) {
  return pageMetadata(pageIn("/plumbing-services/", (await params).serviceSlug));
}

export default async function PlumbingServicePage({ params }: Props) {
  return <PageBody template={Page} page={pageIn("/plumbing-services/", (await params).serviceSlug)} />;
}
