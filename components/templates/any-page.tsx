import type { ComponentType } from "react";
import type { SitePage } from "@/lib/pages";
import { templates as shared } from ".";
import { AreaTemplate } from "./area";
import { AreasIndexTemplate } from "./areas-index";
import { CalendarTemplate } from "./calendar";
import { ContactTemplate } from "./contact";
import { GuideTemplate } from "./guide";
import { GuidesTemplate } from "./guides";
import { HomeTemplate } from "./home";
import { WhoPaysTemplate } from "./who-pays";

/** The template of each kind of page. */
const templates = {
  home: HomeTemplate,
  contact: ContactTemplate,
  calendar: CalendarTemplate,
  areas: AreasIndexTemplate,
  area: AreaTemplate,
  guides: GuidesTemplate,
  guide: GuideTemplate,
  "who-pays": WhoPaysTemplate,
  ...shared,
} satisfies { readonly [K in SitePage["kind"]]: ComponentType<SitePage<K>> };

/** The body of a page of any kind, for tests. A route that used it would load the scripts of all kinds. */
export function AnyPage(page: SitePage) {
  const Template = templates[page.kind] as ComponentType<SitePage>;
  return <Template {...page} />;
}
