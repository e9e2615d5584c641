import { HomeTemplate } from "@/components/templates/home";
import { JsonLd } from "@/components/ui/json-ld";
import { home } from "@/data/pages/home";
import { pageMetadata } from "@/lib/metadata";
import { pageGraph } from "@/lib/structured-data";

export const metadata = pageMetadata("/", home.meta);

export default function Page() {
  return (
    <>
      <HomeTemplate />
      <JsonLd graph={pageGraph({ path: "/", meta: home.meta })} />
    </>
  );
}
