/**
 * The pages that are no service and no area: address, name in menus and breadcrumbs, accent and, where a page stands
 * under another than the home page, its parent. Service pages are in `services/catalogue.ts`, areas in `areas/places.ts`.
 */
import type { Theme } from "../types";

type PageEntry = { readonly name: string; readonly theme: Theme; readonly parent?: string };

export const pages = {
  "/": { name: "Home", theme: "air" },
  "/contact": { name: "Contact", theme: "air" },
  "/hvac-services": { name: "HVAC Services", theme: "air" },
  "/gas-services": { name: "Gas Services", theme: "gas" },
  "/plumbing-services": { name: "Plumbing Services", theme: "water" },
  "/air-conditioning": { name: "Air Conditioning", theme: "air", parent: "/hvac-services" },
  "/heating-services": { name: "Heating Services", theme: "air", parent: "/hvac-services" },
  "/boiler-services": { name: "Boiler Services", theme: "gas", parent: "/gas-services" },
  "/emergency-services": { name: "Emergency Services", theme: "emergency" },
  "/emergency": { name: "24/7 Emergency", theme: "emergency" },
  "/maintenance": { name: "Maintenance Contracts", theme: "air" },
  "/bms-services": { name: "BMS Services", theme: "air", parent: "/hvac-services" },
  "/design-services": { name: "Design Services", theme: "air" },
  "/areas": { name: "Areas Covered", theme: "air" },
  "/privacy": { name: "Privacy Notice", theme: "air" },
  "/accessibility": { name: "Accessibility Statement", theme: "air" },
} as const satisfies Record<string, PageEntry>;

export type PagePath = keyof typeof pages;
