import type { ReactNode } from "react";
import { Vector } from "@/components/ui/vector";
import type { SitePath } from "@/lib/paths";
import { latePath } from "../late-files";
import { type FigureId, figures } from ".";
import { figureSize } from "./types";

/** Which figure stands in which band of a page, by the band's name in its record or the topic's id. */
const places: Partial<Record<SitePath, Readonly<Record<string, FigureId>>>> = {
  "/air-conditioning": {
    intro: "cooling-kinds",
    "servicing-and-repair": "split-service",
    "tm44-inspections": "twelve-kilowatts",
    "f-gas-leak-checks": "leak-points",
    specimen: "charge-lost",
    questions: "fresh-air",
  },
  "/boiler-services": {
    intro: "seventy-kilowatts",
    benefits: "visit-order",
    "boiler-repair": "boiler-front",
    "boiler-service": "flue-reading",
    questions: "condensing",
  },
  "/heating-services": {
    intro: "flow-temperatures",
    benefits: "heat-loss",
    "heat-networks": "heat-interface-unit",
    "power-flush": "flush",
    questions: "who-repairs",
  },
  "/services/ventilation-systems": {
    "tr19-duct-cleaning": "grease",
    "fire-dampers": "fire-damper",
    lev: "local-exhaust",
    duties: "damper-tag",
  },
  "/services/chiller-installation": { "chiller-servicing": "chiller-service", duties: "warming" },
  "/services/rooftop-unit-installation": { duties: "warming" },
  "/services/energy-efficient-solutions": { "heat-pumps": "heat-pump-outside", duties: "twelve-kilowatts" },
  "/services/air-conditioning-installation": {
    kinds: "split-types",
    benefits: "office-day",
    duties: "twelve-kilowatts",
  },
  "/services/hvac-system-design": { benefits: "loads-to-pipe", duties: "heat-loss" },
  "/services/water-system-maintenance": { specimen: "water-temperatures", duties: "intervals" },
  "/gas-services/commercial-boiler-installation": { duties: "seventy-kilowatts" },
  "/gas-services/gas-pipework-installation": { specimen: "branch-test", duties: "gas-card" },
  "/gas-services/landlord-gas-safety": { specimen: "early-window", duties: "gas-card" },
  "/services/heating-system-maintenance": { duties: "water-temperatures" },
  "/design-services": { overview: "loads-to-pipe", approach: "three-stages", questions: "heat-loss" },
  "/maintenance": {
    overview: "plant-lives",
    "ppm-contract": "visit-order",
    approach: "seasons",
    specimen: "five-years",
    duties: "intervals",
    questions: "paid-ways",
  },
  "/bms-services": {
    grid: "alarm-path",
    overview: "control-loop",
    approach: "trend",
    kinds: "control-levels",
    list: "control-panel",
    duties: "cause-and-effect",
    questions: "plant-hours",
  },
  "/emergency-services": {
    first: "isolation-plan",
    grid: "first-visit",
    overview: "warning-label",
    approach: "call-chain",
  },
  "/emergency": { grid: "isolation-plan", approach: "first-visit" },
  "/services/emergency-hvac": {
    first: "boiler-front",
    overview: "two-jobs",
    approach: "first-visit",
    duties: "recheck",
    questions: "ice-on-coil",
  },
  "/services/emergency-gas-repairs": {
    first: "gas-lever",
    overview: "at-the-meter",
    approach: "first-visit",
    duties: "warning-label",
    questions: "branch-test",
  },
  "/services/emergency-plumbing-repairs": {
    first: "three-valves",
    overview: "whose-pipe",
    approach: "first-visit",
    questions: "flat-above",
  },
  "/gas-services": { intro: "at-the-meter", benefits: "seventy-kilowatts", questions: "gas-card" },
  "/hvac-services": { intro: "office-day", benefits: "who-may" },
  "/plumbing-services": {
    intro: "water-temperatures",
    "commercial-plumbers": "floor-valves",
    questions: "whose-pipe",
  },
  "/plumbing-services/plumber-london": {
    emergency: "three-valves",
    "blocked-drains": "whose-drain",
    "unvented-cylinders": "unvented-cylinder",
  },
  "/contact": { form: "what-to-write", next: "to-a-quote" },
  "/guides/no-hot-water-in-flat": { hero: "three-heaters" },
  "/guides/boiler-pressure-too-low-or-high": { hero: "sealed-system" },
  "/guides/water-coming-through-ceiling": { hero: "two-flats" },
  "/guides/air-conditioning-not-cooling": { hero: "cooling-path" },
  "/guides/landlord-gas-safety-certificate": { hero: "gas-check" },
  "/guides/restaurant-gas-safety-certificate-cp42": { hero: "kitchen-tests" },
  "/guides/r410a-r22-f-gas-rules": { hero: "which-gas" },
  "/guides/mees-epc-commercial-property": { hero: "epc-bands" },
  "/guides/heat-network-registration": { hero: "network-parts" },
  "/guides/legionella-landlords-small-offices": { hero: "water-temperatures-small" },
  "/compliance-calendar": {
    hero: "early-window",
    planner: "seasons",
    plan: "plan",
    duties: "intervals",
    Water: "water-temperatures",
    "Air and fire": "damper-tag",
  },
};

/** Who may work on gas, or at what temperatures water is kept, beside the duties of a service that has no other figure. */
function dutiesOf(path: SitePath): FigureId | undefined {
  if (path.includes("gas")) return "gas-card";
  return path.includes("plumbing") || path.includes("water") ? "water-temperatures" : undefined;
}

const sizeOf = (id: FigureId) => ({ ...figureSize, ...(figures[id].height && { height: figures[id].height }) });

/**
 * The drawing of a figure with its size.
 * @throws when the band has none; the message names the page
 */
export function figureAt(path: SitePath, band: string) {
  const id = places[path]?.[band];
  if (!id) throw new Error(`${path} has no figure "${band}". Name one in components/drawings/figures/places.tsx.`);
  return { src: latePath("figures", id), ...sizeOf(id), draw: figures[id].draw };
}

/**
 * The figure of a band of a page, or nothing.
 * @param late on a phone, only in a band that has been opened, but for the overview's
 */
export function figuresOf(path: SitePath, late = false): (band: string) => ReactNode {
  return (band) => {
    const id = places[path]?.[band] ?? (band === "duties" ? dutiesOf(path) : undefined);
    const className = late && band !== "overview" ? "figure later" : "figure";
    return (
      id && (
        <Vector
          className={className}
          loading="lazy"
          src={latePath("figures", id)}
          alt={figures[id].alt}
          {...sizeOf(id)}
        />
      )
    );
  };
}
