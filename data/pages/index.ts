/** All pages except services and areas, in the order of the route table. A page without a record does not compile. */

import type { PagePath } from "../slugs";
import type { HubRecord, LandingRecord } from "../types";
import { type WhoPaysRecord, whoPays } from "../who-pays";
import { accessibility } from "./accessibility";
import { airConditioning } from "./air-conditioning";
import { type AreasRecord, areasIndex } from "./areas";
import { bmsServices } from "./bms-services";
import { boilerServices } from "./boiler-services";
import { type CalendarRecord, complianceCalendar } from "./compliance-calendar";
import { type ContactRecord, contact } from "./contact";
import { designServices } from "./design-services";
import type { DocumentRecord } from "./document";
import { emergency } from "./emergency";
import { emergencyServices } from "./emergency-services";
import { gasServices } from "./gas-services";
import { type GuidesRecord, guidesIndex } from "./guides";
import { heatingServices } from "./heating-services";
import { type HomeRecord, home } from "./home";
import { hvacServices } from "./hvac-services";
import { maintenance } from "./maintenance";
import { plumbingServices } from "./plumbing-services";
import { privacy } from "./privacy";
import { type SupplierRecord, supplierInformation } from "./supplier-information";

export type PageRecord =
  | HomeRecord
  | ContactRecord
  | AreasRecord
  | GuidesRecord
  | WhoPaysRecord
  | CalendarRecord
  | SupplierRecord
  | DocumentRecord
  | HubRecord
  | LandingRecord;

export const pages = {
  "/": home,
  "/contact": contact,
  "/hvac-services": hvacServices,
  "/gas-services": gasServices,
  "/plumbing-services": plumbingServices,
  "/air-conditioning": airConditioning,
  "/heating-services": heatingServices,
  "/boiler-services": boilerServices,
  "/emergency-services": emergencyServices,
  "/emergency": emergency,
  "/maintenance": maintenance,
  "/compliance-calendar": complianceCalendar,
  "/bms-services": bmsServices,
  "/design-services": designServices,
  "/areas": areasIndex,
  "/guides": guidesIndex,
  "/who-pays": whoPays,
  "/supplier-information": supplierInformation,
  "/privacy": privacy,
  "/accessibility": accessibility,
} as const satisfies { readonly [P in PagePath]: PageRecord & { readonly path: P } };
