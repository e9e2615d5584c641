import { changes } from "../changes";
import { safety } from "../safety";
import type { HubRecord } from "../types";

export const gasServices = {
  kind: "hub",
  path: "/gas-services",
  name: "Gas Services",
  serviceKind: "gas",
  summary: "We install, repair, test and service gas appliances and pipework",
  theme: "gas",
  parent: "/",
  figures: { intro: "at-the-meter", questions: "gas-card" },
  meta: {
    title: "Gas engineers in London, commercial and domestic",
    description:
      "Our domestic and commercial gas engineers install, repair and service boilers, pipework and catering appliances in London, and do landlords’ checks.",
    keywords: [
      "commercial gas engineers London",
      "gas services London",
      "Gas Safe contractor London",
      "commercial gas contractor",
      "gas safety services",
    ],
  },
  hero: {
    heading: "Gas engineers for London homes and businesses",
    lead: "We install, repair, test and service gas appliances and pipework. For a boiler at home, see [boiler repair and service](/boiler-services). If the job can’t wait, call us, day or night. {claim:response}",
  },
  introHeading: "Which gas pipes are yours, and which we work on",
  intro: [
    "The gas network looks after the pipe up to the emergency control valve, the handle that shuts off all your gas. Your supplier provides the meter. Everything after the meter is yours or your landlord’s: the pipes, appliances and flues. In a rented home the landlord looks after them, except for the tenant’s own cooker or fire. In business premises the lease says whose they are. If the emergency control valve is some way from the meter, the pipe between the two usually belongs to the building’s owner. We work on whatever is yours or your landlord’s, and deal with the network and the supplier for you where a job involves them.",
    "For new work, we install and commission gas systems, pipework and boilers, and help you get a meter fitted. We service boilers, heaters and kitchen equipment, and plan their maintenance. If you are a landlord or employer, we do the checks and issue the certificates.",
    "Domestic and commercial gas work need separate qualifications. Tell us what appliances you have, so that we send an engineer qualified for them.",
  ],
  services: [
    {
      slug: "gas-safety-certificates",
      suits:
        "An insurer, a council, a buyer or your own landlord has asked you for a gas certificate, and you are not sure which one you need.",
    },
    {
      slug: "landlord-gas-safety",
      suits:
        "You rent out homes, manage lettings or hold an HMO licence (for a house in multiple occupation), and need a check every year.",
    },
    {
      slug: "emergency-gas-repairs",
      suits: "The emergency service has capped your supply or labelled an appliance, or a safety device has tripped.",
    },
    {
      slug: "commercial-boiler-installation",
      suits: "Your boilers keep failing, are too large or cost too much to run.",
    },
    {
      slug: "gas-pipework-installation",
      suits: "You want to move a cooker or a boiler, or extend or replace a gas pipe.",
    },
    {
      slug: "gas-system-installations",
      suits: "You want one firm to do the whole gas installation in a building.",
    },
    {
      slug: "gas-meter-installation",
      suits: "The supplier or the gas network is slow to fit your meter, or you want a separate meter for each tenant.",
    },
    {
      slug: "commercial-kitchen-gas",
      suits:
        "You run a restaurant or a school kitchen, and a range, fryer or oven needs a repair or a service, or you need a CP42.",
    },
    {
      slug: "appliance-servicing",
      suits: "A boiler, gas fire, hob or heater is due for a service, is noisy or burns too much gas.",
    },
    {
      slug: "planned-maintenance",
      suits: "Your gas checks and services fall due on different dates, and no one keeps track of them.",
    },
    {
      slug: "system-commissioning",
      suits: "Your pipework is finished and needs testing, and the appliances need lighting for the first time.",
    },
  ],
  chooser: {
    heading: "Which gas service do you need?",
    items: [
      {
        symbol: "gas-leak",
        name: "I can smell gas now",
        danger: "gas",
        text: `${safety.gasEscape.brief} Once they have made it safe, we [repair the leak and relight your appliances](/services/emergency-gas-repairs).`,
      },
      {
        symbol: "wall-boiler",
        name: "My boiler has broken down or is due for a service",
        text: "We repair, service and replace boilers in homes and businesses: see [boiler services](/boiler-services). If you rent your home, ring your landlord first.",
      },
      {
        symbol: "capped",
        name: "Our gas is off, or an appliance has a warning label",
        text: "Leave it off. If you rent your home, ring your landlord first. Otherwise [call us]({phone}). We find the fault, repair it and test for leaks: see [emergency gas repairs](/services/emergency-gas-repairs).",
      },
      {
        symbol: "record",
        name: "Our insurer wants a CP42 and we don’t know what it is",
        text: "It is the gas safety certificate for a [commercial kitchen](/gas-services/commercial-kitchen-gas). Our [gas safety certificates](/services/gas-safety-certificates) page lists all the forms.",
      },
    ],
  },
  benefits: {
    heading: "Why use us for all your gas work",
    items: [
      "If we find a fault during a check, we can price it and repair it",
      "One firm covers homes, commercial plant and catering",
      "We tell you at the start which work only the network or your supplier can do",
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
      due: "At all times, in every workplace",
      record: "Service history for your risk assessment",
    },
    {
      duty: "Make sure building control is told about a new gas boiler, fire, heater or water heater: Building Regulations Part J",
      due: "When the work is finished; the installer usually does this through Gas Safe Register",
      record: "Compliance certificate, sent after installation",
    },
  ],
  questions: [
    {
      question: "How do I check that an engineer may work on my boiler or cooker?",
      answer:
        "Ask for the Gas Safe card. The front shows a photograph, the licence number and the expiry date, and the back shows what the person is qualified for. You can check the number on the register’s website. Domestic categories on the back are not enough for a commercial boiler or a restaurant range.",
    },
    {
      question: "Which gas network supplies my part of London?",
      answer:
        "Usually Cadent north of the Thames and SGN south of it, though some newer sites have an independent network. If gas is escaping it makes no difference, because {gasEmergency} is the emergency number everywhere.",
    },
    {
      question: "Can a new building still be heated with gas?",
      answer: `For now it can, but in most cases not for much longer. ${changes.partL.says} ${changes.partL.transition} In existing buildings you can still replace a gas boiler. If you are thinking of a heat pump instead, ask our [heating engineers](/heating-services), or see [commercial heat pumps](/services/energy-efficient-solutions#heat-pumps) for larger buildings.`,
    },
    {
      question: "Do you work with LPG?",
      answer:
        "Sometimes. LPG (bottled or tank gas) needs separate qualifications, so tell us about the cylinders or tank and we’ll check who we can send.",
    },
    {
      question: "Can gas work be done out of hours?",
      answer:
        "Yes. We can work at night or on Sundays in shops, kitchens and offices if the building’s rules on noise and hot work (such as soldering) allow it.",
    },
    {
      question: "How is a gas job priced?",
      answer:
        "The price of a check or a service depends on how many appliances there are. For an installation we quote after a survey, with pipework, appliances, testing and making good on separate lines. {claim:priceFirst}",
    },
  ],
  closing: {
    heading: "Need a gas engineer in London?",
    text: "Tell us about the building, what runs on gas and what is wrong. We’ll tell you what you need and when we can come. For cover across several sites, ask about a [maintenance contract](/maintenance).",
  },
} as const satisfies HubRecord;
