import { safety } from "../safety";
import type { LandingRecord } from "../types";

export const emergencyPlumbingRepairs = {
  kind: "landing",
  path: "/services/emergency-plumbing-repairs",
  name: "Emergency Plumbing Repairs",
  summary: "Burst pipes, leaks, blocked drains and lost hot water stopped and put right at any hour.",
  theme: "emergency",
  parent: "/plumbing-services",
  action: "contact",
  meta: {
    title: "Emergency Plumbing Repairs in London, Day and Night",
    description:
      "Burst pipe, blocked stack, failed pump or no hot water: which valve to close first, who owns the pipe, and how our London plumbers stop it and put it right.",
    keywords: [
      "emergency plumbing repairs London",
      "burst pipe repair London",
      "24 hour commercial plumber",
      "blocked soil stack London",
      "leak detection London",
    ],
  },
  hero: {
    heading: "Emergency plumbing repairs",
    lead: "Stop the water first, then find the cause, then mend it so that it holds. The emergency line is open at every hour of the year.",
  },
  firstSteps: [
    ...safety.burstPipe.steps,
    "If the stop valve is seized, do not force it. Use the outside stop valve under the small cover near the boundary, or ask the building manager for the riser valve.",
    "For a blocked drain, flush nothing and run nothing, on every floor that shares the stack. Keep people out of foul water.",
    "Call the emergency line, and warn the people below you.",
  ],
  grid: {
    heading: "Faults we attend",
    items: [
      {
        name: "Burst and weeping pipes",
        text: "Copper, steel and plastic, in ceilings, risers and floors. We isolate the smallest section that stops the flow.",
      },
      {
        name: "Blocked drains and stacks",
        text: "Rods, electric machines or water jetting, chosen for the pipe. A camera afterwards shows the cause.",
      },
      {
        name: "Loss of water",
        text: "Failed boosters, shut zone valves, airlocks and blocked strainers. We test pressure at the incoming main before anything is dismantled.",
      },
      {
        name: "Loss of hot water",
        text: "Thermostats, motorised valves, return pumps and mixing valves, on gas or electric heaters.",
      },
      {
        name: "Overflowing tanks and cisterns",
        text: "Float valves, fill valves and failed level controls. A warning pipe that drips is the mild form of a ceiling that falls.",
      },
      {
        name: "Flooded plant rooms and basements",
        text: "Temporary pumping, then the sump, the float switch or the non-return valve that let the water in.",
      },
    ],
  },
  overview: {
    heading: "Whose pipe is it, and what counts as urgent",
    paragraphs: [
      "Escaping water, sewage indoors, and the loss of all WCs or all drinking water are emergencies. A dripping tap or a slow basin is not: a planned visit, usually the same or next day, disturbs less.",
      "Ownership matters before anyone digs. The supply pipe from the boundary stop valve inwards belongs to the property owner; the pipe from the main to that valve is the water company’s. In London that may be Thames Water, Affinity Water, Essex & Suffolk Water or SES Water, depending on the address.",
      "Drains divide differently. Since October 2011, sewers shared between properties, and lateral drains beyond the boundary, have mostly been the sewerage company’s under the Water Industry (Schemes for Adoption of Private Sewers) Regulations 2011. If the blockage turns out to be theirs, we tell you.",
      "In a tall building a leak rarely shows where it starts. Water follows pipes and the underside of slabs, and may appear three flats down. Isolating one branch at a time, with pressure and moisture readings, means fewer holes. Where a [booster or sump pump](/plumbing-services/pump-installation) has failed, one pump of the pair is often enough until morning.",
    ],
  },
  approach: {
    heading: "From the call to a dry floor",
    steps: [
      {
        name: "Triage by phone",
        text: "We ask what is leaking, how fast, from which floor, and what is underneath. You are told which valve to try.",
      },
      {
        name: "Isolate",
        text: "A closed valve comes first, or a pipe freeze or clamp where no valve will close. Each isolation is labelled and timed.",
      },
      {
        name: "Trace",
        text: "Pressure decay, listening gear, thermal imaging or dye, according to the pipe and the finish. We open up only where the readings agree.",
      },
      {
        name: "Repair and prove",
        text: "Failed lengths are replaced rather than patched where access allows. The section is held under pressure, then flushed.",
      },
      {
        name: "Report",
        text: "You receive photographs, the cause, any temporary measures and a price for the rest.",
      },
    ],
  },
  dependsOn: [
    "Whether a working isolation valve exists near the fault; in older blocks one riser valve may shut off ten flats",
    "The height and access of the leak: behind tiling, above a trading floor, or inside a riser with asbestos records to check",
    "Pipe material and size, and whether a press, solder or mechanical joint is allowed where the fault is",
    "The hour: merchants for large valves and pump parts open in the morning, so a night visit may end in a safe temporary repair",
  ],
  prepare: [
    "Where the stop valve, riser valves and drain covers are, and the keys to reach them",
    "The asbestos register, if the building dates from before 2000",
    "Your policy number, if trace and access cover may apply",
  ],
  benefits: {
    heading: "What a good emergency visit leaves behind",
    items: [
      "Water back on to everyone who is not on the damaged branch",
      "A cause with a photograph, so the same joint is not mended twice",
      "Valves that were seized now listed, with a price to change them",
      "No call-out fee when the recommended work proceeds",
    ],
  },
  highlights: [
    {
      name: "Typical arrival",
      text: "We typically reach emergencies in London inside 60 minutes. The areas index gives a range for many parts of the city.",
    },
    {
      name: "Drains and water, one visit",
      text: "The plumber who stops the leak can clear the gully it filled. The report records what foul water touched.",
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
        "Tell the occupier above first, so that they can close their stop valve, then the building manager. If nobody answers and it will not stop, call us: we can isolate the riser with the manager’s authority. Who pays depends on your lease and the block’s insurance.",
    },
    {
      question: "Do you put back the ceiling and the tiles?",
      answer:
        "We make a neat access opening and leave it safe. Plaster and tiling wait until the structure has dried, often weeks, and your insurer may appoint its own firm.",
    },
    {
      question: "Is a repaired system safe to drink from at once?",
      answer:
        "After a small repair the pipe is flushed until it runs clear. Where a tank was emptied or a long section opened, it may need disinfection and a sample: our [water system maintenance](/services/water-system-maintenance) team does both.",
    },
    {
      question: "The boiler has stopped as well. Does that need a second firm?",
      answer:
        "No. Boilers often lock out on low pressure after a leak. If the fault lies in gas or burner, a registered engineer follows: see [emergency gas repairs](/services/emergency-gas-repairs).",
    },
  ],
  closing: {
    heading: "Water running where it should not",
    text: "Close the valve you can reach and ring the emergency line. If the building is dry again and you want to prevent the next one, ask for a valve and pipework survey.",
  },
  related: ["plumber-london", "pump-installation", "water-system-maintenance"],
} as const satisfies LandingRecord;
