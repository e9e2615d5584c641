import type { ServiceSlug } from "./slugs";

/** The plant in the building on the service pages (components/drawings/key-plan/plant.tsx). */
export type Plant =
  | "crane"
  | "flue"
  | "extract"
  | "ducts"
  | "rooftop"
  | "chiller"
  | "chilled"
  | "outdoor"
  | "refrigerant"
  | "heating"
  | "wastes"
  | "stack"
  | "hot"
  | "cold"
  | "main"
  | "tank"
  | "pump"
  | "cylinder"
  | "taps"
  | "sink"
  | "gas"
  | "branch"
  | "kitchen"
  | "service"
  | "meter"
  | "range"
  | "boiler"
  | "standby"
  | "combi"
  | "controls";

type Point = readonly [x: number, y: number];

/** A sentence, the position of its number in the drawing (340 wide, 270 high), and where its leader ends. */
type Note = readonly [at: Point, says: string, to?: Point];

/** What one view of the building highlights; the rest is pale. */
export type BuildingView = {
  readonly lit: readonly Plant[];
  /** Plant that is off during the work, drawn in red, and where it is shut off. */
  readonly off?: readonly Plant[];
  readonly shut?: Point;
  readonly notes: readonly [Note, Note, Note?];
  /** The plant that the crane lifts, its height above the roof, and the hook's offset from the chiller. */
  readonly lifted?: { readonly plant: Plant; readonly by: number; readonly hook: number };
  /** The visible part of the building, if not the whole: its left, top and width. */
  readonly from?: readonly [x: number, y: number, width: number];
  /** Plant that the edge of the visible part would cut, and that is therefore left out. */
  readonly without?: readonly Plant[];
  /** Whether the rooms are furnished as homes, without the plant of an office building. */
  readonly home?: boolean;
};

/** Where a service's plant is in a building, and how our work affects the people there. */
export type BuildingViews = { readonly where: BuildingView; readonly work: BuildingView };

/** Services whose pages have no views of the building: emergency pages show the first steps instead. */
type WithoutViews = "emergency-hvac" | "emergency-gas-repairs" | "emergency-plumbing-repairs" | "plumber-london";

