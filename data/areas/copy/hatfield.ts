import type { AreaCopy } from "../../types";

export const hatfield = {
  description:
    "Emergency plumbers, boiler repair and gas engineers in Hatfield, Welwyn Garden City and Welham Green, for homes, student houses, offices and warehouses.",
  lead: "For an emergency plumber, a gas engineer or a boiler repair in Hatfield, Welwyn Garden City or Welham Green, ring us day or night. We also repair air conditioning in offices, and heating in warehouses.",
  advice: {
    houses: [
      "In a Georgian house in Fore Street, Old Hatfield, a flue through the front would spoil the façade, so it usually goes out at the back. We check that route before you choose a place for the boiler.",
      "The water pipe into an older cottage or semi can be too narrow for a strong shower. We measure your water pressure and flow before we quote for a pump, as a larger pipe may be the better cure.",
    ],
    shops: [
      "In the Galleria, or the Howard Centre in Welwyn Garden City, you may need the centre’s permit before anyone works on your air con. We can apply for it as soon as you ring.",
    ],
    offices: [
      "If the air conditioning fails in your office on Hatfield Business Park, check in your lease whether the repair is yours to arrange. If it is, ring us.",
      "Moving into a factory or a warehouse? The last tenant may have capped or altered the gas pipes, so ask us to test them before you connect your own heaters or machines.",
      "An automated warehouse hardly ever stops, so we work zone by zone, with a permit to work for each zone, while the rest of the warehouse keeps running.",
      "In university halls, a shutdown can leave a whole floor without heat or water, so we do the big jobs during the summer vacation.",
    ],
    access: [
      "Most of Welwyn Garden City comes under an Estate Management Scheme, and a heat pump may need consent under the scheme, planning permission or both. We can prepare the drawings for your application. On cottages and semis, we keep new flues off the front.",
      "If your business is in the listed aircraft hangar, new heating or cooling may need listed building consent from the council’s planners. Talk to us before the design is settled, so that we can keep the changes small.",
    ],
  },
  demand: [
    {
      service: "energy-efficient-solutions",
      why: "Garden city houses often have room outside for a heat pump. We’ll survey your house and suggest a quiet model that won’t disturb next door.",
    },
    {
      service: "water-system-maintenance",
      why: "Schools and halls stand empty in the holidays, and Legionella can grow in standing water. We flush the showers, then check and record the water temperatures.",
    },
    {
      service: "planned-maintenance",
      why: "If you have student houses or several sites between Welham Green and Panshanger, each has its own date for the gas check. One contract can keep track of all the dates.",
    },
  ],
  street: {
    line: ["Georgian terrace", "church", "cottage estate", "semi", "hangar", "university", "office park", "shed"],
    notes: [
      ["cottage estate", "Cold room in a garden city cottage? We check whether its radiator is large enough."],
      ["university", "Students all shower at about the same time, so we size a hall’s hot water for that hour."],
      ["office park", "Stuffy office on a business park? We can measure how much fresh air each floor gets."],
    ],
  },
} as const satisfies AreaCopy;
