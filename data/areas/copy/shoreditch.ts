import type { AreaCopy } from "../../types";

export const shoreditch = {
  description:
    "Air conditioning, gas engineers, emergency plumbers and boiler repair in Shoreditch, Hoxton and Old Street: warehouse offices, bars and hotels.",
  lead: "Our emergency plumbers, gas engineers and air conditioning engineers work in offices, bars, hotels and flats in Shoreditch. You can call us for kitchen ventilation and boiler repair as well, late in the evening if that suits you.",
  buildings: [
    "In a warehouse on Curtain Road or Rivington Street, timber floors carry weight badly in the middle, so we hang plant along the lines of the cast-iron columns. In the conservation area of Great Eastern Street and Leonard Street, we keep plant below the roof line. In the towers, such as Principal Place, we’ll check what cooling the landlord supplies to your floor. Near Old Street and Hoxton Square, we service hotels, venues and bars on weekday mornings. In slow-heating buildings such as the listed Town Hall and St Leonard’s church, we’d set the boilers to start early.",
  ],
  working: [
    "If your joists and brick are bare, there’s no ceiling to hide ducts, fan coils (the units that blow cool air) or copper pipes. We’ll lay them out neatly.",
    "Where there are flats nearby, kitchen extract usually has to end above the roof, and shared lightwells are usually full. The lightwell, the roof and the air above it may have three owners, so let’s find them early. Bars close late and offices open early, so we’ll agree working hours with both.",
  ],
  dayAndNight: [
    "Toilet flooding your bar at midnight? Ring our [emergency plumbers](/services/emergency-plumbing-repairs). If the kitchen has lost its extract, ask for our [emergency engineers for ventilation and cooling](/services/emergency-hvac).",
    "In offices we do [air conditioning installation](/services/air-conditioning-installation), then [servicing and repair](/air-conditioning), and our [commercial plumbers](/plumbing-services) fit tea points. We look after [extract and fresh air](/services/ventilation-systems) in restaurants and issue [a yearly commercial gas certificate](/services/gas-safety-certificates). One [planned maintenance contract](/maintenance) can cover a whole hotel.",
  ],
  benefits: [
    "We’ll show your architect a drawing of exposed ducts and pipes before we fix them",
    "We’ll find out whose permission you need for the roof before we quote for plant",
    "We plan fan noise and kitchen smells with the flats upstairs in mind",
  ],
  demand: [
    {
      service: "air-conditioning-installation",
      why: "We fit cooling on former warehouse floors, which now hold many people and screens.",
    },
    {
      service: "ventilation-systems",
      why: "If your kitchen is below offices, we bring in as much fresh air as the hood takes out.",
    },
    {
      service: "bathroom-kitchen-plumbing",
      why: "When you add washrooms or showers for cyclists, we check that the old drains can take them.",
    },
  ],
  street: {
    line: ["warehouse 5", "parade", "church", "town hall", "warehouse 4", "pub", "hotel 8", "glass tower"],
    notes: [
      ["warehouse", "We put most cooling at the front, where wide windows let in the sun."],
      ["pub", "We give a basement bar its own fresh air as well as extract."],
      ["hotel", "We can book the crane for a hotel on a quiet Sunday morning."],
    ],
  },
} as const satisfies AreaCopy;