export const buildingViews: Readonly<Record<Exclude<ServiceSlug, WithoutViews>, BuildingViews>> = {
  "air-conditioning-installation": {
    where: {
      lit: ["outdoor", "refrigerant"],
      notes: [
        [
          [128, 20],
          "On the roof: the outdoor unit needs clear space around it, where an engineer can reach it.",
          [138, 34],
        ],
        [[152, 100], "In the riser: two insulated copper pipes run to the rooms.", [131, 98]],
        [
          [82, 142],
          "In the room: the indoor unit cools the air, and the water it takes out runs to a drain.",
          [98, 133],
        ],
      ],
      from: [44, 10, 180],
      without: ["rooftop"],
    },
    work: {
      lit: ["main", "tank", "pump", "cold", "taps", "sink", "ducts", "rooftop"],
      off: ["outdoor", "refrigerant"],
      notes: [
        [
          [112, 95],
          "If we replace old plant, you have no cooling until it’s done. Water and ventilation stay on.",
          [126, 95],
        ],
        [[146, 99], "We need to get above the ceilings along the pipe route.", [131, 121]],
      ],
    },
  },
  "appliance-servicing": {
    where: {
      lit: ["boiler", "standby", "flue", "range", "cylinder"],
      notes: [
        [[262, 258], "In the plant room: we service boilers and water heaters.", [262, 244]],
        [[326, 44], "Above the roof: we check that the flue outlets are clear.", [311, 44]],
        [[284, 168], "In flats and staff rooms: we service hobs, fires and heaters."],
      ],
    },
    work: {
      lit: ["standby", "flue", "service", "meter", "gas", "branch", "kitchen", "range", "heating"],
      off: ["boiler"],
      shut: [254, 197],
      notes: [
        [[262, 258], "We shut off only the appliance we are working on, with its gas and its power.", [262, 244]],
        [[297, 258], "If you have a second boiler, it can usually stay on.", [297, 244]],
      ],
    },
  },
  "bathroom-kitchen-plumbing": {
    where: {
      lit: ["taps", "sink", "hot", "cold", "wastes", "stack"],
      notes: [
        [[216, 138], "In the riser (the shaft for pipes): hot and cold water come up to your room.", [201, 138]],
        [[244, 147], "Beside the soil pipe: waste runs downhill to it, so the WC has to be near.", [229, 147]],
        [[48, 240], "Under the street: all the waste water ends up in the sewer.", [33, 248]],
      ],
    },
    work: {
      lit: ["main", "tank", "pump", "cylinder", "cold", "hot", "sink", "stack"],
      off: ["taps", "wastes"],
      shut: [215, 86],
      notes: [
        [
          [280, 87],
          "You can’t use the room while we work. If it has its own valves, the water stays on elsewhere.",
          [266, 97],
        ],
        [[306, 134], "We need the floor and walls to stay open until we have tested the pipes.", [278, 122]],
      ],
    },
  },
  "chiller-installation": {
    where: {
      lit: ["chiller", "chilled"],
      notes: [
        [[142, 38], "On the roof: the chiller gives off the building’s heat, so it needs space around it.", [128, 44]],
        [
          [134, 92],
          "Through the roof: the chiller sends cold water down to the coils, and it comes back warmer.",
          [119, 92],
        ],
        [[80, 131], "In each room: a coil with a fan cools the air.", [100, 131]],
      ],
      from: [26, 16, 172],
      without: ["outdoor", "rooftop", "sink"],
    },
    work: {
      lit: ["crane", "heating", "boiler", "standby", "ducts", "rooftop"],
      off: ["chiller", "chilled"],
      lifted: { plant: "chiller", by: 8.6, hook: 0 },
      without: ["outdoor"],
      from: [-6, -7, 352],
      notes: [
        [[148, 40], "Your cooling is off during the changeover, unless we bring in temporary plant.", [129, 44]],
        [[25, 130], "We need space in the street for the crane.", [25, 155]],
      ],
    },
  },
  "commercial-boiler-installation": {
    where: {
      lit: ["boiler", "standby", "flue", "heating", "cylinder", "gas", "branch"],
      notes: [
        [[262, 258], "In the plant room: several boilers share the work.", [262, 244]],
        [[326, 44], "Above the roof: the flue takes the boilers’ gases outside.", [311, 44]],
        [[140, 146], "In the riser: hot water goes up and comes back cooler.", [155, 146]],
      ],
    },
    work: {
      lit: ["main", "tank", "pump", "cold", "gas", "kitchen", "range", "service", "meter"],
      off: ["branch", "boiler", "standby", "heating", "cylinder", "hot"],
      shut: [246, 189],
      notes: [
        [[262, 258], "Heating and hot water may be off during the swap, unless we do it in stages.", [262, 244]],
        [[28, 138], "We need a way in for the boilers: doors and stairs, or space for a crane."],
      ],
    },
  },
  "commercial-installation": {
    where: {
      lit: ["main", "tank", "pump", "cold", "cylinder", "hot", "taps", "sink", "wastes", "stack"],
      notes: [
        [[74, 219], "In the basement: the water main fills the tank.", [84, 233]],
        [[216, 138], "In the riser: pumps lift the water to every floor.", [201, 138]],
        [[244, 147], "In the soil pipe: waste water runs down to the sewer.", [229, 147]],
      ],
      from: [48, 51, 280],
      without: ["chiller", "outdoor", "rooftop", "extract"],
    },
    work: {
      lit: ["main", "tank", "pump", "wastes", "stack"],
      off: ["cold", "hot", "taps", "sink"],
      notes: [
        [[216, 138], "The new pipes stay off until we have flushed, disinfected and sampled them.", [201, 138]],
        [[216, 108], "We need risers and ceilings to stay open until the pipes pass the pressure test.", [203, 121]],
      ],
    },
  },
  "commercial-kitchen-gas": {
    where: {
      lit: ["service", "meter", "gas", "branch", "kitchen", "range", "extract"],
      notes: [
        [[222, 170], "On the gas pipe: the valve opens only while the fans run.", [233, 175]],
        [[286, 166], "In the kitchen: burners need flame failure devices, and hoses must be sound.", [268, 166]],
        [[270, 92], "On the roof: a fan draws the fumes up the duct.", [288, 92]],
      ],
    },
    work: {
      lit: ["service", "meter", "gas", "branch", "boiler", "standby", "flue", "heating"],
      off: ["kitchen", "range", "extract"],
      shut: [236, 176],
      notes: [
        [[286, 166], "While we repair, the kitchen’s gas is off, so we come when you are closed.", [268, 166]],
        [[262, 258], "The boilers usually stay on for heating and hot water.", [262, 244]],
      ],
    },
  },
  "energy-efficient-solutions": {
    where: {
      lit: ["controls", "outdoor", "refrigerant", "ducts", "rooftop"],
      notes: [
        [[155, 258], "At the controls: correcting the settings costs least.", [168, 220]],
        [[152, 15], "In the air handling unit: we slow the fans down when you need less air.", [168, 30]],
        [[122, 16], "On the roof: a heat pump takes warmth from the air outside.", [138, 34]],
      ],
    },
    work: {
      lit: ["boiler", "standby", "flue", "heating", "gas", "branch", "service", "meter", "controls"],
      notes: [
        [[141, 131], "Your old heating stays on until the new plant is ready.", [155, 131]],
        [[155, 258], "Nothing is switched off while our loggers record what runs and for how long.", [168, 220]],
      ],
    },
  },
  "gas-meter-installation": {
    where: {
      lit: ["service", "meter", "gas", "branch"],
      notes: [
        [[46, 212], "Under the street: the gas network owns this pipe.", [41, 196]],
        [[70, 171], "At the emergency control valve: this shuts off all your gas.", [69, 186]],
        [[128, 172], "After the meter: we fit and test the pipes here.", [128, 187]],
      ],
      from: [0, 116, 196],
      without: ["cylinder"],
    },
    work: {
      lit: ["service", "main", "tank", "pump", "cold", "taps", "sink"],
      off: ["meter", "gas", "branch", "kitchen", "range", "boiler", "standby", "heating"],
      shut: [70, 193],
      notes: [
        [[262, 258], "All gas is off at the changeover. We aim to relight within one working day.", [262, 244]],
        [[286, 166], "We need to reach every appliance to test and relight it.", [268, 166]],
      ],
    },
  },
  "gas-pipework-installation": {
    where: {
      lit: ["service", "meter", "gas", "branch", "kitchen"],
      notes: [
        [[128, 172], "In the plant room: the pipe runs from the meter along the ceiling.", [128, 187]],
        [[222, 170], "In the riser: a branch with its own valve goes up to each tenant or kitchen.", [233, 175]],
        [[302, 170], "At the last burner: the gas must still arrive at the right pressure.", [290, 187]],
      ],
      from: [48, 51, 280],
      without: ["chiller", "outdoor", "rooftop", "extract"],
    },
    work: {
      lit: ["main", "tank", "pump", "cold", "taps", "sink"],
      off: ["gas", "branch", "kitchen", "range", "boiler", "standby", "heating"],
      shut: [114, 189],
      notes: [
        [[114, 168], "We shut one valve. The gas beyond it is off while we join and test pipes.", [114, 181]],
        [[284, 166], "We need the ceilings along the route opened up, to see every joint.", [284, 187]],
      ],
    },
  },
  "gas-safety-certificates": {
    where: {
      lit: ["service", "meter", "gas", "branch", "kitchen", "range", "boiler", "standby", "flue"],
      notes: [
        [[128, 172], "From the meter on: we test the pipes for tightness.", [128, 187]],
        [[286, 166], "At each appliance: we read the pressure and check the flame.", [268, 166]],
        [[326, 44], "Up to the roof: we follow each flue to its outlet.", [311, 44]],
      ],
    },
    work: {
      lit: ["service"],
      off: ["meter", "gas", "branch", "kitchen", "range", "boiler", "standby"],
      shut: [70, 193],
      notes: [
        [[70, 168], "No gas can be used during the tightness test.", [70, 185]],
        [[286, 166], "We need to reach every appliance, flue and vent.", [268, 166]],
      ],
    },
  },
  "gas-system-installations": {
    where: {
      lit: ["service", "meter", "gas", "branch", "kitchen", "range", "boiler", "standby", "flue", "extract"],
      notes: [
        [[128, 172], "At the meter: our work begins at its outlet.", [128, 187]],
        [[222, 170], "In the risers: the pipes go up, with a valve for each zone.", [233, 175]],
        [[326, 44], "On the roof: our work ends at the flues and fans.", [311, 44]],
      ],
    },
    work: {
      lit: ["gas", "branch", "kitchen", "controls"],
      notes: [
        [[222, 170], "We fit the risers first, then the floors, then the rooms.", [233, 175]],
        [[210, 106], "We test each zone before its ceiling is closed.", [222, 121]],
      ],
    },
  },
  "heating-system-maintenance": {
    where: {
      lit: ["boiler", "standby", "flue", "heating", "cylinder", "controls"],
      notes: [
        [[262, 258], "In the plant room: we service the boilers, the pumps and the water treatment.", [262, 244]],
        [[141, 131], "In the riser: hot water goes up and comes back cooler to the boiler.", [155, 131]],
        [[116, 100], "In your rooms: cold radiators are the first sign of a fault.", [99, 100]],
      ],
    },
    work: {
      lit: ["standby", "main", "tank", "pump", "cold", "taps", "sink"],
      off: ["boiler", "heating"],
      notes: [
        [[141, 131], "We open up the boilers in summer, when you can do without the radiators.", [155, 131]],
        [[297, 258], "If you have a standby boiler, your hot water can stay on.", [297, 244]],
      ],
    },
  },
  "hvac-system-design": {
    where: {
      lit: ["rooftop", "ducts", "chiller", "chilled", "boiler", "standby", "heating", "controls"],
      notes: [
        [[150, 18], "On the roof: the plant needs a strong base, away from the neighbours’ windows.", [168, 30]],
        [[203, 100], "In risers and ceilings: we have to find space for the ducts and pipes.", [186, 100]],
        [[262, 258], "In the plant room: engineers need room to work on the boilers and controls.", [262, 244]],
      ],
    },
    work: {
      lit: [
        "rooftop",
        "ducts",
        "chiller",
        "chilled",
        "boiler",
        "standby",
        "heating",
        "gas",
        "branch",
        "service",
        "meter",
      ],
      notes: [
        [[130, 88], "We look above the ceilings and into the risers.", [145, 78]],
        [[262, 258], "Your plant keeps running while we measure it.", [262, 244]],
      ],
    },
  },
  "landlord-gas-safety": {
    where: {
      lit: ["service", "meter", "gas", "kitchen", "range", "combi"],
      notes: [
        [[232, 150], "In the home: we check each gas appliance that you own.", [246, 158]],
        [[301, 112], "From boiler to outside: we follow the flue along its whole length.", [301, 131]],
        [[162, 170], "From the meter: we test the pipes to each appliance.", [162, 187]],
      ],
      from: [46, 48, 288],
      home: true,
    },
    work: {
      lit: ["service"],
      off: ["meter", "gas", "kitchen", "range", "combi"],
      shut: [70, 193],
      notes: [
        [[70, 168], "The tenant has no gas while we test for leaks.", [70, 185]],
        [
          [232, 150],
          "We need a way in, with your keys or by appointment, and a clear space in front of the boiler and the meter.",
          [246, 158],
        ],
      ],
      from: [48, 51, 280],
      home: true,
    },
  },
  "planned-maintenance": {
    where: {
      lit: [
        "service",
        "meter",
        "gas",
        "branch",
        "kitchen",
        "range",
        "boiler",
        "standby",
        "flue",
        "extract",
        "controls",
      ],
      notes: [
        [[86, 234], "In the meter room: we check the meter, its valve and the room.", [86, 214]],
        [[200, 170], "In every ceiling and riser: we check the pipes, valves, detectors and interlocks.", [200, 187]],
        [[286, 166], "In kitchens and plant rooms: we service each burner and check its flue.", [268, 166]],
      ],
    },
    work: {
      lit: ["service", "meter", "gas", "branch", "boiler", "standby", "flue", "heating"],
      off: ["kitchen", "range"],
      shut: [236, 176],
      notes: [
        [[286, 166], "We only switch off what we’re testing, at a time agreed with the people who use it.", [268, 166]],
        [[222, 160], "We need keys to every room, roof and riser.", [234, 170]],
      ],
    },
  },
  "pump-installation": {
    where: {
      lit: ["main", "tank", "pump", "cold", "taps", "sink"],
      notes: [
        [[162, 196], "In the basement: a tank means the pump doesn’t draw straight from the street main.", [152, 222]],
        [[173, 211], "Beside the tank: the pump pushes the water up to the top floor.", [175, 227]],
        [[284, 92], "On the top floor: the height of the top tap decides the pressure we need.", [266, 97]],
      ],
      from: [48, 51, 280],
      without: ["chiller", "outdoor", "rooftop", "extract"],
    },
    work: {
      lit: ["main", "tank", "heating", "boiler", "standby"],
      off: ["pump", "cold", "hot", "taps", "sink"],
      shut: [159, 232],
      notes: [
        [
          [216, 138],
          "While we change the pumps, the floors above have no boosted water, so we plan another supply with you.",
          [201, 138],
        ],
        [[173, 211], "We need a way in for the pump, and a drain for the test water.", [175, 227]],
      ],
    },
  },
  "rooftop-unit-installation": {
    where: {
      lit: ["rooftop", "ducts"],
      notes: [
        [[226, 11], "On the roof: the unit sits on an upstand, and the roof has to carry both.", [226, 24]],
        [[200, 100], "Below the ceiling: ducts take the air across the building.", [184, 96]],
        [[264, 88], "Under the unit: stale air goes back up through the base.", [246, 76]],
      ],
      from: [102, 3, 238],
      without: ["chiller", "chilled", "heating"],
    },
    work: {
      lit: ["crane", "heating", "boiler", "standby", "extract"],
      off: ["rooftop", "ducts"],
      without: ["outdoor"],
      lifted: { plant: "rooftop", by: 3, hook: 115 },
      from: [-6, -7, 352],
      notes: [
        [
          [148, 38],
          "The old unit is off, so it sends no air to the floors below until the new one is running.",
          [167, 42],
        ],
        [
          [25, 130],
          "We need space in the street for the crane, and the floors under its path must be empty.",
          [25, 155],
        ],
      ],
    },
  },
  "system-commissioning": {
    where: {
      lit: ["service", "meter", "gas", "branch", "kitchen", "range", "boiler", "standby", "flue", "extract"],
      notes: [
        [[128, 172], "Along the pipe: we test strength and tightness first, then purge it.", [128, 187]],
        [[262, 258], "In the plant room: we light the burners, one after the other.", [262, 244]],
        [
          [270, 92],
          "In the kitchen and on the roof: last, we check that the gas valve opens only while the fan runs.",
          [288, 92],
        ],
      ],
    },
    work: {
      lit: ["service", "meter", "controls"],
      off: ["gas", "branch", "kitchen", "range", "boiler", "standby"],
      shut: [114, 189],
      notes: [
        [[114, 168], "The gas stays off, and we light nothing, until the pipe has passed its tests.", [114, 181]],
        [[222, 160], "We need the area kept clear while we test and purge.", [234, 170]],
      ],
    },
  },
  "ventilation-systems": {
    where: {
      lit: ["rooftop", "ducts", "extract"],
      notes: [
        [[275, 15], "On the roof: fresh air comes in, away from flues and traffic.", [262, 32]],
        [[200, 100], "Above the ceiling: ducts take the fresh air to every room.", [184, 96]],
        [[272, 92], "Above the kitchen: cooking fumes leave through an extract duct of their own.", [290, 84]],
      ],
      from: [102, 3, 238],
      without: ["chiller", "chilled", "heating"],
    },
    work: {
      lit: ["chiller", "chilled"],
      off: ["extract", "kitchen", "range"],
      shut: [236, 176],
      notes: [
        [[286, 166], "The gas for cooking is off while the extract is off.", [268, 166]],
        [[270, 92], "We need to reach the whole duct route and get onto the roof.", [288, 92]],
      ],
    },
  },
  "water-system-maintenance": {
    where: {
      lit: ["main", "tank", "pump", "cold", "cylinder", "hot", "taps", "sink"],
      notes: [
        [[165, 199], "In the basement: we check that the tank is cold, covered and clean.", [150, 214]],
        [[228, 226], "In the plant room: we check that the cylinder is hot right to the bottom.", [212, 226]],
        [[280, 87], "At the furthest tap: we check that the hot is still hot and the cold still cold.", [266, 97]],
      ],
      from: [48, 51, 280],
      without: ["chiller", "outdoor", "rooftop", "extract"],
    },
    work: {
      lit: ["main", "wastes", "stack"],
      off: ["tank", "pump", "cold", "cylinder", "hot", "taps", "sink"],
      shut: [76, 234],
      notes: [
        [
          [165, 199],
          "A tank is out of use while it is cleaned, and so are the taps it feeds. We plan the hours with you.",
          [150, 214],
        ],
        [[280, 87], "For the monthly readings, nothing is switched off. We only need to reach the taps.", [266, 97]],
      ],
    },
  },
};
