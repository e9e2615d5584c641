import { safety } from "../safety";
import type { LandingRecord } from "../types";

const [stopcock, ...afterStopcock] = safety.burstPipe.steps;

export const emergencyPlumbingRepairs = {
  kind: "landing",
  path: "/services/emergency-plumbing-repairs",
  name: "Emergency Plumbing Repairs",
  summary: "We stop burst pipes and leaks, clear blocked drains and restore your water, day or night.",
  theme: "emergency",
  parent: "/plumbing-services",
  figures: { first: "three-valves", overview: "whose-pipe", approach: "flat-above" },
  action: "contact",
  meta: {
    title: "Emergency plumbers in London, 24/7: leaks and drains",
    description:
      "Our emergency plumbers in London stop burst pipes and leaks, clear blocked drains and restore your water, day or night. See which valve to close first.",
    keywords: [
      "emergency plumber London",
      "emergency plumbing repairs London",
      "burst pipe repair London",
      "24 hour commercial plumber",
      "blocked soil stack London",
      "leak detection London",
    ],
  },
  hero: {
    heading: "Emergency plumbers in London, 24/7: leaks and drains",
    lead: "We stop the water, find the cause and repair it, day and night, all year round.",
  },
  firstSteps: [
    `${stopcock} It is A in the drawing.`,
    "If the stopcock is stuck, do not force it. Use the outside one (B) under the small cover near the boundary, or ask the building manager to close the valve for your flat.",
    ...afterStopcock,
    "If a drain is blocked, don’t flush a toilet or run a tap on any floor that shares the pipe. Keep everyone away from foul water.",
    "Warn the people below. If you rent your home, ring your landlord first. If no one answers and it can’t wait, or if you don’t rent, call us.",
  ],
  grid: {
    heading: "Plumbing emergencies we deal with",
    items: [
      {
        symbol: "burst",
        name: "Burst and leaking pipes",
        text: "We repair copper, steel and plastic pipes in ceilings, risers and floors, and shut off as little of the building as we can.",
      },
      {
        symbol: "drain",
        name: "Blocked drains and stacks",
        text: "We clear them with rods, electric machines or water jetting, whichever suits the pipe, and send a camera in if the cause isn’t clear.",
      },
      {
        symbol: "no-water",
        name: "No water",
        text: "The cause may be a failed booster, a shut valve, an airlock or a blocked strainer. We test the pressure at the incoming main before we take anything apart.",
      },
      {
        symbol: "cylinders",
        name: "No hot water",
        text: "On gas and electric systems we check thermostats, motorised valves, return pumps and mixing valves, and replace what has failed.",
      },
      {
        symbol: "tank",
        name: "Overflowing tanks and cisterns",
        text: "If an overflow pipe is dripping outside, a float valve is failing. [Call us]({phone}) before the tank overflows through a ceiling.",
      },
      {
        symbol: "sump",
        name: "Flooded plant rooms and basements",
        text: "We pump the water out, then repair the sump pump, float switch or non-return valve that failed.",
      },
    ],
  },
  parts: [
    {
      at: [73, 250],
      balloon: [54, 250],
      name: "Stopcock",
      does: "It shuts off the water to everything beyond it.",
      fails: "One that is never turned may be stuck when you need it.",
    },
    {
      at: [130, 190],
      balloon: [153, 190],
      name: "Drain cock",
      does: "It lets the water left in the pipe run out.",
      fails: "An old one may drip after you have used it.",
    },
    {
      at: [243, 97],
      balloon: [203, 79],
      name: "Pipe above the ceiling",
      does: "It carries water under pressure.",
      fails: "If a stain on the ceiling turns into a stream, frost or rust may have split the pipe.",
    },
    {
      at: [143, 98],
      balloon: [126, 77],
      name: "Pipe bracket",
      does: "It keeps the pipe from moving when you shut a tap.",
      fails: "If a pipe bangs, a bracket may be loose.",
    },
    {
      at: [262, 70],
      balloon: [298, 79],
      name: "Repair clamp",
      does: "It closes the split until the pipe can be replaced.",
      fails: "On a rusty pipe the clamp may soon start to drip.",
    },
    {
      at: [436, 150],
      balloon: [422, 176],
      name: "Tap",
      does: "Once the stopcock is shut, an open tap empties the pipe.",
      fails: "If it still runs after a few minutes, a tank feeds it or the stopcock isn’t fully shut.",
    },
  ],
  states: {
    texts: [
      "Water at full pressure comes through the ceiling until somebody shuts the valve.",
      "With the stopcock shut and the drain cock open, the water stops within minutes.",
      "A clamp closes the split and the stopcock is open again, so you have water while you wait for the new pipe.",
    ],
    still: "The split",
    names: ["Burst", "Shut off", "Clamped"],
  },
  overview: {
    heading: "What counts as a plumbing emergency, and who owns the pipe",
    paragraphs: [
      "It is an emergency if water is escaping, if there is sewage indoors, or if you have no working toilet or no drinking water. If you rent your home, ring your landlord first. If no one answers, or if you don’t rent, [call us]({phone}) at once. A dripping tap or a basin that drains slowly can wait for an ordinary visit by one of our [London plumbers](/plumbing-services/plumber-london). So can a failed [booster or sump pump](/plumbing-services/pump-installation), if a second pump is coping.",
      "Before anyone digs, find out who owns the pipe. From the stopcock at the boundary inwards, the supply pipe belongs to the owner of the property. From the main to that valve it belongs to the water company, which in London may be Thames Water, Affinity Water, Essex & Suffolk Water or SES Water.",
      "Drains are different. Since October 2011 the sewerage company has owned most sewers that several properties share, and most drains beyond your boundary. If the blockage turns out to be theirs, we’ll tell you.",
      "In a tall building, water follows the pipes and may come out three floors below the leak. So we isolate one branch at a time until it stops.",
    ],
  },
  approach: {
    heading: "What happens after you call our emergency plumbers",
    steps: [
      {
        name: "We ask what is wrong",
        text: "You tell us where the water is coming from, how fast, on which floor, and what is underneath. We’ll tell you which valve to try.",
      },
      {
        name: "We stop the water",
        text: "We close a valve if we can, and otherwise freeze or clamp the pipe. Everything we shut off gets a label.",
      },
      {
        name: "We find the leak",
        text: "We use pressure and moisture readings, listening gear, thermal imaging or dye, and open up only where these agree, so we make fewer holes in your walls.",
      },
      {
        name: "We repair and test",
        text: "Where we can reach it, we replace the failed length instead of patching it. Then we pressure-test and flush the pipe.",
      },
      {
        name: "We report to you",
        text: "You get photographs, the cause, a note of what is only temporary, and a price for the rest of the work.",
      },
    ],
  },
  dependsOn: [
    "Whether a valve near the leak still works: if it doesn’t, in an older block we may have to shut off the water to several flats",
    "Where the leak is: behind tiles, above a shop floor, or in a riser where we must check for asbestos first",
    "The material and size of the pipe, and how we may join it (some buildings don’t allow a flame)",
    "The time of day, because we can’t buy large valves and pump parts at night, and may have to leave a safe temporary repair until morning",
  ],
  prepare: [
    "Where the stopcocks and drain covers are, and who has the keys",
    "In a workplace or a block from before 2000, the asbestos register",
    "Your insurance policy number, because your policy may cover tracing the leak",
  ],
  topics: [
    {
      id: "leak-between-flats",
      heading: "Toilet or pipe leaking from the flat above",
      paragraphs: [
        "If the water comes from above, ask the people upstairs to close their stopcock. Our guide to [water coming through the ceiling](/guides/water-coming-through-ceiling) has the next steps for both flats, and [who fixes it, who pays](/who-pays#leaseholder-leak) explains whose job the repair is.",
        "If nobody answers upstairs, call us on {phone}. If the building manager agrees, we can shut off the pipe that feeds the flats.",
      ],
    },
  ],
  benefits: {
    heading: "What to expect from our emergency plumbers",
    items: [
      "In a block, everyone who isn’t on the damaged pipe gets their water back",
      "You know what caused the leak, and have a photograph of it",
      "You get a list of any stuck valves, with a price for replacing them",
    ],
  },
  highlights: [
    {
      name: "Call-out fee",
      text: "{claim:callOut} If you don’t, we may charge for the visit, and we tell you how much before the engineer sets off. {claim:priceFirst}",
    },
    {
      name: "One firm for leaks and drains",
      text: "We also clear blocked drains, and write a report on the damage for your insurer.",
    },
  ],
  compliance: [
    {
      duty: "As a landlord, keep the water, sanitary and heating installations working in a home let on a lease of less than seven years (there are a few exceptions): Landlord and Tenant Act 1985, section 11",
      due: "Within a reasonable time once the landlord knows; for a major leak, quickly",
      record: "A report with the times of the call, our arrival and the repair",
    },
    {
      duty: "As an employer, provide drinking water, suitable WCs and washing facilities at work: Workplace (Health, Safety and Welfare) Regulations 1992",
      due: "At all times when people work there",
      record: "A note of the taps and toilets out of use, what was arranged meanwhile and when they worked again",
    },
  ],
  questions: [
    {
      question: "Do you make good the ceiling and tiles?",
      answer:
        "No. We make a neat opening and leave it safe. Everything has to dry first, which often takes weeks. Then a plasterer or tiler can make good.",
    },
    {
      question: "Is the water safe to drink straight after a repair?",
      answer:
        "Yes, after a small repair, once we have flushed the pipe until it runs clear. If a tank was emptied or a long section opened, the pipes may have to be disinfected and the water tested. Our [water system maintenance](/services/water-system-maintenance) team does both.",
    },
    {
      question: "The boiler has stopped as well. Do I need a second firm?",
      answer:
        "No. Boilers often lock out on low pressure when the heating pipes leak. If the fault is in the boiler itself, we send one of our gas engineers for the [boiler repair](/boiler-services). If you are not sure how urgent it is, ring us. Our [emergency page](/emergency) has the first steps.",
    },
  ],
  closing: {
    heading: "Is water leaking now? Call our emergency plumbers",
    text: "Close the stopcock if you can reach it and ring {phone}. When everything is dry, ask us to survey the valves and pipes, to help prevent the next leak. If you run several sites, see our [24/7 emergency services](/emergency-services) for facilities managers.",
  },
  related: ["plumber-london", "pump-installation", "water-system-maintenance"],
} as const satisfies LandingRecord;
