import type { AreaSlug } from "../places";
import type { Street } from "./types";

/** What stands in the streets of the towns around London from Harlow to Woking. */
export const surroundingHToZ = {
  harlow: {
    line: [
      "new-town terrace",
      "point tower",
      "parade",
      "1960s office 6",
      "shopping centre",
      "hospital 5",
      "data centre",
      "church",
    ],
    notes: [
      ["new-town terrace", "Homes of one decade have boilers that wear out together."],
      ["1960s office", "Studios in old offices hold damp air: fit fans that run."],
      ["data centre", "A data hall rehearses its cooling work with hired plant."],
    ],
  },
  hatfield: {
    line: ["Georgian terrace", "church", "cottage estate", "semi", "hangar", "university", "office park", "shed"],
    notes: [
      ["cottage estate", "The garden city’s scheme must accept a flue that shows."],
      ["university", "Campus showers unused all summer are flushed by plan."],
      ["office park", "On the business park, fresh air is counted by the desk."],
    ],
  },
  "hemel-hempstead": {
    line: ["church", "pub", "new-town terrace", "parade", "glass tower", "waterside", "school", "shed"],
    notes: [
      ["new-town terrace", "Homes on the hills hang at the end of a long main."],
      ["school", "A Berkhamsted school needs boilers that fit old cellars."],
      ["shed", "Big sheds heat the loading docks and leave aisles cool."],
    ],
  },
  hertford: {
    line: ["timber frames", "town hall", "pub", "church", "warehouse 4", "villa", "school", "factory"],
    notes: [
      ["timber frames", "A timber frame moves, and its pipes have to allow for it."],
      ["pub", "An old coaching yard leaves a flue only the chimney."],
      ["school", "All the showers run within half an hour of the bell."],
    ],
  },
  "high-wycombe": {
    line: [
      "market hall",
      "town hall",
      "church",
      "by-law terrace",
      "factory",
      "shopping centre",
      "university",
      "office park",
    ],
    notes: [
      ["by-law terrace", "Alleys are narrow: a boiler’s plume is pointed upwards."],
      ["factory", "A joinery’s dust extract needs fresh air to replace it."],
      ["university", "A lecture room needs air that follows its crowd."],
    ],
  },
  hoddesdon: {
    line: ["town hall", "pub", "parade", "by-law terrace", "station", "church", "factory", "power station", "semi"],
    notes: [
      ["pub", "An inn’s kitchen may be two cellars from its gas meter."],
      ["parade", "Flats over shops share long pipes: one leak closes a till."],
      ["factory", "Heaters above a print works gather dust in the burner."],
    ],
  },
  leatherhead: {
    line: ["parade", "church", "school", "shopping centre", "office park", "semi", "detached house"],
    notes: [
      ["school", "Red-brick classrooms need heat that keeps to the timetable."],
      ["office park", "Head offices replace worn fan coils, and keep the ceilings."],
      ["detached house", "On heath sand we bed and wrap the pipes to a large house."],
    ],
  },
  loughton: {
    line: ["parade", "station", "villa", "timber frames", "church", "new-town terrace", "semi", "school", "factory"],
    notes: [
      ["parade", "Restaurant ducts climb past the flats to the ridge."],
      ["villa", "On the slope a boiler stands two storeys above its garden rooms."],
      ["factory", "Printing works hold their humidity all the year round."],
    ],
  },
  maidenhead: {
    line: ["arches", "parade", "new flats 8", "1960s office 6", "waterside", "villa", "pub", "office park"],
    notes: [
      ["new flats", "Flats by the stream share plant rooms below ground."],
      ["waterside", "By the river, boilers and panels stand on raised plinths."],
      ["villa", "Plant for a river villa may come by boat."],
    ],
  },
  oxted: {
    line: ["timber frames", "parade", "station", "pub", "villa", "church", "bungalow", "school", "hangar"],
    notes: [
      ["timber frames", "Beams are boards on brick, but the fire walls are real."],
      ["bungalow", "High on the chalk, outdoor units get a drained base."],
      ["hangar", "Jet fuel rules out an open flame near a hangar’s floor."],
    ],
  },
  "potters-bar": {
    line: ["parade", "semi", "bungalow", "church", "semi", "school", "1960s office 6", "factory", "detached house"],
    notes: [
      ["semi", "A back boiler goes, and a thin iron pipe comes to light."],
      ["school", "School blocks need air that is measured in and out."],
      ["1960s office", "Rooms without windows in the head offices live on fans."],
    ],
  },
  redhill: {
    line: [
      "station",
      "shopping centre",
      "1960s office 6",
      "new flats 7",
      "by-law terrace",
      "church",
      "hospital 6",
      "factory",
    ],
    notes: [
      ["1960s office", "Office blocks turned to flats keep pipes and lose cooling."],
      ["new flats", "Flats that face west get very warm: find cooling a way."],
      ["hospital", "Ward air at the hospital is tested to a guide of its own."],
    ],
  },
  reigate: {
    line: [
      "town hall",
      "timber frames",
      "church",
      "villa",
      "school",
      "1960s office 5",
      "cottage estate",
      "semi",
      "new-town terrace",
    ],
    notes: [
      ["timber frames", "Gas in a timber shop runs in ducts that are aired."],
      ["villa", "On Reigate Hill a fan is heard far: choose a quiet one."],
      ["school", "When a school’s pressure falls, look under the lawn."],
    ],
  },
  rickmansworth: {
    line: [
      "pub",
      "church",
      "waterside",
      "school",
      "semi",
      "new-town terrace",
      "parade",
      "detached house",
      "1960s office 4",
    ],
    notes: [
      ["waterside", "By three rivers, cellars and lift pits need pumps."],
      ["school", "Scattered school buildings hang on one old boiler room."],
      ["detached house", "At Moor Park an outdoor unit hides behind the house."],
    ],
  },
  sevenoaks: {
    line: [
      "church",
      "Georgian terrace",
      "parade",
      "school",
      "villa",
      "by-law terrace",
      "station",
      "detached house",
      "1960s office 5",
    ],
    notes: [
      ["Georgian terrace", "A hole through ragstone is drilled slowly, with water."],
      ["school", "School pipes are renewed in lengths that run before term."],
      ["villa", "A roof tank above three floors is a risk on a frosty night."],
    ],
  },
  slough: {
    line: ["semi", "parade", "new flats 6", "factory", "power station", "1960s office 6", "data centre", "hospital 5"],
    notes: [
      ["factory", "A chocolate line that stops loses money by the minute."],
      ["1960s office", "Glazed offices on the A4 need filters for its traffic."],
      ["data centre", "Data centres never lose a standby while a chiller changes."],
    ],
  },
  "st-albans": {
    line: [
      "church",
      "timber frames",
      "town hall",
      "market hall",
      "Georgian terrace",
      "villa",
      "semi",
      "1960s office 5",
      "factory",
    ],
    notes: [
      ["timber frames", "Where a floor hangs over the street, the flue goes rear."],
      ["villa", "Villas gain bathrooms faster than their drains can follow."],
      ["factory", "Hat factories, now studios, need air brought in by duct."],
    ],
  },
  "staines-upon-thames": {
    line: [
      "Georgian terrace",
      "waterside",
      "shopping centre",
      "new flats 7",
      "bungalow",
      "university",
      "hotel 6",
      "shed",
    ],
    notes: [
      ["bungalow", "Towpath bungalows keep boilers above the flood of 2014."],
      ["university", "Old chimneys carry new pipes to student rooms."],
      ["hotel", "Airport hotels store much hot water and use it unevenly."],
    ],
  },
  swanley: {
    line: [
      "station",
      "by-law terrace",
      "shopping centre",
      "new-town terrace",
      "bungalow",
      "arches",
      "pub",
      "factory",
      "church",
    ],
    notes: [
      ["shopping centre", "The precinct’s fans stand close to the flats above its shops."],
      ["bungalow", "Bungalows on nursery land have one boiler and hard water."],
      ["factory", "Trade units open quickly and need their heat at once."],
    ],
  },
  "waltham-abbey": {
    line: ["church", "timber frames", "market hall", "pub", "new-town terrace", "glasshouse", "factory", "shed"],
    notes: [
      ["timber frames", "Over the shops of Sun Street, pipes spare the old frames."],
      ["glasshouse", "A grower burns gas for warmth and for the crop’s own air."],
      ["shed", "Chilled depots have cold doors, and drains that must not freeze."],
    ],
  },
  "walton-on-thames": {
    line: ["parade", "waterside", "bungalow", "pub", "detached house", "church", "sound stage", "office park"],
    notes: [
      ["bungalow", "Under a floor on stilts, pipes are traced and wrapped."],
      ["detached house", "Private estates have room for a heat pump, or water near."],
      ["sound stage", "Hired cooling plugs in at the wall of a film stage."],
    ],
  },
  watford: {
    line: [
      "church",
      "shopping centre",
      "town hall",
      "by-law terrace",
      "stadium",
      "villa",
      "1960s office 8",
      "hospital 6",
    ],
    notes: [
      ["shopping centre", "In the mall we fit out at night, to the centre’s rules."],
      ["by-law terrace", "Let terraces have many yearly dates to keep at once."],
      ["1960s office", "Towers of offices keep their cooling on top, out of reach."],
    ],
  },
  weybridge: {
    line: ["church", "parade", "villa", "detached house", "pub", "new flats 4", "office park", "hospital 5"],
    notes: [
      ["villa", "Portmore Park villas still have lead pipe and shared drains."],
      ["detached house", "One controller runs pool, ramps, heating and cooling."],
      ["office park", "On the office campus, smoke dampers also serve comfort."],
    ],
  },
  windsor: {
    line: [
      "town hall",
      "Georgian terrace",
      "station",
      "parade",
      "pub",
      "school",
      "villa",
      "hotel 5",
      "new-town terrace",
    ],
    notes: [
      ["Georgian terrace", "In streets that face the Castle, even a grille is drawn."],
      ["school", "Boarding houses wake at one hour: store the hot water."],
      ["hotel", "Riverside hotels catch grease before the cellar pump."],
    ],
  },
  woking: {
    line: [
      "glass tower",
      "point tower",
      "hotel 6",
      "shopping centre",
      "waterside",
      "by-law terrace",
      "new-town terrace",
      "villa",
      "factory",
    ],
    notes: [
      ["glass tower", "Thirty storeys take cold water up in zones, by stages."],
      ["by-law terrace", "South of the railway, each house has a boiler of its own."],
      ["villa", "Among the pines, acid sand asks for wrapped pipes."],
    ],
  },
} as const satisfies Partial<Record<AreaSlug, Street>>;
