import type { AreaCopy } from "../../types";

export const battersea = {
  description:
    "Emergency plumbers, gas engineers, boiler repair and air conditioning in Battersea, Nine Elms and Clapham Junction, for homes, shops and restaurants.",
  lead: "Our emergency plumbers and gas engineers come out day or night in Battersea, Nine Elms and Clapham Junction, for a leak, a blocked drain or a boiler repair. Air conditioning off in your shop, restaurant or office? We repair that too.",
  advice: {
    houses: [
      "In the bay-windowed terraces near Clapham Junction and the cottages off Lavender Hill, the stopcock may be in the cellar or under the pavement. Find it before you need it, or ask us to look for it when we service your boiler.",
    ],
    flats: [
      "Turning off the water in a mansion block can leave several flats dry. We ask the porter first which ones, so that everyone in them can be warned.",
      "A new boiler in a mansion flat usually needs a flue at the rear, and you may need the freeholder’s consent for that. We work out the route, and draw it for you to send to the freeholder’s surveyor.",
      "On the council estates, in the riverside flats and in the towers at Nine Elms and the Power Station, the heating may be shared. If your heating stops and next door’s is off too, ring your landlord or the council if you rent, or the managing agent if you own your flat.",
      "Many riverside flats are cooled by fan coils, small units that blow air over chilled pipes. If the ones in your flat belong to you, we can service them in the hours the estate allows.",
    ],
    shops: [
      "A kitchen in the railway arches depends on its extract fan and duct for clean air. Before you fit one out, we can check that both are big enough for the cooking you plan.",
      "If the air con stops in your shop or office below the flats at Nine Elms, ask the managing agent whether the building supplies the cooling. If the unit is yours, we can repair it.",
    ],
    offices: [
      "If your office is at the Power Station or Nine Elms, the landlord may supply the heating and cooling. We can look after the units on your own floor, and work at night if you can’t do without them by day.",
    ],
    access: [
      "Most work in a riverside block needs a permit from the estate office. We’ll apply for it, and book the loading slot, the goods lift and any water shutdown.",
    ],
  },
  demand: [
    {
      service: "air-conditioning-installation",
      why: "Homes here stand close together, so an outdoor unit is easily heard. We look for a spot where it won’t disturb your neighbours.",
    },
    {
      service: "commercial-kitchen-gas",
      why: "In most restaurant kitchens, a valve shuts off the gas when the fan stops. If your gas goes off while the fan is still running, we test the valve and repair it.",
    },
    {
      service: "plumber-london",
      why: "Many Victorian houses still have a water pipe that was laid for only a few taps. If you’re adding a bathroom, we check whether the pipe is large enough.",
    },
  ],
  street: {
    line: [
      "mansion block",
      "bay terrace",
      "arches",
      "cottage estate",
      "power station",
      "slab 9",
      "glass tower",
      "new flats 7",
    ],
    notes: [
      ["mansion block", "Leak in a mansion block? We trace which flat it comes from."],
      ["arches", "Railway arch draughty at the front and stuffy at the back? We can fit a fan and a duct."],
      ["glass tower", "Flat in a glass tower too hot? We check its cooling unit and the controls."],
    ],
  },
} as const satisfies AreaCopy;
