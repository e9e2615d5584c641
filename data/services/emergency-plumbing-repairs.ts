import { safety } from "../safety";
import type { LandingRecord } from "../types";

export const emergencyPlumbingRepairs = {
  kind: "landing",
  path: "/services/emergency-plumbing-repairs",
  name: "Emergency Plumbing Repairs",
  summary: "We stop burst pipes and leaks, clear blocked drains and restore your water, day or night.",
  theme: "emergency",
  parent: "/plumbing-services",
  action: "contact",
  meta: {
    title: "Emergency plumbers in London, 24/7: leaks and drains",
    description:
      "Our emergency plumbers in London stop burst pipes and leaks, clear blocked drains and restore water, day and night. See which valve to close while you wait.",
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
    lead: "We stop the water, find the cause and repair it so that it holds. Our emergency line is open at every hour of the year.",
  },
  firstSteps: [
    ...safety.burstPipe.steps,
    "If the stop valve is seized, do not force it. Use the outside stop valve under the small cover near the boundary, or ask the building manager to close the valve for your flat.",
    "If a drain is blocked, flush nothing and run nothing, on every floor that shares the pipe. Keep people out of foul water.",
    "Call our emergency line, and warn the people below you.",
  ],
  grid: {
    heading: "Plumbing emergencies we come out for",
    items: [
      {
        name: "Burst and leaking pipes",
        text: "We repair copper, steel and plastic pipes in ceilings, risers and floors, and shut off the smallest section that stops the flow.",
      },
      {
        name: "Blocked drains and stacks",
        text: "We clear them with rods, electric machines or water jetting, whichever suits the pipe. A camera afterwards shows us the cause.",
      },
      {
        name: "Loss of water",
        text: "The cause may be a failed booster, a shut valve, an airlock or a blocked strainer. We test the pressure at the incoming main before we take anything apart.",
      },
      {
        name: "Loss of hot water",
        text: "On gas or electric heaters we check and replace thermostats, motorised valves, return pumps and mixing valves.",
      },
      {
        name: "Overflowing tanks and cisterns",
        text: "Float valves, fill valves and level controls fail. If you see a warning pipe drip outside, [call us]({phone}) before the tank overflows onto a ceiling.",
      },
      {
        name: "Flooded plant rooms and basements",
        text: "First we pump the water out. Then we repair the sump, the float switch or the non-return valve that let it in.",
      },
    ],
  },
  parts: [
    {
      at: [73, 250],
      balloon: [54, 250],
      name: "Stop valve",
      does: "It shuts off the water to everything beyond it.",
      fails: "Unused for years it seizes, so try it now, while you do not need it.",
    },
    {
      at: [130, 190],
      balloon: [153, 190],
      name: "Drain cock",
      does: "It lets the water left in the pipe run out.",
      fails: "Its washer hardens, and you find a drip below it after each use.",
    },
    {
      at: [243, 97],
      balloon: [226, 83],
      name: "Burst pipe",
      does: "It carries water under pressure through the ceiling.",
      fails: "Frost, rust or a screw splits it: you see a stain first, then a stream.",
    },
    {
      at: [143, 98],
      balloon: [126, 83],
      name: "Pipe bracket",
      does: "It holds the pipe still when a tap shuts.",
      fails: "A loose bracket lets the pipe bang when you shut a tap, until a joint gives.",
    },
    {
      at: [250, 79],
      balloon: [274, 72],
      name: "Repair clamp",
      does: "It closes the split until the pipe can be replaced.",
      fails: "On a rusty pipe it soon weeps, so we come back and fit you a new length.",
    },
    {
      at: [437, 139],
      balloon: [429, 121],
      name: "Tap",
      does: "Open, it empties the pipe and takes the pressure off.",
      fails: "If it still runs hard after some minutes, your stop valve has not closed.",
    },
  ],
  states: [
    {
      name: "Burst",
      text: "Water at full pressure falls through the ceiling until somebody shuts the valve.",
    },
    {
      name: "Shut off",
      text: "The stop valve is shut and the drain cock open: the stream dies within minutes.",
    },
    {
      name: "Clamped",
      text: "The clamp holds, the valve is open again, and you have water until we fit new pipe.",
    },
  ],
  overview: {
    heading: "What counts as a plumbing emergency, and who owns the pipe",
    paragraphs: [
      "[Call us]({phone}) at once if water is escaping, if there is sewage indoors, or if you have lost all toilets or all drinking water. A dripping tap or a slow basin can wait for an ordinary visit by one of our [London plumbers](/plumbing-services/plumber-london), which disturbs you less.",
      "It matters who owns the pipe before anyone digs. The supply pipe from the stop valve at the boundary inwards belongs to the owner of the property. The pipe from the main to that valve is the water company’s. In London that may be Thames Water, Affinity Water, Essex & Suffolk Water or SES Water, depending on your address.",
      "Drains are divided in another way. Since October 2011 the sewerage company has owned most sewers that several properties share, and most drains beyond your boundary. The law behind it is the Water Industry (Schemes for Adoption of Private Sewers) Regulations 2011. If the blockage turns out to be theirs, we tell you.",
      "In a tall building a leak rarely shows where it starts. Water follows pipes and the underside of floors, and may appear three flats down. We isolate one branch at a time and take pressure and moisture readings, which means fewer holes in your walls. If a [booster or sump pump](/plumbing-services/pump-installation) has failed, the other pump of the pair is often enough until morning.",
    ],
  },
  approach: {
    heading: "What happens after you call our emergency plumbers",
    steps: [
      {
        name: "We ask what is wrong",
        text: "You tell us what is leaking, how fast, on which floor, and what is underneath. We tell you which valve to try.",
      },
      {
        name: "We stop the water",
        text: "We close a valve if we can. If no valve will close, we freeze the pipe or clamp it. Each place we shut off is labelled with the time.",
      },
      {
        name: "We find the leak",
        text: "We use pressure tests, listening gear, thermal imaging or dye, to suit the pipe and the finish. We open up only where the readings agree.",
      },
      {
        name: "We repair and test",
        text: "Where we can reach, we replace the failed length and do not patch it. We hold the section under pressure and then flush it.",
      },
      {
        name: "We report to you",
        text: "You receive photographs, the cause, any temporary measures and a price for the rest of the work.",
      },
    ],
  },
  dependsOn: [
    "Whether a valve near the fault still works; in older blocks one valve may shut off ten flats",
    "How high the leak is and how we reach it: behind tiles, above a sales floor, or in a riser with asbestos records to check",
    "The material and size of the pipe, and whether a press, solder or mechanical joint is allowed there",
    "The hour: merchants for large valves and pump parts open in the morning, so a night visit may end in a safe temporary repair",
  ],
  prepare: [
    "Tell us where the stop valves and drain covers are, and find the keys",
    "Have the asbestos register ready, if the building dates from before 2000",
    "Look up your policy number, if your insurance may cover tracing the leak",
  ],
  benefits: {
    heading: "What you have when our plumber leaves",
    items: [
      "Water is back on for everyone who is not on the damaged branch",
      "You know the cause and have a photograph of it, so nobody repairs the same joint twice",
      "We list the valves that were seized, with a price to change them",
      "{claim:callOut.short}",
    ],
  },
  highlights: [
    {
      name: "How fast we come",
      text: "{claim:response} Our [areas page](/areas) gives a range for many parts of the city.",
    },
    {
      name: "Leaks and drains on one visit",
      text: "The plumber who stops your leak can also clear the outside drain that it filled. We note what foul water touched.",
    },
  ],
  compliance: [
    {
      duty: "Keep water, sanitary and heating installations working in most dwellings let for under seven years: Landlord and Tenant Act 1985, section 11",
      due: "Within a reasonable time once the landlord knows; for a major leak that is short",
      record: "A timed report of the call, the arrival, the make-safe and the repair",
    },
    {
      duty: "Provide drinking water, suitable WCs and washing facilities at work: Workplace (Health, Safety and Welfare) Regulations 1992",
      due: "At all times when people work there",
      record: "A note of the outlets out of use, the temporary arrangement and the time of restoration",
    },
  ],
  questions: [
    {
      question: "Water is coming through my ceiling from the flat above. Whom do I call?",
      answer:
        "Tell the people above first, so that they can close their stop valve, and then the building manager. If nobody answers and it will not stop, call us on {phone}: we can shut off the pipe that feeds the flats if the manager agrees. Who pays depends on your lease and the block’s insurance.",
    },
    {
      question: "Do you put back the ceiling and the tiles?",
      answer:
        "We make a neat opening and leave it safe. Plaster and tiles have to wait until the structure has dried, which often takes weeks, and your insurer may send its own firm.",
    },
    {
      question: "Is the water safe to drink straight after a repair?",
      answer:
        "After a small repair we flush the pipe until it runs clear. If a tank was emptied or a long section opened, the pipes may need disinfection and a sample. Our [water system maintenance](/services/water-system-maintenance) team does both.",
    },
    {
      question: "The boiler has stopped as well. Do I need a second firm?",
      answer:
        "No. Boilers often lock out on low pressure after a leak. If the fault is in the gas or the burner, one of our gas engineers follows: see [boiler repair](/boiler-services). If you are not sure how urgent it is, our [emergency page](/emergency) helps you decide.",
    },
  ],
  closing: {
    heading: "Is water leaking now? Call our emergency plumbers",
    text: "Close the valve you can reach and ring {phone}. Once the building is dry, ask us for a survey of the valves and pipes to prevent the next leak. If you run several sites, see our [24/7 emergency services](/emergency-services) for facilities managers.",
  },
  related: ["plumber-london", "pump-installation", "water-system-maintenance"],
} as const satisfies LandingRecord;
