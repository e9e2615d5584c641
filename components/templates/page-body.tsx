import type { ComponentType } from "react";
import { JsonLd } from "@/components/ui/json-ld";
import type { SitePage } from "@/lib/pages";
import { pageGraph } from "@/lib/structured-data";

type Props<P> = { template: ComponentType<P>; page: P };

/** The body of a page and its structured data. */
export function PageBody<P extends SitePage>({ template: Template, page }: Props<P>) {
  return (
    <>
      <Template {...page} />
      <JsonLd graph={pageGraph(page)} />
    </>
  );
}
