import { DocumentTemplate } from "@/components/templates/document";
import { JsonLd } from "@/components/ui/json-ld";
import { privacy } from "@/data/pages/privacy";
import { pageMetadata } from "@/lib/metadata";
import { pageGraph } from "@/lib/structured-data";

const path = "/privacy";

export const metadata = pageMetadata(path, privacy.meta);

export default function PrivacyPage() {
  return (
    <>
      <DocumentTemplate path={path} copy={privacy} />
      <JsonLd graph={pageGraph({ path, meta: privacy.meta })} />
    </>
  );
}
