import { AreasIndexTemplate } from "@/components/templates/areas-index";
import { JsonLd } from "@/components/ui/json-ld";
import { areasIndex } from "@/data/pages/areas";
import { pageMetadata } from "@/lib/metadata";
import { pageGraph } from "@/lib/structured-data";

export const metadata = pageMetadata("/areas", areasIndex.meta);

export default function Page() {
  return (
    <>
      <AreasIndexTemplate />
      <JsonLd graph={pageGraph({ path: "/areas", meta: areasIndex.meta })} />
    </>
  );
}
