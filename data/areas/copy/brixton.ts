import type { AreaCopy } from "../../types";

export const brixton = {
  description:
    "Emergency plumbers, boiler repair and gas engineers in Brixton, Clapham, Herne Hill and East Dulwich, for homes, shops, restaurants and market traders.",
  lead: "Call our emergency plumbers and gas engineers for a leak, a blocked drain or a boiler repair in Brixton, Clapham, Herne Hill or East Dulwich. We also repair air conditioning in shops, offices, restaurants and bars, and work in market kitchens.",
  buildings: [
    "In Victorian terraces in Tulse Hill and Brixton Hill, the stopcock is often in the cellar or under the pavement. We can fit a non-return valve and pump in a basement where sewage backs up. If water comes through your ceiling on one of the council estates, tell the estate office too, as the leak may be several floors up.",
    "If a pipe leaks above your unit in Brixton Village or Market Row, tell the market’s manager too, as the repair may be their job. In the viaduct arches and in shops near the Town Hall, we turn off gas or water only when you’re closed.",
  ],
  working: [
    "Extract from a market-arcade kitchen may have to go through a listed roof, which needs consent. We plan the route and help you apply.",
    "On the Dulwich Estate, you may need the estate’s consent for an outdoor air con unit. We supply the drawings and noise data.",
  ],
  dayAndNight: [
    "For a burst pipe or a blocked drain, call our [emergency plumbers](/services/emergency-plumbing-repairs) day or night. Ask about [sump pumps](/plumbing-services/pump-installation) if your basement lets in water after rain.",
    "Boiler broken down? If you rent your home, call your landlord first. If you own or let the home, call us for a [boiler repair](/boiler-services) at any hour. For landlords, we do the annual [gas safety check](/gas-services/landlord-gas-safety).",
    "We do [kitchen gas repairs and checks](/gas-services/commercial-kitchen-gas) in restaurants, bars and market kitchens. Our [ventilation engineers](/services/ventilation-systems) repair extract fans at any hour. Once the gas emergency service has made a leak safe, we [repair the pipe](/services/emergency-gas-repairs).",
    "[Ring us day or night](/services/emergency-hvac) when the [air conditioning](/air-conditioning) stops in your business. Building managers can ask for a [maintenance contract](/maintenance).",
  ],
  benefits: [
    "We test your kitchen’s extract fan, canopy and gas valve together",
    "Flues on Georgian houses in Clapham Old Town usually go out at the rear",
    "We can come to market stalls before opening or after closing",
  ],
  demand: [
    {
      service: "commercial-kitchen-gas",
      why: "If traders share an old gas supply, we can fit a shut-off valve for each.",
    },
    {
      service: "ventilation-systems",
      why: "A bar or gym can be packed or empty. We set the fans to match.",
    },
    {
      service: "emergency-plumbing-repairs",
      why: "We clear a blocked drain, or tell you if that’s the water company’s job.",
    },
  ],
  street: {
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
      ["market hall", "When flames are weak in a market kitchen, we find out why and fix it."],
      ["arches", "We can duct fresh air to the back of an arch."],
      ["by-law terrace", "Burst pipe? Shut the stopcock and call us."],
    ],
  },
} as const satisfies AreaCopy;
