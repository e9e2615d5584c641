import { ContactTemplate } from "@/components/templates/contact";
import { JsonLd } from "@/components/ui/json-ld";
import { contact } from "@/data/pages/contact";
import { pageMetadata } from "@/lib/metadata";
import { pageGraph } from "@/lib/structured-data";

export const metadata = pageMetadata(contact);

/** Apart from the other pages, so that the scripts of its form come with no other page. */
export default function Page() {
  return (
    <>
      <ContactTemplate {...contact} />
      <JsonLd graph={pageGraph(contact)} />
    </>
  );
}
