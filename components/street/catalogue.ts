import type { BuildingName } from "@/data/areas/street";
import * as civic from "./civic";
import * as houses from "./houses";
import type { BuildingType } from "./primitives";
import * as tall from "./tall";
import * as terraces from "./terraces";
import * as trade from "./trade";
import * as works from "./works";

/** How each kind of building is drawn. One that has storeys to choose takes their number. */
export const catalogue = {
  "Georgian terrace": terraces.georgianTerrace,
  "stucco terrace": terraces.stuccoTerrace,
  "by-law terrace": terraces.bylawTerrace,
  "bay terrace": terraces.bayTerrace,
  mews: terraces.mews,
  "new-town terrace": terraces.newTownTerrace,
  "timber frames": terraces.oldHighStreet,
  semi: houses.semi,
  villa: houses.villa,
  "detached house": houses.detached,
  bungalow: houses.bungalow,
  "cottage estate": houses.cottageEstate,
  "mansion block": houses.mansionBlock,
  "council block": houses.councilBlock,
  slab: tall.slab,
  "point tower": tall.pointTower,
  "glass tower": tall.glassTower,
  "new flats": tall.newFlats,
  "1960s office": tall.sixtiesOffice,
  "Edwardian office": tall.edwardianOffice,
  "office park": works.officePark,
  hotel: tall.hotel,
  hospital: tall.hospital,
  warehouse: trade.warehouse,
  arches: trade.arches,
  "market hall": trade.market,
  shed: works.shed,
  factory: works.factory,
  parade: trade.parade,
  "shopping centre": trade.mall,
  "data centre": works.dataCentre,
  "sound stage": works.soundStage,
  hangar: works.hangar,
  glasshouse: works.glasshouse,
  gasholder: works.gasholder,
  "power station": works.powerStation,
  dock: trade.dock,
  waterside: trade.waterside,
  church: civic.church,
  station: civic.station,
  school: civic.school,
  pub: civic.pub,
  "town hall": civic.townHall,
  university: civic.university,
  stadium: civic.stadium,
} as const satisfies Record<BuildingName, (storeys?: number) => BuildingType>;
