import { Page } from "@/components/templates";
import { pageMetadata } from "@/lib/metadata";
import { pageOf, sitePages } from "@/lib/pages";

type Props = { params: Promise<{ path?: string[] }> };

export const dynamicParams = false;

const pages = sitePages.filter((page) => page.kind !== "contact");

export function generateStaticParams() {
  return pages.map(({ path }) => ({ path: path.split("/").filter(Boolean) }));
}

const recordOf = async ({ params }: Props) => pageOf(`/${((await params).path ?? []).join("/")}`);

export async function generateMetadata(props: Props) {
  return pageMetadata(await recordOf(props));
}

/** Every page but the contact page: the address names the record, and the record's kind its template. */
export default async function SitePage(props: Props) {
  const page = await recordOf(props);
  return page.kind !== "contact" && <Page {...page} />;
}
