import type { ComponentType } from "react";
import type { SitePage } from "@/lib/pages";
import { DocumentTemplate } from "./document";
import { HubTemplate } from "./hub";
import { LandingTemplate } from "./landing";
import { PlumberLondonTemplate } from "./plumber-london";
import { SupplierTemplate } from "./supplier";

/** The templates of the routes with pages of several kinds. The other routes import theirs. */
export const templates = {
  hub: HubTemplate,
  landing: LandingTemplate,
  plumber: PlumberLondonTemplate,
  document: DocumentTemplate,
  supplier: SupplierTemplate,
} satisfies { readonly [K in SitePage["kind"]]?: ComponentType<SitePage<K>> };

type Kind = keyof typeof templates;

/** The body of a page of one of these kinds. */
export function Page(page: SitePage<Kind>) {
  // The registry's type maps each kind to its template, but TypeScript cannot infer that in the look-up.
  const Template = templates[page.kind] as ComponentType<SitePage<Kind>>;
  return <Template {...page} />;
}
