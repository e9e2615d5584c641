import type { AreaCopy } from "../../types";

export const dartford = {
  description:
    "Emergency plumbers, gas engineers and boiler repair in Dartford, Greenhithe and Stone, with air conditioning for shops, depots and surgeries.",
  lead: "You can ring us for an emergency plumber or a gas engineer in Dartford, Greenhithe and Stone. You can also book boiler repair for your home, or a heating and air conditioning service for your shop or warehouse.",
  buildings: [
    "For a depot or an office at Crossways, give us the unit number and say which roof the plant is on. The homes on the Littlebrook power station land are new, so look at the guarantee before you pay for a repair.",
    "In a house on Temple Hill, a post-war estate, we look for the first flue before we hang a new boiler. In the flats by the Darent, at Ingress Park and in Stone House, ask your agent who opens the riser. Work at the Bluewater shopping centre and at the hospital needs a permit.",
  ],
  working: [
    "For a unit at Bluewater, method statements and night access have to be agreed with the centre, so tell us your opening date early. Lorry fumes and chalk dust at the crossing block filters faster than elsewhere.",
    "Near the creek, high tide can hold drains shut and push water back into the building. The chalk also makes the water very hard.",
  ],
  dayAndNight: [
    "Neighbours and agents can call our [emergency plumbers](/services/emergency-plumbing-repairs) at all hours, even if the owner of the flat is at work. Landlords on Temple Hill should book their [gas safety checks for rented homes](/gas-services/landlord-gas-safety) in good time, and householders can book [boiler repair](/boiler-services).",
    "Is your shop or office too warm? We [service and repair the cooling](/air-conditioning). Warehouses can take out a [contract that covers heaters and filters](/maintenance), and for surgeries we provide [ventilation that can be shown to work](/services/ventilation-systems).",
  ],
  benefits: [
    "Your shop drawings show Bluewater’s connection points from the start",
    "You can test the non-return valves we fit on drains near the creek yourself",
    "We change your filters at Crossways when their pressure drop shows that they are full",
  ],
  demand: [
    {
      service: "air-conditioning-installation",
      why: "When a tenant changes at Bluewater or Crossways, the cooling and fresh air have to be planned again.",
    },
    {
      service: "ventilation-systems",
      why: "Clinical rooms and surgeries in the new districts need measured air changes and a record of them.",
    },
    {
      service: "emergency-plumbing-repairs",
      why: "At Ingress Park and on the former factory site, a leak can pass several floors before anyone is home.",
    },
  ],
  street: {
    line: ["church", "pub", "parade", "new-town terrace", "new flats 7", "shopping centre", "hospital 7", "shed"],
    notes: [
      ["new-town terrace", "Scale builds up in the boilers of the post-war estate."],
      ["new flats", "In newer flats we descale heat exchangers before the taps run cool."],
      ["hospital", "Permits for the hospital come from the company that runs it."],
    ],
  },
} as const satisfies AreaCopy;
