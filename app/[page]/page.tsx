import { HubTemplate } from "@/components/templates/hub";
import { LandingTemplate } from "@/components/templates/landing";
import { JsonLd } from "@/components/ui/json-ld";
import { pageMetadata } from "@/lib/metadata";
import { topPage, topPages } from "@/lib/pages";
import { pageGraph } from "@/lib/structured-data";

type Props = { params: Promise<{ page: string }> };

export const dynamicParams = false;

export function generateStaticParams() {
  return topPages.map(({ path }) => ({ page: path.slice(1) }));
}

export async function generateMetadata({ params }: Props) {
  const { path, copy } = topPage((await params).page);
  return pageMetadata(path, copy.meta);
}

export default async function Page({ params }: Props) {
  const page = topPage((await params).page);
  const { path, name, copy } = page;
  return (
    <>
      {page.kind === "hub" ? <HubTemplate {...page} /> : <LandingTemplate {...page} />}
      <JsonLd
        graph={pageGraph({
          path,
          meta: copy.meta,
          questions: copy.questions,
          service: { name, type: "Building services engineering" },
        })}
      />
    </>
  );
}
