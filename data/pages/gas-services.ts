import { changes } from "../changes";
import { safety } from "../safety";
import type { HubRecord } from "../types";

export const gasServices = {
  kind: "hub",
  path: "/gas-services",
  name: "Gas Services",
  summary: "Gas installed, repaired, tested, certified and serviced in homes and businesses",
  theme: "gas",
  parent: "/",
  meta: {
    title: "Commercial gas engineers in London",
    description:
      "We install, repair, test and service gas in London homes and businesses: boilers, pipework, meters, kitchens, landlord checks, certificates and contracts.",
    keywords: [
      "commercial gas engineers London",
      "gas services London",
      "Gas Safe contractor London",
      "commercial gas contractor",
      "gas safety services",
    ],
  },
  hero: {
    heading: "Commercial gas engineers in London",
    lead: "We install, repair, test and service gas in London homes and businesses. Find the job you need below, and see what it includes.",
  },
  intro: [
    "Three parties look after the gas in a building. The gas network is in charge up to the emergency control valve, and the meter belongs to the supplier. The rest is the owner’s: the pipes, appliances and flues, and also the pipe from the valve to a meter that stands away from it. We work on the owner’s part, and we deal with the network and the supplier where a job needs them. {claim:gasSafe}",
    "Our eleven gas services fall into four groups. If you build, we install systems, pipework, meters and boilers, and we commission them. If you cook or heat with gas, we look after kitchens, service appliances and plan the maintenance. If you answer for gas in law, we check it and issue the certificates. If gas has escaped, the National Gas Emergency Service on {gasEmergency} comes first, and our [emergency gas repairs](/services/emergency-gas-repairs) page says how we help afterwards.",
    "A Gas Safe card belongs to one person and lists the kinds of appliance that this person may work on. Homes and commercial buildings are listed apart. Before anyone opens a valve in your building, read the back of the card and look up the number on the public register. Tell us as much as you can about your plant, because we choose the engineer by it.",
    "Many London owners want to move from gas to electricity, and few can do it in one summer. We advise you to keep the gas plant you have safe and cheap to run, and to avoid new gas where something else works better. Pipes that are no longer used should come out. If you want heat without gas, start with [commercial heat pumps](/services/energy-efficient-solutions#heat-pumps). Our [boiler services](/boiler-services) page compares repair with a new boiler.",
  ],
  services: [
    {
      slug: "gas-safety-certificates",
      suits: "An insurer, council, buyer or head landlord asks you for a gas form, and you are not sure which.",
    },
    {
      slug: "landlord-gas-safety",
      suits:
        "You let homes, manage lettings, or hold an HMO licence (for a house in multiple occupation), and the check is due every year.",
    },
    {
      slug: "emergency-gas-repairs",
      suits: "Your supply has been capped, has tripped or has been made safe by the network.",
    },
    {
      slug: "commercial-boiler-installation",
      suits: "Your boilers are failing, too large or costly to run.",
    },
    {
      slug: "gas-pipework-installation",
      suits: "Your fit-out moves an appliance or extends a pipe, or the old pipe is too small.",
    },
    {
      slug: "gas-system-installations",
      suits: "You need the whole gas installation of a building, with one designer who answers for it.",
    },
    {
      slug: "gas-meter-installation",
      suits: "Your project waits for the supplier or the network, or you want to meter your tenants.",
    },
    {
      slug: "commercial-kitchen-gas",
      suits: "You run a restaurant, hotel, school or care home that cooks under a canopy.",
    },
    {
      slug: "appliance-servicing",
      suits: "A boiler or heater is due for a service, is noisy or burns too much gas.",
    },
    {
      slug: "planned-maintenance",
      suits: "You have many gas appliances on several dates, and too few people to keep track of them.",
    },
    {
      slug: "system-commissioning",
      suits: "Your pipework is finished and waits to be tested and lit for the first time.",
    },
  ],
  chooser: {
    heading: "Which gas service do you need?",
    items: [
      {
        symptom: "I can smell gas at this moment",
        answer: `${safety.gasEscape.brief} Once they have made it safe, [we repair and relight](/services/emergency-gas-repairs).`,
      },
      {
        symptom: "The council wants proof for an HMO licence",
        answer:
          "You need a landlord’s record that is less than a year old: [landlord gas safety](/gas-services/landlord-gas-safety).",
      },
      {
        symptom: "Our insurer asks for a CP42 and we do not know what it is",
        answer:
          "It is the gas record of a commercial kitchen. Our [gas safety certificates](/services/gas-safety-certificates) page lists all the forms side by side.",
      },
      {
        symptom: "Two boilers run all day, though one should be enough",
        answer:
          "Their size or their controls may be wrong. Read about [commercial boiler installation](/gas-services/commercial-boiler-installation) before you order the same again.",
      },
      {
        symptom: "The new tenant’s grill is on the wrong side of the shop",
        answer:
          "This is a short [gas pipework](/gas-services/gas-pipework-installation) job, or a kitchen refit if the fans have to move too.",
      },
      {
        symptom: "The supplier sends us to the network, and the network sends us back",
        answer:
          "Each of them is responsible for a part. Our [meter installation](/gas-services/gas-meter-installation) page shows which part is whose.",
      },
      {
        symptom: "Three firms look after gas in our six buildings, and dates slip",
        answer:
          "We put all of it in one register and one calendar: [planned gas maintenance](/gas-services/planned-maintenance).",
      },
    ],
  },
  benefits: {
    heading: "Why have all your gas work done by us",
    items: [
      "The people who sized the pipe are there when the burner is set up",
      "If a check finds a fault, you get a price for the repair from the same firm",
      "Engineers are chosen for each visit by what they may work on: homes, commercial plant or catering",
      "At night your call reaches engineers who can read a gas drawing",
      "We tell you at the start which work on the network or the main meter is not ours to do",
    ],
  },
  compliance: [
    {
      duty: "Employ only businesses on the Gas Safe Register for gas work: Gas Safety (Installation and Use) Regulations 1998, regulations 3 and 4",
      due: "Before any work starts",
      record: "Registration number and engineer’s card, which you can check",
    },
    {
      duty: "Protect people at work and visitors from the dangers of gas: Health and Safety at Work etc. Act 1974",
      due: "In every workplace, factories included",
      record: "History of examinations and maintenance for your risk assessment",
    },
    {
      duty: "Tell building control about new gas appliances that produce heat, whose air and flues fall under Building Regulations Part J",
      due: "On completion, as a rule by self-certification through the register",
      record: "Compliance certificate, sent after installation",
    },
  ],
  questions: [
    {
      question: "How do I check that an engineer may work on my plant?",
      answer:
        "Ask for the Gas Safe card. The front shows a photograph, the licence number and the expiry date, and the back shows what the person is qualified for. You can confirm it on the register’s website. A domestic card is not enough for a commercial boiler or a restaurant range.",
    },
    {
      question: "Which gas network supplies my part of London?",
      answer:
        "As a rule it is Cadent north of the Thames and SGN south of it. Some newer sites have an independent network. For a gas escape it makes no difference, because {gasEmergency} reaches the emergency service wherever you are.",
    },
    {
      question: "Can a new building still be heated with gas?",
      answer: `${changes.partL.says} ${changes.partL.transition} In existing buildings you may still replace a gas boiler.`,
    },
    {
      question: "Do you work with LPG?",
      answer:
        "LPG (bottled or tank gas) has its own appliance categories and standards. Tell us about the cylinders or the tank when you ask. We then confirm, before you book, whether an engineer with those categories is available.",
    },
    {
      question: "Can gas work be done out of hours?",
      answer:
        "Yes. Shops, kitchens and offices often prefer nights or Sundays, and we can work then if the building’s rules on noise and hot works allow it. If a fault cannot wait, call the [24/7 line](/emergency).",
    },
    {
      question: "How is a gas job priced?",
      answer:
        "A check or a service has a price for each appliance. We quote for an installation after a survey, with pipe, plant, tests and making good on separate lines. {claim:priceFirst}",
    },
  ],
  closing: {
    heading: "Need a gas engineer in London?",
    text: "Tell us about the building, what burns gas in it and what is wrong. We tell you which service and record you need, and when we can come. For cover across several sites, ask about a [maintenance contract](/maintenance).",
  },
} as const satisfies HubRecord;
