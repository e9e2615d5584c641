import type { AreaCopy } from "../../types";

export const shoreditch = {
  description:
    "Air conditioning, gas engineers, emergency plumbers and boiler repair in Shoreditch, Hoxton and Old Street: warehouse offices, bars and hotels.",
  lead: "We send emergency plumbers, gas engineers and air conditioning engineers to offices, bars, hotels and flats in Shoreditch. You can call us for kitchen ventilation and boiler repair as well, late in the evening if that suits you.",
  buildings: [
    "In a warehouse on Curtain Road or Rivington Street, cast-iron columns and broad windows leave the ceiling for pipes, so we draw them with your architect. In the conservation area of Great Eastern Street and Leonard Street, plant may not show on the roof line. In the towers, such as Principal Place, ask what cooling the landlord supplies to your floor. Near Old Street and Hoxton Square, we service hotels, venues and bars on weekday mornings. The listed Town Hall and St Leonard’s church heat slowly, so we set their boilers to start early.",
  ],
  working: [
    "With bare joists and brick there is no ceiling to hide ducts, fan coils (the units that blow cool air) or copper pipes. Timber floors carry weight badly in the middle, so we hang plant from the lines of the columns instead.",
    "Where there are flats nearby, kitchen extract usually has to end above the roof, and shared lightwells are usually full. Ask early who owns the well, the roof and the air above it, because there may be three owners. Bars close late and offices open early, so we agree working hours with both.",
  ],
  dayAndNight: [
    "If a toilet floods your bar at midnight, call our [emergency plumbers](/services/emergency-plumbing-repairs). If the kitchen has lost its extract, ask for our [emergency engineers for ventilation and cooling](/services/emergency-hvac).",
    "For an office we offer [air conditioning installation](/services/air-conditioning-installation) and later its [servicing and repair](/air-conditioning), and our [commercial plumbers](/plumbing-services) for tea points. Restaurants can book [extract and fresh air](/services/ventilation-systems) and [a yearly commercial gas certificate](/services/gas-safety-certificates). If you manage a hotel, one [planned maintenance contract](/maintenance) can cover the whole building.",
  ],
  benefits: [
    "Your architect sees our drawing of exposed ducts and pipes before we fix them",
    "We tell you whose permission you need for the roof before we quote for plant",
    "We plan fan noise and kitchen smells with the flats upstairs in mind",
  ],
  demand: [
    {
      service: "air-conditioning-installation",
      why: "Former warehouse floors now hold many people and screens, but they were built without any cooling.",
    },
    {
      service: "ventilation-systems",
      why: "Open kitchens below offices need as much fresh air coming in as the hood takes out.",
    },
    {
      service: "bathroom-kitchen-plumbing",
      why: "New tenants add washrooms and showers for cyclists to drains that were themselves added late.",
    },
  ],
  street: {
    line: ["warehouse 5", "parade", "church", "town hall", "warehouse 4", "pub", "hotel 8", "glass tower"],
    notes: [
      ["warehouse", "Wide windows let in the sun, so the front rooms heat up first."],
      ["pub", "A basement bar needs its own supply of air as well as extract."],
      ["hotel", "Sunday morning is the quiet time for a crane at a hotel."],
    ],
  },
} as const satisfies AreaCopy;
