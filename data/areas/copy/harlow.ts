import type { AreaCopy } from "../../types";

export const harlow = {
  description:
    "Emergency plumbers, gas engineers and boiler repair in Harlow, Old Harlow and Sawbridgeworth, and air conditioning for offices and laboratories.",
  lead: "For a leak, a blocked drain or a boiler repair in Harlow, Old Harlow or Sawbridgeworth, ring our emergency plumbers and gas engineers at any hour. We also repair air con in shops and offices, and chillers and heaters in factories.",
  advice: {
    houses: [
      "The pipes to a house in a New Town terrace may run under next door’s floor. We trace a leak before anyone takes up a floor, and if the water has to go off, we arrange the time with you and your neighbours.",
      "Fluff from poplar trees settles on the coils of outdoor air conditioning units and weakens the cooling. If there are poplars near your house, we can wash the coils in June.",
    ],
    flats: [
      "Flats in a low-rise block, or in the listed tower called The Lawn, may share drains and water tanks. If one of these fails, tell your landlord or the managing agent, because the whole building depends on it.",
    ],
    shops: [
      "The pipes in a shop in or near the Harvey Centre may serve the shops on either side too. We can work before opening time, so that nobody has to trade without water or cooling.",
    ],
    offices: [
      "In a laboratory or a food factory, the air pressure in each room keeps dirt out. Before we change the filters, we agree with you how to keep the pressure right while they’re out.",
      "When you ring about a warehouse heater, please tell us how high it hangs. We’ll bring an access platform that reaches it, so that nothing holds up the repair.",
    ],
    access: [
      "A factory or hospital usually requires a permit before anyone works on gas or at height. When you book, please tell us who issues it, so that our engineer can start straight away.",
    ],
  },
  demand: [
    {
      service: "chiller-installation",
      why: "Factories, laboratories and data halls here need cooling at all hours. We can add a standby chiller, so that the main one can be serviced or replaced while your cooling stays on.",
    },
    {
      service: "landlord-gas-safety",
      why: "A rented flat in an older block may share its flue with the neighbours. At the yearly check, we inspect the flue as well as every gas appliance in the home you let.",
    },
    {
      service: "ventilation-systems",
      why: "Older offices often rely on open windows for fresh air, which lets in heat and noise. We can design and fit ducts that bring in fresh air instead.",
    },
  ],
  street: {
    line: [
      "new-town terrace",
      "point tower",
      "parade",
      "1960s office 6",
      "shopping centre",
      "hospital 5",
      "data centre",
      "church",
    ],
    notes: [
      ["new-town terrace", "In a New Town terraced house, we plan where the flue can go before you order a boiler."],
      ["1960s office", "Weak flow from your office taps? We check the filters before we look at the pipes."],
      ["data centre", "Before we open a cooling unit in a data hall, we plan with you how to keep the room cool."],
    ],
  },
} as const satisfies AreaCopy;
