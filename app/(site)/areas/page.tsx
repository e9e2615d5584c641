import { AreasIndexTemplate } from "@/components/templates/areas-index";
import { PageBody } from "@/components/templates/page-body";
import { pageMetadata } from "@/lib/metadata";
import { pageOf } from "@/lib/pages";
// Here and not in globals.css, so that the sheet that all pages load does not grow.
import "@/components/coverage/areas-index.css";
import "@/components/coverage/areas-lists.css";

const areas = pageOf("/areas");

export const metadata = pageMetadata(areas);

export default function AreasPage() {
  return <PageBody template={AreasIndexTemplate} page={areas} />;
}
