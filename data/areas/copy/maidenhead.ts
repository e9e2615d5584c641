import type { AreaCopy } from "../../types";

export const maidenhead = {
  description:
    "Burst pipe, broken boiler or air conditioning fault in Maidenhead, Bray, Cookham or Bourne End? Call our emergency plumbers, gas and HVAC engineers.",
  lead: "Need an emergency plumber, a gas engineer or boiler repair in Maidenhead, Bray, Cookham, Taplow or Bourne End? Call us. We work in homes and restaurants, and repair air con in shops, offices and hotels.",
  buildings: [
    "Before you buy a boiler for a terrace in Furze Platt or Cox Green, or a Victorian house by the Thames, let us measure the water flow.",
    "New flats near the station and at Chapel Arches may share heating or water. If yours fails, ring the managing agent or your landlord.",
    "We service air conditioning on office parks such as Vanwall and Norreys Drive, and can fit separate controls for each floor.",
  ],
  working: ["After a flood, leave the boiler off until we’ve checked it. We also test and repair sump pumps."],
  dayAndNight: [
    "If a pipe bursts, a drain blocks or a [pump](/plumbing-services/pump-installation) fails, call our [emergency plumbers](/services/emergency-plumbing-repairs) at any hour. If you rent your home and the heating or hot water stops, tell your landlord: the repair is their job. If you own or let the home, phone us day or night for a [boiler repair](/boiler-services). Landlords can book the annual [gas safety check](/gas-services/landlord-gas-safety).",
    "Our [air conditioning engineers](/air-conditioning) work in offices, shops and hotels. If your air con stops, ring us day or night for an [urgent repair](/services/emergency-hvac). We do [kitchen gas repairs and checks](/gas-services/commercial-kitchen-gas) for restaurants and hotels and maintain the [water system](/services/water-system-maintenance). If you manage a building, one [maintenance contract](/maintenance) can cover all its plant.",
  ],
  benefits: [
    "We seal the gaps where pipes come through the walls, to keep flood water out",
    "In town-centre shops, we can start work before you open",
    "When low roads in Cookham and Bray flood, we ask you which way to come",
  ],
  demand: [
    {
      service: "hvac-system-design",
      why: "We divide the heating and cooling when you split an office between tenants.",
    },
    {
      service: "commercial-kitchen-gas",
      why: "Before you buy a range for your restaurant, we check that the gas meter and pipe can supply it.",
    },
    {
      service: "commercial-installation",
      why: "We plan the pumps, drains and risers of new flats before the walls go up.",
    },
  ],
  street: {
    line: ["arches", "parade", "new flats 8", "1960s office 6", "waterside", "villa", "pub", "office park"],
    notes: [
      ["new flats", "We can repair the shared boilers when a whole block of flats is cold."],
      ["waterside", "Near the Thames, we can move your boiler above flood level."],
      ["villa", "Boiler losing pressure in an old house? We find out why and fix it."],
    ],
  },
} as const satisfies AreaCopy;
