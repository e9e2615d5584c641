import { GuidesTemplate } from "@/components/templates/guides";
import { PageBody } from "@/components/templates/page-body";
import { pageMetadata } from "@/lib/metadata";
import { pageOf } from "@/lib/pages";

const guides = pageOf("/guides");

export const metadata = pageMetadata(guides);

export default function GuidesPage() {
  return <PageBody template={GuidesTemplate} page={guides} />;
}
