import type { AreaCopy } from "../../types";

export const pottersBar = {
  description:
    "Emergency plumbers, gas engineers and boiler repair in Potters Bar, Cuffley and South Mimms, for homes, shops, offices, schools and laboratories.",
  lead: "For a boiler repair, a gas engineer or an emergency plumber in Potters Bar, Little Heath, Cuffley or Northaw, ring us at any hour. We also repair heating and air con in shops, offices, schools and laboratories.",
  advice: {
    houses: [
      "A house built between the wars may still have a narrow iron gas pipe under the hall floor, and a modern boiler often needs a wider one. We can price the two together.",
      "A semi or a chalet bungalow near Darkes Lane may have a water tank in a cold loft, where the water can freeze. We can lag the tank, or take it out if you no longer need it.",
      "Before you add a bathroom to a detached house in Little Heath or on The Avenue, ask us to measure the flow of water. The pipe from the road may be too narrow for another shower.",
    ],
    flats: [
      "If your flat is over the shops in Darkes Lane, the stopcock may be in the shop below. Ask the shopkeeper where it is before you have a leak, and keep their phone number for when the shop is shut.",
    ],
    shops: [
      "A takeaway in the High Street or Darkes Lane can’t cook when its gas trips. When you ring, tell us whether the extract fan is running, because the gas shuts off if the fan stops.",
    ],
    offices: [
      "We can service the heaters in your unit on the Cranborne Road industrial estate before the shift starts, so that you don’t have to stop work.",
      "Filters from a laboratory’s extract system may be contaminated. Before we change them, please show us the certificate that says they’ve been decontaminated.",
      "If you rent your office or shop, check the lease to see who has to repair the air con. If it’s your job, ring us.",
    ],
    access: [
      "Security staff at the laboratories in South Mimms may want our engineers’ names in advance. Please book early, so that there’s time for the checks.",
    ],
  },
  demand: [
    {
      service: "appliance-servicing",
      why: "A boiler that has stood idle all summer tends to fail in the first cold week. Have the boiler in your house or school serviced before then.",
    },
    {
      service: "ventilation-systems",
      why: "A laboratory or a classroom needs the right amount of fresh air. We measure what your fans supply and extract, then balance the two.",
    },
    {
      service: "emergency-plumbing-repairs",
      why: "Houses built between the wars may still have some of their original pipes. If a pipe bursts, we come out at night and at weekends too.",
    },
  ],
  street: {
    line: ["parade", "semi", "bungalow", "church", "semi", "school", "1960s office 6", "factory", "detached house"],
    notes: [
      ["semi", "Does the drain from your 1930s semi keep blocking? We can put a camera down it to see why."],
      ["school", "In a stuffy classroom, we can duct in fresh air, so that windows can stay shut in winter."],
      ["1960s office", "Meeting room in the middle of a 1960s office too hot? We can fit air con for that room alone."],
    ],
  },
} as const satisfies AreaCopy;
