import { PlumberLondonTemplate } from "@/components/templates/plumber-london";
import { JsonLd } from "@/components/ui/json-ld";
import { plumberLondon } from "@/data/services/plumber-london";
import { pageMetadata } from "@/lib/metadata";
import { servicePath } from "@/lib/paths";
import { pageGraph, serviceType } from "@/lib/structured-data";

const path = servicePath("plumber-london");
const { meta, hero, questions } = plumberLondon;

export const metadata = pageMetadata(path, meta);

export default function Page() {
  return (
    <>
      <PlumberLondonTemplate />
      <JsonLd
        graph={pageGraph({
          path,
          meta,
          questions,
          service: { name: hero.heading, type: serviceType("plumber-london") },
        })}
      />
    </>
  );
}
