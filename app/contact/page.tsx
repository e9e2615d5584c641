import { ContactTemplate } from "@/components/templates/contact";
import { JsonLd } from "@/components/ui/json-ld";
import { contact } from "@/data/pages/contact";
import { pageMetadata } from "@/lib/metadata";
import { pageGraph } from "@/lib/structured-data";

export const metadata = pageMetadata("/contact", contact.meta);

export default function Page() {
  return (
    <>
      <ContactTemplate />
      <JsonLd graph={pageGraph({ path: "/contact", meta: contact.meta })} />
    </>
  );
}
