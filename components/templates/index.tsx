import type { ComponentType } from "react";
import type { SitePage } from "@/lib/pages";
import { AreaTemplate } from "./area";
import { AreasIndexTemplate } from "./areas-index";
import { DocumentTemplate } from "./document";
import { HomeTemplate } from "./home";
import { HubTemplate } from "./hub";
import { LandingTemplate } from "./landing";
import { PlumberLondonTemplate } from "./plumber-london";
import { SupplierTemplate } from "./supplier";

/** The contact page and the calendar have routes of their own. */
type Kind = Exclude<SitePage["kind"], "contact" | "calendar">;

/** The template of each kind of page; a kind without one does not compile. */
const templates = {
  home: HomeTemplate,
  hub: HubTemplate,
  landing: LandingTemplate,
  plumber: PlumberLondonTemplate,
  areas: AreasIndexTemplate,
  area: AreaTemplate,
  document: DocumentTemplate,
  supplier: SupplierTemplate,
} satisfies { readonly [K in Kind]: ComponentType<SitePage<K>> };

/** A page: the body its kind has. What it says of itself to machines is written into it when it is finished. */
export function Page(page: SitePage<Kind>) {
  // The registry's type says that a kind and its template belong together; here the compiler can no longer see it.
  const Template = templates[page.kind] as ComponentType<SitePage<Kind>>;
  return <Template {...page} />;
}
