import type { Page } from "@playwright/test";
import { quoteLabel } from "@/lib/claims";
import { pageOf, sitePages } from "@/lib/pages";

/** One page of each kind. */
export const kinds = {
  home: "/",
  contact: "/contact",
  hub: "/gas-services",
  family: "/air-conditioning",
  service: "/gas-services/commercial-boiler-installation",
  energy: "/services/energy-efficient-solutions",
  "emergency service": "/services/emergency-hvac",
  emergency: "/emergency",
  bms: "/bms-services",
  plumber: "/plumbing-services/plumber-london",
  "areas index": "/areas",
  area: "/areas/camden",
  region: "/areas/central-london",
  calendar: "/compliance-calendar",
  document: "/privacy",
  guides: "/guides",
  guide: "/guides/boiler-pressure-too-low-or-high",
  "who pays": "/who-pays",
} as const;

const templateOf = (path: string) => pageOf(path).kind;
/** The first page of each template, for checks that apply to all pages of a template. */
export const templates = Object.values(kinds).filter(
  (path, index, all) => all.findIndex((other) => templateOf(other) === templateOf(path)) === index,
);

export const allPaths = sitePages.map(({ path }) => path);

/** The header's button that opens the booking dialog. */
export const quoteButton = (page: Page) => page.locator("header").getByRole("link", { name: quoteLabel() }).first();
