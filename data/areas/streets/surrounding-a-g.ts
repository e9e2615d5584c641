import type { AreaSlug } from "../places";
import type { Street } from "./types";

/** What stands in the streets of the towns around London from Banstead to Guildford. */
export const surroundingAToG = {
  banstead: {
    line: ["church", "parade", "semi", "bungalow", "semi", "station", "new-town terrace", "villa", "detached house"],
    notes: [
      ["semi", "Near the Downs we mind the wind before we fit a flue."],
      ["bungalow", "A loft bathroom outgrows a chalet bungalow’s first tank."],
      ["detached house", "Long drives mean long gas pipes, laid larger."],
    ],
  },
  basildon: {
    line: [
      "new-town terrace",
      "point tower",
      "shopping centre",
      "parade",
      "hospital 6",
      "Georgian terrace",
      "factory",
      "school",
    ],
    notes: [
      ["new-town terrace", "Warm-air heaters of the sixties still blow in some terraces."],
      ["shopping centre", "Packaged plant on flat roofs is reached without closing shops."],
      ["factory", "What the extract takes out must come back warmed."],
    ],
  },
  borehamwood: {
    line: [
      "parade",
      "semi",
      "sound stage",
      "council block 4",
      "new flats 6",
      "1960s office 5",
      "new-town terrace",
      "detached house",
    ],
    notes: [
      ["sound stage", "A sound stage is cooled so that no microphone hears it."],
      ["council block", "Kitchens stand back to back on one shared soil pipe."],
      ["1960s office", "An office turned into flats gets its pipes by the lift lobby."],
    ],
  },
  brentwood: {
    line: ["pub", "parade", "church", "school", "new flats 5", "semi", "detached house", "factory"],
    notes: [
      ["parade", "A High Street kitchen sends its duct above the next window."],
      ["school", "One gas meter, four boiler rooms, and pumps at odds."],
      ["detached house", "Bedrooms under a large roof in Hutton overheat."],
    ],
  },
  caterham: {
    line: ["station", "parade", "villa", "new flats 4", "church", "school", "detached house", "timber frames", "semi"],
    notes: [
      ["villa", "High on the valley side, a villa stands far above its main."],
      ["school", "School boilers work hard through long frosts on the hill."],
      ["detached house", "In the beech woods a heat pump has room, and saves most."],
    ],
  },
  chelmsford: {
    line: [
      "town hall",
      "church",
      "parade",
      "1960s office 6",
      "new flats 7",
      "university",
      "factory",
      "hospital 6",
      "semi",
    ],
    notes: [
      ["1960s office", "Offices are refitted floor by floor, and the air with them."],
      ["university", "Laboratories hold their humidity as well as their heat."],
      ["factory", "Making electronics asks for filtered air and steady pressure."],
    ],
  },
  cheshunt: {
    line: ["glasshouse", "bungalow", "pub", "parade", "new flats 6", "waterside", "shopping centre", "factory"],
    notes: [
      ["bungalow", "On old nursery land we trace the mains before we dig."],
      ["new flats", "Lakeside blocks take heat and pumped water from one room."],
      ["shopping centre", "Door heaters in big stores are seen to before they open."],
    ],
  },
  chigwell: {
    line: ["church", "school", "pub", "detached house", "semi", "parade", "council block 4"],
    notes: [
      ["detached house", "Pool, range and two boilers outgrow a house’s gas meter."],
      ["semi", "An interwar semi asks for its yearly service and little else."],
      ["council block", "At Limes Farm a flue may end over a shared walkway."],
    ],
  },
  crawley: {
    line: [
      "church",
      "new-town terrace",
      "parade",
      "timber frames",
      "shopping centre",
      "new flats 6",
      "hotel 6",
      "data centre",
    ],
    notes: [
      ["new-town terrace", "Some New Town homes still have warm air behind grilles."],
      ["new flats", "Flats by the Town Hall take heat from its energy centre."],
      ["hotel", "In a busy hotel we drain one pipe at a time, at midday."],
    ],
  },
  dartford: {
    line: ["church", "pub", "parade", "new-town terrace", "new flats 7", "shopping centre", "hospital 7", "shed"],
    notes: [
      ["new-town terrace", "Chalk water furs the boilers of a post-war estate."],
      ["new flats", "Stacked flats pass a leak down before anyone is home."],
      ["hospital", "Clinical rooms need measured air changes, on record."],
    ],
  },
  dorking: {
    line: [
      "timber frames",
      "Georgian terrace",
      "church",
      "pub",
      "villa",
      "parade",
      "cottage estate",
      "1960s office 4",
      "school",
    ],
    notes: [
      ["timber frames", "Old inns have no free wall: their flues line a chimney."],
      ["villa", "Where there is no gas, a villa weighs oil and heat pump."],
      ["school", "A prep school’s boilers are a walk from the rooms they heat."],
    ],
  },
  epping: {
    line: ["pub", "market hall", "church", "by-law terrace", "semi", "parade", "villa", "hangar"],
    notes: [
      ["by-law terrace", "A new bathroom fits a rear addition with shallow drains."],
      ["villa", "Leaves of the Forest find their way into a villa’s flue."],
      ["hangar", "Hangar heaters switch off when the great doors open."],
    ],
  },
  epsom: {
    line: ["town hall", "Georgian terrace", "shopping centre", "university", "semi", "church", "hospital 5", "stadium"],
    notes: [
      ["Georgian terrace", "Below the springs, plant stands on plinths, not in pits."],
      ["university", "Kilns and lasers each have an extract of their own."],
      ["semi", "1930s semis hang their boilers in former larders."],
    ],
  },
  esher: {
    line: ["pub", "parade", "villa", "detached house", "church", "station", "detached house", "school", "stadium"],
    notes: [
      ["villa", "Near the Mole we hang a villa’s boiler on the first floor."],
      ["detached house", "Twelve circuits and a pool want one controller."],
      ["school", "Boarding schools have more pumps than anyone can watch."],
    ],
  },
  "gerrards-cross": {
    line: ["station", "timber frames", "villa", "detached house", "church", "parade", "villa", "pub", "university"],
    notes: [
      ["timber frames", "Behind brick fronts, medieval frames decide where ducts go."],
      ["villa", "In an Arts and Crafts house, ducts fit under the long roof."],
      ["detached house", "Leaded windows lose heat: size a heat pump on a cold day."],
    ],
  },
  gravesend: {
    line: [
      "stucco terrace",
      "dock",
      "by-law terrace",
      "parade",
      "church",
      "villa",
      "new-town terrace",
      "school",
      "warehouse 4",
    ],
    notes: [
      ["stucco terrace", "Vents and flues stay off the stucco’s street front."],
      ["dock", "By the river, drains get flaps and plant moves up a floor."],
      ["villa", "A villa let by the floor has boilers of every age."],
    ],
  },
  grays: {
    line: ["by-law terrace", "parade", "point tower", "dock", "semi", "shopping centre", "church", "shed"],
    notes: [
      ["point tower", "Riverside towers pump their water up, with a pump to spare."],
      ["shopping centre", "Mall roofs carry acres of cooling, swapped by crane."],
      ["shed", "Sheds twelve metres high push warm air back down by fan."],
    ],
  },
  guildford: {
    line: [
      "town hall",
      "timber frames",
      "church",
      "by-law terrace",
      "villa",
      "parade",
      "university",
      "hospital 6",
      "factory",
    ],
    notes: [
      ["timber frames", "Plant for old shops goes up the High Street in parts."],
      ["university", "A fume cupboard’s air must always move one way."],
      ["hospital", "New burners start beside plant that carries the wards."],
    ],
  },
} as const satisfies Partial<Record<AreaSlug, Street>>;
