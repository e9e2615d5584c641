import { LandingTemplate } from "@/components/templates/landing";
import { JsonLd } from "@/components/ui/json-ld";
import type { LandingSlug } from "@/data/services";
import { services } from "@/data/services/catalogue";
import { pageMetadata } from "@/lib/metadata";
import { landingSlugs, servicePage } from "@/lib/pages";
import { pageGraph, serviceType } from "@/lib/structured-data";

type Props = { params: Promise<{ page: string; slug: LandingSlug }> };

export const dynamicParams = false;

export function generateStaticParams() {
  return landingSlugs.map((slug) => ({ page: services[slug].base, slug }));
}

export async function generateMetadata({ params }: Props) {
  const { path, copy } = servicePage((await params).slug);
  return pageMetadata(path, copy.meta);
}

export default async function Page({ params }: Props) {
  const { slug } = await params;
  const page = servicePage(slug);
  const { path, name, copy } = page;
  return (
    <>
      <LandingTemplate {...page} />
      <JsonLd
        graph={pageGraph({
          path,
          meta: copy.meta,
          questions: copy.questions,
          service: { name, type: serviceType(slug) },
        })}
      />
    </>
  );
}
