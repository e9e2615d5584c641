import type { AreaCopy } from "../../types";

export const chelsea = {
  description:
    "Emergency plumbers, gas engineers, boiler repair and air conditioning in Chelsea and World’s End, for houses, basements, mansion flats and shops.",
  lead: "Call our emergency plumbers and gas engineers in Chelsea about a leak, a blocked drain, a boiler repair or a basement pump alarm. We also repair air conditioning in homes, shops, restaurants and offices.",
  buildings: [
    "If hot water is slow to reach the top of a Georgian or stucco house, we find out why and put it right. Artists’ studios lose heat through large windows. We size the heating to match.",
    "In a mansion block, we ask the porter for the valve chart before we shut anything off. If your heating stops in a tower at World’s End, or in a flat by the old Lots Road power station, tell the building manager, as you may share a boiler.",
    "We can work in your shop before you open. In a hospital, we agree shutdowns with the estates team.",
  ],
  working: [
    "In a house with two basement levels, we fit pumps for foul and storm water in pairs, in case one fails. We keep an indoor pool room at slightly lower pressure, so damp air stays out of the house.",
    "In conservation areas, air con units are rarely allowed on a roof facing the street. We use the rear of the roof instead, or a cellar with air ducts.",
  ],
  dayAndNight: [
    "Our [emergency plumbers](/services/emergency-plumbing-repairs) come out at any hour for burst pipes, blocked drains and flooded basements. We also fit and repair [basement pumps](/plumbing-services/pump-installation), and [refit bathrooms and kitchens](/services/bathroom-kitchen-plumbing).",
    "No heating or hot water? If you rent your home, tell your landlord first: repairs are their job. Owners and landlords can call us day or night for a [boiler repair](/boiler-services). For a boiler shared by the block, ask for our [heating engineers](/heating-services). We do landlords’ annual [gas safety checks](/gas-services/landlord-gas-safety).",
    "Air con stopped at home or work? [Ring us day or night](/services/emergency-hvac). We [repair it](/air-conditioning) or [fit a new unit](/services/air-conditioning-installation). In restaurants we do [kitchen gas repairs](/gas-services/commercial-kitchen-gas), and managing agents can book a [maintenance contract](/maintenance).",
  ],
  benefits: [
    "We plan grilles, ducts and drains with your joiner, so nothing shows",
    "If you’re often away, we set your pump alarm to call someone who can act",
    "We arrange water shut-offs with your building manager",
  ],
  demand: [
    {
      service: "air-conditioning-installation",
      why: "Ducted or low-level units suit an attic or studio with little wall space.",
    },
    {
      service: "ventilation-systems",
      why: "Basement gyms and kitchens often have no windows. We duct in fresh air.",
    },
    {
      service: "bathroom-kitchen-plumbing",
      why: "We test every joint in a new bathroom before the tiles go on.",
    },
  ],
  street: {
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
      ["Georgian terrace", "We repair leaks behind panelling and try to spare the panels."],
      ["stucco terrace", "If your basement pool or cinema is stuffy, we service the fans."],
      ["mansion block", "No hot water in your mansion flat? We’ll find the fault and fix it."],
    ],
  },
} as const satisfies AreaCopy;
