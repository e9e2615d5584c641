import type { PageGraph } from "@/lib/structured-data";

/** The structured data of a page. `<` is escaped, so that no text can end the element. */
export function JsonLd({ graph }: { graph: PageGraph }) {
  const json = JSON.stringify(graph).replaceAll("<", "\\u003c");
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />;
}
