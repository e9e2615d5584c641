import type { BuildingName } from "@/data/areas/street";
import type { BuildingType } from "./building-type";
import { arches } from "./buildings/arches";
import { bayTerrace } from "./buildings/bay-terrace";
import { bungalow } from "./buildings/bungalow";
import { byLawTerrace } from "./buildings/by-law-terrace";
import { church } from "./buildings/church";
import { cottageEstate } from "./buildings/cottage-estate";
import { councilBlock } from "./buildings/council-block";
import { dataCentre } from "./buildings/data-centre";
import { detachedHouse } from "./buildings/detached-house";
import { dock } from "./buildings/dock";
import { edwardianOffice } from "./buildings/edwardian-office";
import { factory } from "./buildings/factory";
import { gasholder } from "./buildings/gasholder";
import { georgianTerrace } from "./buildings/georgian-terrace";
import { glassTower } from "./buildings/glass-tower";
import { glasshouse } from "./buildings/glasshouse";
import { hangar } from "./buildings/hangar";
import { hospital } from "./buildings/hospital";
import { hotel } from "./buildings/hotel";
import { mansionBlock } from "./buildings/mansion-block";
import { marketHall } from "./buildings/market-hall";
import { mews } from "./buildings/mews";
import { newFlats } from "./buildings/new-flats";
import { newTownTerrace } from "./buildings/new-town-terrace";
import { officePark } from "./buildings/office-park";
import { parade } from "./buildings/parade";
import { pointTower } from "./buildings/point-tower";
import { powerStation } from "./buildings/power-station";
import { pub } from "./buildings/pub";
import { school } from "./buildings/school";
import { semi } from "./buildings/semi";
import { shed } from "./buildings/shed";
import { shoppingCentre } from "./buildings/shopping-centre";
import { sixtiesOffice } from "./buildings/sixties-office";
import { slab } from "./buildings/slab";
import { soundStage } from "./buildings/sound-stage";
import { stadium } from "./buildings/stadium";
import { station } from "./buildings/station";
import { stuccoTerrace } from "./buildings/stucco-terrace";
import { timberFrames } from "./buildings/timber-frames";
import { townHall } from "./buildings/town-hall";
import { university } from "./buildings/university";
import { villa } from "./buildings/villa";
import { warehouse } from "./buildings/warehouse";
import { waterside } from "./buildings/waterside";

/** Draws each kind of building. Functions of kinds with a variable number of storeys take that number. */
export const catalogue: Readonly<Record<BuildingName, (storeys?: number) => BuildingType>> = {
  "Georgian terrace": georgianTerrace,
  "stucco terrace": stuccoTerrace,
  "by-law terrace": byLawTerrace,
  "bay terrace": bayTerrace,
  mews,
  "new-town terrace": newTownTerrace,
  "timber frames": timberFrames,
  semi,
  villa,
  "detached house": detachedHouse,
  bungalow,
  "cottage estate": cottageEstate,
  "mansion block": mansionBlock,
  "council block": councilBlock,
  slab,
  "point tower": pointTower,
  "glass tower": glassTower,
  "new flats": newFlats,
  "1960s office": sixtiesOffice,
  "Edwardian office": edwardianOffice,
  "office park": officePark,
  hotel,
  hospital,
  warehouse,
  arches,
  "market hall": marketHall,
  shed,
  factory,
  parade,
  "shopping centre": shoppingCentre,
  "data centre": dataCentre,
  "sound stage": soundStage,
  hangar,
  glasshouse,
  gasholder,
  "power station": powerStation,
  dock,
  waterside,
  church,
  station,
  school,
  pub,
  "town hall": townHall,
  university,
  stadium,
};
