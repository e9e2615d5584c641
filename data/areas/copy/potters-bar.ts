import type { AreaCopy } from "../../types";

export const pottersBar = {
  description:
    "Emergency plumbers, gas engineers and boiler repair in Potters Bar, Cuffley and South Mimms, for homes, shops, offices, schools and laboratories.",
  lead: "Call us for a boiler repair, a gas engineer or an emergency plumber in Potters Bar, Little Heath, Cuffley or Northaw. We also repair heating, ventilation and air conditioning in shops, restaurants, offices, schools and laboratories.",
  buildings: [
    "A semi or chalet bungalow near Darkes Lane may have a water tank in a cold loft. We lag it, or take it out if it’s no longer needed. We can lay a bigger water pipe when you add a bathroom to a detached house in Little Heath or on The Avenue. In a hot bedroom, we can fit quiet air conditioning.",
    "If the air con fails in your rented office, check your lease: the repair may be your landlord’s job.",
    "The laboratories in South Mimms may need our engineers’ names in advance, so book early.",
  ],
  working: [
    "An interwar house may still have a narrow iron gas pipe under the hall floor. A modern boiler often needs a wider one. We price the pipe and the boiler together.",
    "Before we change the filters in a laboratory’s extract system, please show us the decontamination certificate.",
  ],
  dayAndNight: [
    "If a pipe bursts, a tank freezes or a drain blocks, call our [emergency plumbers](/services/emergency-plumbing-repairs) at any hour. Boiler broken down? If you rent your home, the landlord has to repair it, so tell them first. If you own or let the home, call us day or night for a [boiler repair](/boiler-services). A [service](/gas-services/appliance-servicing) every year makes a breakdown less likely. Landlords can book the [annual gas safety check](/gas-services/landlord-gas-safety).",
    "We repair and service [air conditioning](/air-conditioning) and [ventilation](/services/ventilation-systems) in shops, restaurants, offices and laboratories, day or night if it’s [urgent](/services/emergency-hvac). For schools, we do [kitchen gas repairs](/gas-services/commercial-kitchen-gas) and issue [gas safety certificates](/services/gas-safety-certificates). If you manage a building, ask about a [maintenance contract](/maintenance) with [24/7 emergency cover](/emergency-services).",
  ],
  benefits: [
    "We service heaters on the Cranborne Road industrial estate before the shift starts",
    "Before you choose a boiler or a shower, we measure the water flow",
    "We can work in offices before staff arrive",
  ],
  demand: [
    {
      service: "appliance-servicing",
      why: "Boilers tend to fail in the first cold week of winter, so have yours serviced before then.",
    },
    {
      service: "ventilation-systems",
      why: "We measure the air your fans supply and extract, then balance them.",
    },
    {
      service: "emergency-plumbing-repairs",
      why: "Water coming through your ceiling? We come out at night and at weekends too.",
    },
  ],
  street: {
    line: ["parade", "semi", "bungalow", "church", "semi", "school", "1960s office 6", "factory", "detached house"],
    notes: [
      ["semi", "If the drain at your semi keeps blocking, we find out why and fix it."],
      ["school", "We can bring more fresh air into stuffy classrooms."],
      ["1960s office", "Office meeting room too hot? We can fit air conditioning."],
    ],
  },
} as const satisfies AreaCopy;
