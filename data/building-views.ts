import type { ServiceSlug } from "./slugs";

/** What stands in the building that the service pages share (components/drawings/key-plan/plant.tsx). */
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
  | "controls";

/** A sentence with the place of its number in the drawing, in its units (340 across, 270 down). */
type Note = readonly [at: readonly [x: number, y: number], says: string];

/** What one view of the building lights up; the rest stays pale. */
export type BuildingView = {
  readonly lit: readonly Plant[];
  /** What is off meanwhile, drawn in red, and where it is shut off. */
  readonly off?: readonly Plant[];
  readonly shut?: readonly [x: number, y: number];
  readonly notes: readonly [Note, Note, Note?];
};

/** Where a service sits in a building, and what our work in it asks of the people there. */
export type BuildingViews = { readonly where: BuildingView; readonly work: BuildingView };

/** The services whose pages have no views of the building: in an emergency the first steps come instead. */
type WithoutViews = "emergency-hvac" | "emergency-gas-repairs" | "emergency-plumbing-repairs" | "plumber-london";

export const buildingViews: Readonly<Record<Exclude<ServiceSlug, WithoutViews>, BuildingViews>> = {
  "air-conditioning-installation": {
    where: {
      lit: ["outdoor", "refrigerant"],
      notes: [
        [[145, 22], "The outdoor unit gives off the heat, so it needs free air and a place an engineer can reach."],
        [[138, 98], "Two insulated copper pipes connect it to the rooms."],
        [[86, 136], "The indoor unit cools the room, and the water it takes out of the air runs to a drain."],
      ],
    },
    work: {
      lit: [
        "heating",
        "boiler",
        "standby",
        "main",
        "tank",
        "pump",
        "cold",
        "hot",
        "cylinder",
        "taps",
        "sink",
        "wastes",
        "stack",
        "ducts",
      ],
      off: ["outdoor", "refrigerant"],
      notes: [
        [[138, 98], "If we replace old plant, its cooling is off. Heating, water and fresh air stay on."],
        [[113, 116], "We need the ceilings open along the pipes."],
      ],
    },
  },
  "appliance-servicing": {
    where: {
      lit: ["boiler", "standby", "flue", "range", "cylinder"],
      notes: [
        [[278, 222], "Boilers and water heaters in the plant room."],
        [[309, 44], "Their flues, up to the end above the roof."],
        [[284, 168], "Hobs, fires and heaters on the floors above."],
      ],
    },
    work: {
      lit: ["standby", "flue", "service", "meter", "gas", "branch", "kitchen", "range", "heating"],
      off: ["boiler"],
      shut: [254, 197],
      notes: [
        [[262, 224], "Only the appliance on the bench is shut off, with its gas and its power."],
        [[297, 224], "If you have a second boiler, it can carry on."],
      ],
    },
  },
  "bathroom-kitchen-plumbing": {
    where: {
      lit: ["taps", "sink", "hot", "cold", "wastes", "stack"],
      notes: [
        [[209, 138], "Hot and cold water come up the riser."],
        [[238, 138], "Waste must fall to the soil pipe, which decides where a WC can go."],
        [[24, 236], "All of it ends in the sewer."],
      ],
    },
    work: {
      lit: ["main", "tank", "pump", "cylinder", "cold", "hot", "sink", "stack"],
      off: ["taps", "wastes"],
      shut: [215, 86],
      notes: [
        [[276, 88], "The room is out of use. Where it has valves of its own, everybody else keeps their water."],
        [[262, 114], "Floor and walls are open until the pipes are tested."],
      ],
    },
  },
  "chiller-installation": {
    where: {
      lit: ["chiller", "chilled"],
      notes: [
        [[57, 46], "The chiller gives the building’s heat to the air outside, so it needs space around it."],
        [[132, 66], "Cold water goes down to the coils and comes back warmer."],
        [[80, 86], "A coil with a fan cools each room."],
      ],
    },
    work: {
      lit: ["crane", "heating", "boiler", "standby", "ducts", "rooftop"],
      off: ["chiller", "chilled"],
      notes: [
        [[57, 46], "Your cooling stops at the change-over, unless you hire temporary plant."],
        [[40, 104], "We need a place in the street for the crane."],
      ],
    },
  },
  "commercial-boiler-installation": {
    where: {
      lit: ["boiler", "standby", "flue", "heating", "cylinder", "gas", "branch"],
      notes: [
        [[278, 222], "Several boilers share the work in the plant room."],
        [[299, 80], "The flue takes their gases above the roof."],
        [[148, 146], "Hot water goes up the riser and comes back cooler."],
      ],
    },
    work: {
      lit: ["main", "tank", "pump", "cold", "gas", "kitchen", "range", "service", "meter"],
      off: ["branch", "boiler", "standby", "heating", "cylinder", "hot"],
      shut: [246, 189],
      notes: [
        [[278, 222], "Heating and hot water are off during the swap, unless you hire temporary boilers."],
        [[24, 158], "We bring the boilers in by the doors and stairs, or by crane."],
      ],
    },
  },
  "commercial-installation": {
    where: {
      lit: ["main", "tank", "pump", "cold", "cylinder", "hot", "taps", "sink", "wastes", "stack"],
      notes: [
        [[92, 246], "The main fills the tank."],
        [[209, 138], "Pumps lift the water to every floor."],
        [[238, 138], "Waste water runs down to the sewer."],
      ],
    },
    work: {
      lit: ["main", "tank", "pump", "wastes", "stack"],
      off: ["cold", "hot", "taps", "sink"],
      notes: [
        [[209, 138], "You can use the new pipes once we have flushed, disinfected and sampled them."],
        [[209, 114], "Risers and ceilings stay open until the pipes pass the pressure test."],
      ],
    },
  },
  "commercial-kitchen-gas": {
    where: {
      lit: ["service", "meter", "gas", "branch", "kitchen", "range", "extract"],
      notes: [
        [[224, 176], "The gas valve opens only while the fans run."],
        [[284, 166], "Every burner needs a flame device and a sound hose."],
        [[280, 76], "The duct takes the fumes to a fan on the roof."],
      ],
    },
    work: {
      lit: ["service", "meter", "gas", "branch", "boiler", "standby", "flue", "heating"],
      off: ["kitchen", "range", "extract"],
      shut: [236, 176],
      notes: [
        [[284, 166], "The kitchen’s gas is off while we work, so we come when you are closed or quiet."],
        [[262, 224], "The boilers stay on."],
      ],
    },
  },
  "energy-efficient-solutions": {
    where: {
      lit: ["controls", "outdoor", "refrigerant", "ducts", "rooftop"],
      notes: [
        [[186, 216], "We correct the settings first, because that costs least."],
        [[206, 16], "Fans and pumps slow down when you need less."],
        [[145, 22], "A heat pump takes warmth from the air outside."],
      ],
    },
    work: {
      lit: ["boiler", "standby", "flue", "heating", "gas", "branch", "service", "meter", "controls"],
      notes: [
        [[148, 146], "Your old heating stays on until the new plant can take over."],
        [[186, 216], "Our loggers record what runs, and for how long."],
      ],
    },
  },
  "gas-meter-installation": {
    where: {
      lit: ["service", "meter", "gas", "branch"],
      notes: [
        [[46, 206], "The gas network owns the pipe from the street."],
        [[70, 176], "Here anyone can shut off the gas in an emergency."],
        [[124, 178], "From the outlet of the meter on, the pipes are yours."],
      ],
    },
    work: {
      lit: ["service", "main", "tank", "pump", "cold", "taps", "sink"],
      off: ["meter", "gas", "branch", "kitchen", "range", "boiler", "standby", "heating"],
      shut: [70, 189],
      notes: [
        [[262, 224], "All gas is off at the change-over. We aim to relight within one working day."],
        [[284, 166], "We need to reach every appliance to test and relight it."],
      ],
    },
  },
  "gas-pipework-installation": {
    where: {
      lit: ["service", "meter", "gas", "branch", "kitchen"],
      notes: [
        [[124, 178], "From the meter the pipe runs below the ceiling of the plant room."],
        [[224, 168], "A branch with a valve of its own goes up to each tenant or kitchen."],
        [[290, 178], "The last burner still needs its full pressure."],
      ],
    },
    work: {
      lit: ["main", "tank", "pump", "cold", "taps", "sink"],
      off: ["gas", "branch", "kitchen", "range", "boiler", "standby", "heating"],
      shut: [114, 189],
      notes: [
        [[114, 172], "Everything after the valve is off while we join the pipes and test them."],
        [[200, 178], "We need the ceilings open along the route, with every joint in sight."],
      ],
    },
  },
  "gas-safety-certificates": {
    where: {
      lit: ["service", "meter", "gas", "branch", "kitchen", "range", "boiler", "standby", "flue"],
      notes: [
        [[124, 178], "We test the pipes for tightness from the meter on."],
        [[284, 166], "At each appliance we read the pressure and check the flame."],
        [[309, 44], "We follow each flue to its outlet."],
      ],
    },
    work: {
      lit: ["service"],
      off: ["meter", "gas", "branch", "kitchen", "range", "boiler", "standby"],
      shut: [70, 189],
      notes: [
        [[70, 172], "No gas can be used during the tightness test."],
        [[284, 166], "We need to reach every appliance, flue and vent."],
      ],
    },
  },
  "gas-system-installations": {
    where: {
      lit: ["service", "meter", "gas", "branch", "kitchen", "range", "boiler", "standby", "flue", "extract"],
      notes: [
        [[124, 178], "Our work begins at the outlet of the meter."],
        [[224, 168], "It goes up the risers, with a valve for each zone."],
        [[299, 80], "It ends where flues and fans leave the roof."],
      ],
    },
    work: {
      lit: ["gas", "branch", "kitchen", "controls"],
      notes: [
        [[224, 168], "Risers go in first, then floors, then rooms."],
        [[256, 114], "Each zone is tested before its ceiling is closed."],
      ],
    },
  },
  "heating-system-maintenance": {
    where: {
      lit: ["boiler", "standby", "flue", "heating", "cylinder", "controls"],
      notes: [
        [[278, 222], "Boilers, pumps and water treatment are in the plant room."],
        [[148, 146], "The riser takes hot water up and cooler water back."],
        [[106, 100], "You notice faults first at the radiators."],
      ],
    },
    work: {
      lit: ["standby", "main", "tank", "pump", "cold", "taps", "sink"],
      off: ["boiler", "heating"],
      notes: [
        [[148, 146], "We open the boilers in summer, when you don’t need the radiators."],
        [[297, 224], "We run the standby boiler to check that it can take over."],
      ],
    },
  },
  "hvac-system-design": {
    where: {
      lit: ["rooftop", "ducts", "chiller", "chilled", "boiler", "standby", "heating", "controls"],
      notes: [
        [[206, 16], "Roof plant needs a roof that can carry it, away from the neighbours’ windows."],
        [[194, 100], "Ducts and pipes need room in risers and ceilings."],
        [[278, 222], "Boilers and controls need a plant room with space to work in."],
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
        [[128, 84], "We look above the ceilings and into the risers."],
        [[278, 222], "Your plant keeps running while we measure it."],
      ],
    },
  },
  "landlord-gas-safety": {
    where: {
      lit: ["service", "meter", "gas", "branch", "kitchen", "range", "boiler", "flue"],
      notes: [
        [[284, 166], "Each gas appliance that is yours."],
        [[309, 44], "Its flue, up to the end."],
        [[124, 178], "The pipes between the meter and the appliance."],
      ],
    },
    work: {
      lit: ["service"],
      off: ["meter", "gas", "branch", "kitchen", "range", "boiler", "standby"],
      shut: [70, 189],
      notes: [
        [[70, 172], "The tenant has no gas while we test for leaks."],
        [[284, 166], "Somebody has to let us in, and nothing should stand in front of the boiler or the meter."],
      ],
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
        [[86, 232], "We check the meter, its valve and its room."],
        [[200, 178], "We check every pipe, valve, detector and interlock."],
        [[284, 166], "We service each burner and check its flue to the end."],
      ],
    },
    work: {
      lit: ["service", "meter", "gas", "branch", "boiler", "standby", "flue", "heating"],
      off: ["kitchen", "range"],
      shut: [236, 176],
      notes: [
        [[284, 166], "We switch off only what we test, at a time agreed with the people who use it."],
        [[224, 160], "We need keys to each room, roof and riser. If we can’t reach something, we list it as not done."],
      ],
    },
  },
  "pump-installation": {
    where: {
      lit: ["main", "tank", "pump", "cold", "taps", "sink"],
      notes: [
        [[130, 204], "The tank stops the pump from drawing down the street main."],
        [[164, 246], "The pump makes up for height and friction."],
        [[276, 88], "The height of the top tap sets the pressure."],
      ],
    },
    work: {
      lit: ["main", "tank", "heating", "boiler", "standby"],
      off: ["pump", "cold", "hot", "taps", "sink"],
      shut: [155, 232],
      notes: [
        [[209, 138], "The floors above need another supply while the old set is out, which we plan with you."],
        [[164, 250], "We need a way in for the pump, and a drain for the test water."],
      ],
    },
  },
  "rooftop-unit-installation": {
    where: {
      lit: ["rooftop", "ducts"],
      notes: [
        [[206, 16], "The unit stands on an upstand, which the roof has to carry."],
        [[194, 100], "It blows air down into the ducts."],
        [[261, 74], "It draws the used air back up through its base."],
      ],
    },
    work: {
      lit: ["crane", "heating", "boiler", "standby", "extract"],
      off: ["rooftop", "ducts"],
      notes: [
        [[206, 16], "These floors get no air from the unit until the new one runs."],
        [[40, 104], "The crane stands in the street, and we keep the floors below the lift clear."],
      ],
    },
  },
  "system-commissioning": {
    where: {
      lit: ["service", "meter", "gas", "branch", "kitchen", "range", "boiler", "standby", "flue", "extract"],
      notes: [
        [[124, 178], "We start with the pipe: strength, tightness and purge."],
        [[278, 222], "Then we light the burners, one after the other."],
        [[280, 76], "We finish with safety devices, such as the fan that must run before the gas opens."],
      ],
    },
    work: {
      lit: ["service", "meter", "controls"],
      off: ["gas", "branch", "kitchen", "range", "boiler", "standby"],
      shut: [114, 189],
      notes: [
        [[114, 172], "We light nothing until the pipe has passed its tests."],
        [[224, 160], "We keep the area clear while we test and purge."],
      ],
    },
  },
  "ventilation-systems": {
    where: {
      lit: ["rooftop", "ducts", "extract"],
      notes: [
        [[266, 23], "Fresh air comes in on the roof, away from flues and traffic."],
        [[194, 100], "Ducts bring it to the ceiling of every room."],
        [[280, 76], "The kitchen has an extract duct of its own."],
      ],
    },
    work: {
      lit: ["heating", "boiler", "standby", "chiller", "chilled"],
      off: ["extract", "kitchen", "range"],
      shut: [236, 176],
      notes: [
        [[284, 166], "The gas for cooking is off while the extract is off."],
        [[280, 76], "We need access doors along the duct, and a way onto the roof."],
      ],
    },
  },
  "water-system-maintenance": {
    where: {
      lit: ["main", "tank", "pump", "cold", "cylinder", "hot", "taps", "sink"],
      notes: [
        [[130, 204], "The tank has to stay cold, covered and clean."],
        [[203, 252], "The cylinder has to be hot to the bottom."],
        [[276, 88], "The last tap shows whether both hold all the way."],
      ],
    },
    work: {
      lit: ["main", "wastes", "stack"],
      off: ["tank", "pump", "cold", "cylinder", "hot", "taps", "sink"],
      shut: [76, 234],
      notes: [
        [
          [130, 204],
          "A tank is out of use while it is cleaned, and so are the taps it feeds. We plan the hours with you.",
        ],
        [[276, 88], "For the monthly readings nothing stops. We need to reach the taps."],
      ],
    },
  },
};
