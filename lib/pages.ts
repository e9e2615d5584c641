import { airConditioning } from "@/data/pages/air-conditioning";
import { bms, bmsServices } from "@/data/pages/bms-services";
import { boilerServices } from "@/data/pages/boiler-services";
import { type PagePath, pages } from "@/data/pages/catalogue";
import { designServices } from "@/data/pages/design-services";
import { emergency } from "@/data/pages/emergency";
import { emergencyServices } from "@/data/pages/emergency-services";
import { gasServices } from "@/data/pages/gas-services";
import { heatingServices } from "@/data/pages/heating-services";
import { hvacServices } from "@/data/pages/hvac-services";
import { maintenance } from "@/data/pages/maintenance";
import { plumbingServices } from "@/data/pages/plumbing-services";
import { type LandingSlug, serviceCopy } from "@/data/services";
import { services } from "@/data/services/catalogue";
import type { HubCopy, LandingCopy, Theme } from "@/data/types";
import { type SitePath, servicePath } from "./paths";

/** The hub and family pages. */
const hubs = {
  "/hvac-services": hvacServices,
  "/gas-services": gasServices,
  "/plumbing-services": plumbingServices,
  "/air-conditioning": airConditioning,
  "/heating-services": heatingServices,
  "/boiler-services": boilerServices,
} as const satisfies Partial<Record<PagePath, HubCopy>>;

/** The landing pages that are no service of the catalogue. */
const landings = {
  "/emergency-services": emergencyServices,
  "/emergency": emergency,
  "/maintenance": maintenance,
  "/bms-services": {
    ...bmsServices,
    extras: [
      { heading: "Eight BMS services", items: bms.services },
      { heading: "Control brands we support", items: bms.brands },
      { heading: "Control panel services", items: bms.panels },
    ],
  },
  "/design-services": designServices,
} as const satisfies Partial<Record<PagePath, LandingCopy>>;

type HubPath = keyof typeof hubs;
type LandingPath = keyof typeof landings;
type WithoutSlash<P extends string> = P extends `/${infer Name}` ? Name : never;
/** The name of a page's drawing: a service's slug, or the address of another page without its slash. */
export type DrawingId = LandingSlug | "plumber-london" | WithoutSlash<HubPath | LandingPath>;

type Common = {
  readonly path: SitePath;
  readonly name: string;
  readonly theme: Theme;
  readonly drawing: DrawingId;
  /** Whether the gas emergency box heads the page: on gas and emergency pages. */
  readonly gasBox: boolean;
};
export type LandingPage = Common & { readonly copy: LandingCopy; readonly action: "contact" | "booking" };
export type HubPage = Common & { readonly copy: HubCopy };

const headsWithGasBox = (theme: Theme) => theme === "gas" || theme === "emergency";
const drawingOf = <P extends HubPath | LandingPath>(path: P) => path.slice(1) as WithoutSlash<P>;

/** A service's landing page, whole. */
export function servicePage(slug: LandingSlug): LandingPage {
  const { name, theme, action, family } = services[slug];
  const gasBox = family === "gas" || headsWithGasBox(theme);
  return { path: servicePath(slug), name, theme, action, copy: serviceCopy[slug], drawing: slug, gasBox };
}

/** The pages directly under the home page that a hub or landing template draws. */
export const topPages: readonly (({ kind: "hub" } & HubPage) | ({ kind: "landing" } & LandingPage))[] = [
  ...(Object.keys(hubs) as HubPath[]).map((path) => ({
    kind: "hub" as const,
    path,
    ...pages[path],
    copy: hubs[path],
    drawing: drawingOf(path),
    gasBox: headsWithGasBox(pages[path].theme),
  })),
  ...(Object.keys(landings) as LandingPath[]).map((path) => ({
    kind: "landing" as const,
    path,
    ...pages[path],
    copy: landings[path],
    action: "contact" as const,
    drawing: drawingOf(path),
    gasBox: headsWithGasBox(pages[path].theme),
  })),
];

/**
 * The page of an address directly under the home page.
 * @throws when there is none; the message names the address
 */
export function topPage(name: string): (typeof topPages)[number] {
  const page = topPages.find(({ path }) => path === `/${name}`);
  if (!page) throw new Error(`No hub or landing page has the address "/${name}". Add its record in lib/pages.ts.`);
  return page;
}

/** The services that the landing template draws. */
export const landingSlugs = Object.keys(serviceCopy) as LandingSlug[];
