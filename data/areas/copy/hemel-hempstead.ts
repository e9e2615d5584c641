import type { AreaCopy } from "../../types";

export const hemelHempstead = {
  description:
    "Emergency plumbers, gas engineers and boiler repair in Hemel Hempstead, Apsley, Berkhamsted and Kings Langley, with heating for Maylands warehouses.",
  lead: "If you have a leak, a cold house or a broken boiler in Hemel Hempstead, our emergency plumbers and gas engineers can come out. We can also look after heating and air conditioning in warehouses, schools and blocks of flats.",
  buildings: [
    "In the New Town neighbourhoods of Adeyfield, Gadebridge and Grovehill, your boiler may be in an outside store. If so, we can protect its pipes from frost. If the water goes off in your flat in Kodak’s former tower in Marlowes, check whether your neighbours have lost theirs too, because the fault may affect the whole building.",
    "In a canal-side flat at Apsley or Nash Mills, you may have to turn off your water on the landing, so find the valve before you have a leak. For work in an office, a data hall or a warehouse at Maylands, we’ll follow your site rules. Need a new boiler for a pub, a school or a church in Kings Langley or Berkhamsted? We measure the boiler room stairs before we order it.",
  ],
  working: [
    "Near the fuel depot at Maylands we may need a permit before we dig or use a flame, so please allow time.",
    "Groundwater is high along the Gade and the Bulbourne. If your basement car park by the canal depends on pumps to stay dry, we can service them.",
  ],
  dayAndNight: [
    "If your warehouse is cold before the morning shift, or a data hall has lost its chiller, [ring us]({phone}). Until we arrive, follow our advice on [urgent heating and cooling faults](/services/emergency-hvac). To prevent breakdowns, put your [heaters, filters and controls under one contract](/maintenance), with the site’s [gas certificates](/services/gas-safety-certificates).",
    "You can report a leak to our [emergency plumbers](/services/emergency-plumbing-repairs) at any hour, and ask us to repair or replace a [basement pump](/plumbing-services/pump-installation). At home, call us for [boiler repair](/boiler-services) or, if you’re a landlord, the yearly [gas check](/gas-services/landlord-gas-safety).",
  ],
  benefits: [
    "If your office is too hot, we can clean or repair its air conditioning",
    "We can heat just your loading bays with radiant tubes, so you don’t pay to heat the aisles",
    "Hard water scales up heat exchangers in flats, but we can descale them",
  ],
  demand: [
    {
      service: "gas-system-installations",
      why: "New tenant in your warehouse? We’ll size the gas supply for their heaters.",
    },
    {
      service: "pump-installation",
      why: "If your block is on a hill, we can fit pumps that raise the pressure on every floor.",
    },
    {
      service: "commercial-boiler-installation",
      why: "Old plant room? We’ll choose new boilers that go through its doors and suit its pipes.",
    },
  ],
  street: {
    line: ["church", "pub", "new-town terrace", "parade", "glass tower", "waterside", "school", "shed"],
    notes: [
      ["new-town terrace", "Weak shower? We can log the water pressure and find out why."],
      ["school", "We can change a school’s boilers in the summer holidays."],
      ["shed", "We can service your warehouse heaters between shifts."],
    ],
  },
} as const satisfies AreaCopy;
