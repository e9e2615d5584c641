import { DocumentTemplate } from "@/components/templates/document";
import { JsonLd } from "@/components/ui/json-ld";
import { accessibility } from "@/data/pages/accessibility";
import { pageMetadata } from "@/lib/metadata";
import { pageGraph } from "@/lib/structured-data";

const path = "/accessibility";

export const metadata = pageMetadata(path, accessibility.meta);

export default function AccessibilityPage() {
  return (
    <>
      <DocumentTemplate path={path} copy={accessibility} />
      <JsonLd graph={pageGraph({ path, meta: accessibility.meta })} />
    </>
  );
}
