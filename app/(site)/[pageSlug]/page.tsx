import { Page } from "@/components/templates";
import { PageBody } from "@/components/templates/page-body";
import { pageMetadata } from "@/lib/metadata";
import { pageIn, slugsIn } from "@/lib/page-routes";

type Props = PageProps<"/[pageSlug]">;

export const dynamicParams = false;

export const generateStaticParams = () => slugsIn("/").map((pageSlug) => ({ pageSlug }));

export async function generateMetadata({ params }: Props) {
  return pageMetadata(pageIn("/", (await params).pageSlug));
}

export default async function SitePage({ params }: Props) {
  return <PageBody template={Page} page={pageIn("/", (await params).pageSlug)} />;
}
