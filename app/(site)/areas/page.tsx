import { AreasIndexTemplate } from "@/components/templates/areas-index";
import { PageBody } from "@/components/templates/page-body";
import { pageMetadata } from "@/lib/metadata";
import { pageOf } from "@/lib/pages";
// For this route only, so that the stylesheet of all pages does not grow.
import "@/components/coverage/areas-index.css";
import "@/components/coverage/areas-lists.css";

const areas = pageOf("/areas");

export const metadata = pageMetadata(areas);

export default function AreasPage() {
  return <PageBody template={AreasIndexTemplate} page={areas} />;
}
