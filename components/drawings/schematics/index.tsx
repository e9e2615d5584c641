import type { ServiceSlug } from "@/data/slugs";
import type { DrawingId } from "@/lib/pages";
import { serviceSlugs } from "@/lib/paths";
import { boilers } from "./boilers";
import { buildingServices } from "./building-services";
import { cooling } from "./cooling";
import { design } from "./design";
import { emergencies } from "./emergencies";
import { energy } from "./energy";
import { gasHomes } from "./gas-homes";
import { gasSafety } from "./gas-safety";
import { gasSupply } from "./gas-supply";
import { heating } from "./heating";
import { hubs } from "./hubs";
import { neutral } from "./neutral";
import { pipework } from "./pipework";
import { plumbing } from "./plumbing";
import { risers } from "./risers";
import type { Schematic } from "./types";
import { ventilation } from "./ventilation";
import { water } from "./water";

export type SchematicId = DrawingId | "not-found";

/** A new drawing is a new entry in one of these files; a page without one does not compile, but for the services. */
const schematics = {
  ...boilers,
  ...buildingServices,
  ...cooling,
  ...design,
  ...emergencies,
  ...energy,
  ...gasHomes,
  ...gasSafety,
  ...gasSupply,
  ...heating,
  ...hubs,
  ...pipework,
  ...plumbing,
  ...risers,
  ...ventilation,
  ...water,
} satisfies Record<Exclude<SchematicId, ServiceSlug>, Schematic> & Partial<Record<ServiceSlug, Schematic>>;

const drawn: Partial<Record<SchematicId, Schematic>> = schematics;

export const schematicIds = Object.keys(schematics) as readonly (keyof typeof schematics)[];

/** A drawing by its name; the neutral one for a service that has none yet. */
export function schematicOf(id: SchematicId): Schematic {
  return drawn[id] ?? neutral;
}

/** The services that have no drawing yet, which the go-live check lists. */
export const undrawn: readonly ServiceSlug[] = serviceSlugs.filter((slug) => !drawn[slug]);
