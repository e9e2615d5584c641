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
    specimen: "warming",
    questions: "fresh-air",
  },
  "/boiler-services": {
    intro: "seventy-kilowatts",
    "boiler-repair": "boiler-front",
    "boiler-service": "flue-reading",
    questions: "condensing",
  },
  "/heating-services": {
    intro: "flow-temperatures",
    "heat-networks": "heat-interface-unit",
    "power-flush": "flush",
    questions: "who-repairs",
  },
  "/services/ventilation-systems": {
    "tr19-duct-cleaning": "grease",
    "fire-dampers": "fire-damper",
    lev: "local-exhaust",
  },
  "/services/chiller-installation": { "chiller-servicing": "chiller-service" },
  "/services/energy-efficient-solutions": { "heat-pumps": "heat-pump-outside" },
  "/services/air-conditioning-installation": { kinds: "split-types" },
  "/design-services": { overview: "loads-to-pipe", approach: "three-stages", questions: "heat-loss" },
  "/maintenance": {
    overview: "plant-lives",
    "ppm-contract": "visit-order",
    approach: "seasons",
    specimen: "five-years",
    questions: "paid-ways",
  },
  "/bms-services": {
    overview: "control-loop",
    approach: "trend",
    list: "alarm-path",
    questions: "plant-hours",
  },
  "/emergency-services": { grid: "first-visit", overview: "isolation-plan", approach: "call-chain" },
  "/emergency": { approach: "first-visit" },
  "/services/emergency-hvac": { overview: "two-jobs", approach: "first-visit", questions: "ice-on-coil" },
  "/services/emergency-gas-repairs": { overview: "at-the-meter", approach: "first-visit", questions: "branch-test" },
  "/services/emergency-plumbing-repairs": {
    overview: "whose-pipe",
    approach: "first-visit",
    questions: "flat-above",
  },
  "/gas-services": { intro: "at-the-meter", questions: "gas-card" },
  "/hvac-services": { intro: "office-day", questions: "who-may" },
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
  "/compliance-calendar": { hero: "early-window", duties: "intervals" },
};

/** Who may do what the law asks for, or what it asks for, beside the duties of every service of a family. */
function dutiesOf(path: SitePath): FigureId {
  if (path.includes("gas")) return "gas-card";
  return path.includes("plumbing") || path.includes("water") ? "water-temperatures" : "who-may";
}

const sizeOf = (id: FigureId) => ({ ...figureSize, ...(figures[id].height && { height: figures[id].height }) });

/**
 * The figure of a band of a page, or nothing.
 * @param late on a phone, only in a band that has been opened
 */
export function figuresOf(path: SitePath, late = false): (band: string) => ReactNode {
  return (band) => {
    const id = places[path]?.[band] ?? (band === "duties" ? dutiesOf(path) : undefined);
    const className = late ? "figure later" : "figure";
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
