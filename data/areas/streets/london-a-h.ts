import type { AreaSlug } from "../places";
import type { Street } from "./types";

/** What stands in the streets of the London areas from Barking to Hounslow. */
export const londonAToH = {
  barking: {
    line: ["church", "station", "town hall", "by-law terrace", "slab 9", "new flats", "bay terrace", "factory", "shed"],
    notes: [
      ["by-law terrace", "Each of the older terraces has a boiler and a flue of its own."],
      ["new flats", "The new flats have no boilers: heat comes in from the network."],
      ["factory", "A workshop’s overhead heaters draw in the dust of its trade."],
    ],
    network: "new flats",
  },
  barnet: {
    line: ["church", "Georgian terrace", "parade", "1960s office 6", "villa", "detached house", "semi", "hospital 5"],
    notes: [
      ["Georgian terrace", "High on the ridge, the top floors get the weakest water."],
      ["1960s office", "An office that becomes flats needs a meter for each home."],
      ["detached house", "Four bathrooms ask for stored hot water, not a combi alone."],
    ],
  },
  battersea: {
    line: [
      "mansion block",
      "bay terrace",
      "arches",
      "cottage estate",
      "power station",
      "slab 9",
      "glass tower",
      "new flats 7",
    ],
    notes: [
      ["mansion block", "Flats without a roof of their own send their flues to the rear."],
      ["arches", "Air comes in only at the ends of an arch, and leaves there too."],
      ["glass tower", "The glass towers take heat from an energy centre, not from gas."],
    ],
  },
  bexley: {
    line: ["parade", "semi", "church", "semi", "hospital 5", "point tower", "waterside", "shed"],
    notes: [
      ["semi", "The meter is at the front, the boiler at the back: size the pipe."],
      ["point tower", "A tower block pumps its water to the upper floors."],
      ["shed", "Radiant heaters hang high over the racking in a river shed."],
    ],
  },
  bloomsbury: {
    line: [
      "Georgian terrace",
      "university",
      "Edwardian office",
      "pub",
      "Georgian terrace",
      "hospital 7",
      "hotel 6",
      "parade",
      "school",
    ],
    notes: [
      ["Georgian terrace", "Boilers sit in vaults under the pavement, damp and short of air."],
      ["university", "Laboratories cannot lose their air, even for an hour."],
      ["hotel", "The hotel’s kitchen gas starts from an old supply in a vault."],
    ],
  },
  brent: {
    line: ["by-law terrace", "parade", "church", "villa", "semi", "office park", "hospital 6", "factory"],
    notes: [
      ["by-law terrace", "Several boilers often share one gas pipe that is too small."],
      ["parade", "Kitchen ducts from the parade end beside the flats above."],
      ["factory", "Food factories stop only to be cleaned: that is our time."],
    ],
  },
  brixton: {
    line: [
      "market hall",
      "arches",
      "parade",
      "town hall",
      "slab 8",
      "by-law terrace",
      "council block",
      "Georgian terrace",
    ],
    notes: [
      ["market hall", "Market kitchens have no outside wall: their air must go up."],
      ["arches", "The arches take all their air in at the front."],
      ["by-law terrace", "One burst pipe in a divided terrace reaches three more homes."],
    ],
  },
  bromley: {
    line: ["shopping centre", "slab 8", "1960s office 7", "church", "villa", "by-law terrace", "semi", "school"],
    notes: [
      ["1960s office", "Where offices became flats, each home has pipes of its own."],
      ["villa", "The meter may be at the gate, fifty metres from the plant room."],
      ["school", "A school’s boilers are best replaced in the summer weeks."],
    ],
  },
  camden: {
    line: [
      "stucco terrace",
      "market hall",
      "waterside",
      "by-law terrace",
      "factory",
      "station",
      "new flats 7",
      "university",
      "mews",
    ],
    notes: [
      ["market hall", "Market kitchens in vaults need every breath of air by duct."],
      ["factory", "An old piano factory, now studios, is deep and hot."],
      ["new flats", "At King’s Cross, heat and cooling come from networks."],
    ],
    network: "new flats",
  },
  "canary-wharf": {
    line: [
      "Georgian terrace",
      "warehouse",
      "dock",
      "glass tower",
      "glass tower",
      "hotel 8",
      "point tower",
      "council block",
      "data centre",
    ],
    notes: [
      ["glass tower", "A tower’s water climbs in zones, each with its own pumps."],
      ["hotel", "Hotel bathrooms need hot water at every hour of the day."],
      ["data centre", "A data centre proves its standby cooling before the duty stops."],
    ],
  },
  chelsea: {
    line: [
      "Georgian terrace",
      "church",
      "stucco terrace",
      "parade",
      "mansion block 6",
      "hospital 6",
      "pub",
      "power station",
    ],
    notes: [
      ["Georgian terrace", "Nothing new may show on the river front of these houses."],
      ["stucco terrace", "Below a stucco house, pools and cinemas live on pumps and fans."],
      ["hospital", "A hospital ward keeps its air and its safe water at all hours."],
    ],
  },
  "city-of-london": {
    line: [
      "church",
      "Edwardian office",
      "glass tower",
      "market hall",
      "1960s office 8",
      "glass tower",
      "slab 9",
      "pub",
      "town hall",
    ],
    notes: [
      ["Edwardian office", "Stone banks hide their chillers behind screens on the roof."],
      ["glass tower", "A chiller comes off a tower by crane, on a closed street."],
      ["1960s office", "Deep office floors need cooling even in January."],
    ],
  },
  croydon: {
    line: [
      "1960s office 8",
      "market hall",
      "shopping centre",
      "point tower",
      "parade",
      "bay terrace",
      "power station",
      "shed",
    ],
    notes: [
      ["1960s office", "Baths where desks stood need new drains on every floor."],
      ["point tower", "The new towers boost their water and share their heat."],
      ["shed", "Retail sheds carry their cooling on light steel roofs."],
    ],
  },
  dagenham: {
    line: [
      "cottage estate",
      "parade",
      "church",
      "cottage estate",
      "town hall",
      "new flats 5",
      "dock",
      "factory",
      "sound stage",
    ],
    notes: [
      ["cottage estate", "The boiler is in the larder, and the flue has few ways out."],
      ["factory", "Dock works heat open bays with burners overhead."],
      ["sound stage", "A film stage in use wants cooling that cannot be heard."],
    ],
  },
  ealing: {
    line: [
      "pub",
      "bay terrace",
      "church",
      "cottage estate",
      "parade",
      "point tower",
      "new flats 6",
      "waterside",
      "shed",
    ],
    notes: [
      ["cottage estate", "At Brentham, flues and pipes stay at the back of the cottages."],
      ["parade", "Tandoors and woks use far more gas than most kitchens."],
      ["shed", "Roof units on the long sheds need a safe edge before a lift."],
    ],
  },
  enfield: {
    line: ["parade", "station", "bay terrace", "church", "shopping centre", "point tower", "hospital 5", "factory"],
    notes: [
      ["bay terrace", "Old chimney breasts may still hide a back boiler’s flue."],
      ["point tower", "Towers on the network have a heat exchanger in each flat."],
      ["factory", "Warm air stays under a high works roof until fans push it down."],
    ],
    network: "point tower",
  },
  finchley: {
    line: [
      "cottage estate",
      "church",
      "cottage estate",
      "parade",
      "mansion block 4",
      "semi",
      "shopping centre",
      "university",
    ],
    notes: [
      ["cottage estate", "In the Suburb, the Trust must accept a flue or a fan."],
      ["mansion block", "One ageing boiler room heats the whole mansion block."],
      ["shopping centre", "Shop units in the centre get their cooling overnight."],
    ],
  },
  fulham: {
    line: ["bay terrace", "pub", "bay terrace", "stadium", "gasholder", "new flats 7", "council block", "parade"],
    notes: [
      ["bay terrace", "Terraces with five bathrooms outgrow a pipe laid for one tap."],
      ["gasholder", "Gas is kept in the mains today: the holder is only a frame."],
      ["new flats", "In the new blocks by the river, the water is shared."],
    ],
  },
  greenwich: {
    line: [
      "Georgian terrace",
      "market hall",
      "university",
      "parade",
      "villa",
      "new-town terrace",
      "new flats 8",
      "glass tower",
    ],
    notes: [
      ["market hall", "Round the covered market, even a small grille is seen from above."],
      ["villa", "Blackheath villas have large boilers from several decades."],
      ["glass tower", "Peninsula towers take heat in below and pump water up."],
    ],
  },
  hackney: {
    line: [
      "by-law terrace",
      "town hall",
      "market hall",
      "arches",
      "council block",
      "factory",
      "new flats 5",
      "waterside",
    ],
    notes: [
      ["arches", "A bakery in an arch is heard across the cobbles at five."],
      ["council block", "Estate blocks share one boiler house and mains under the grass."],
      ["factory", "Old works by the canal limit what their roofs may carry."],
    ],
  },
  hammersmith: {
    line: [
      "Georgian terrace",
      "waterside",
      "1960s office 8",
      "shopping centre",
      "mansion block",
      "parade",
      "villa",
      "cottage estate",
      "hospital 6",
    ],
    notes: [
      ["Georgian terrace", "River cellars flood at spring tides, so pump floats sit high."],
      ["1960s office", "Soot from the flyover fills an office’s filters early."],
      ["mansion block", "Mansion flats share gas pipes, let and lived in side by side."],
    ],
  },
  hampstead: {
    line: [
      "Georgian terrace",
      "church",
      "villa",
      "stucco terrace",
      "mansion block 5",
      "parade",
      "new flats 5",
      "hospital 7",
    ],
    notes: [
      ["Georgian terrace", "At the top of the hill the main has little pressure to spare."],
      ["villa", "One divided villa holds lead, iron, copper and plastic pipe."],
      ["mansion block", "A mansion block lives by its pumps in the locked basement."],
    ],
  },
  haringey: {
    line: [
      "bay terrace",
      "parade",
      "town hall",
      "by-law terrace",
      "Georgian terrace",
      "factory",
      "new flats 7",
      "church",
      "pub",
    ],
    notes: [
      ["bay terrace", "Ten radiators on one old loop of pipe have to be balanced."],
      ["parade", "Charcoal grills need a duct of their own, apart from the gas."],
      ["by-law terrace", "Clay drains crack on the slope: a camera goes in first."],
    ],
  },
  harrow: {
    line: [
      "school",
      "church",
      "timber frames",
      "semi",
      "shopping centre",
      "1960s office 7",
      "new flats 6",
      "hospital 5",
    ],
    notes: [
      ["school", "Dozens of showers run in the hour before breakfast."],
      ["semi", "Extended semis keep a first boiler and too thin a pipe."],
      ["1960s office", "A 1970s office block still has its one central boiler room."],
    ],
  },
  havering: {
    line: ["church", "cottage estate", "parade", "semi", "new-town terrace", "detached house", "school", "shed"],
    notes: [
      ["new-town terrace", "Post-war concrete walls are scanned before a flue is drilled."],
      ["detached house", "A big house may run a pool and outbuildings from one supply."],
      ["shed", "On marsh that settles, pipes enter through flexible joints."],
    ],
  },
  hillingdon: {
    line: ["timber frames", "by-law terrace", "semi", "parade", "hotel 7", "office park", "data centre", "shed"],
    notes: [
      ["semi", "A Metropolitan semi asks for an ordinary boiler, well kept."],
      ["hotel", "A hotel room without cooling cannot be sold: windows stay shut."],
      ["data centre", "Data halls run on chilled water through every night."],
    ],
  },
  hounslow: {
    line: ["semi", "parade", "new flats 8", "glass tower", "stadium", "factory", "office park", "shed"],
    notes: [
      ["semi", "Under the flight path, fresh air comes through quiet ducts."],
      ["glass tower", "Towers in Brentford share heat from plant in the basement."],
      ["shed", "Freight sheds are cold at the doors and warm in the office."],
    ],
  },
} as const satisfies Partial<Record<AreaSlug, Street>>;
