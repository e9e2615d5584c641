import { Page } from "@/components/templates";
import { pageMetadata } from "@/lib/metadata";
import { pageOf, sitePages } from "@/lib/pages";

type Props = { params: Promise<{ path?: string[] }> };

export const dynamicParams = false;

/** The contact page and the calendar have routes of their own, as their scripts are for no other page. */
const pages = sitePages.filter(({ kind }) => kind !== "contact" && kind !== "calendar");

export function generateStaticParams() {
  return pages.map(({ path }) => ({ path: path.split("/").filter(Boolean) }));
}

const recordOf = async ({ params }: Props) => pageOf(`/${((await params).path ?? []).join("/")}`);

export async function generateMetadata(props: Props) {
  return pageMetadata(await recordOf(props));
}

/** Every other page: the address names the record, and the record's kind its template. */
export default async function SitePage(props: Props) {
  const page = await recordOf(props);
  return page.kind !== "contact" && page.kind !== "calendar" && <Page {...page} />;
}
