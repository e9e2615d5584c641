/**
 * Safety instructions, stated once for all pages, so that no two pages contradict each other. Sources: Health and
 * Safety Executive, Gas Safe Register, gas networks and NHS for gas and carbon monoxide; BS EN 378 and makers'
 * instructions for refrigerant. `lib/safety.test.ts` finds pages that word them differently.
 */
import { gasEmergency } from "@/data/business";

const { name, phone } = gasEmergency;

const kitchenStop =
  "In a restaurant kitchen, press the emergency stop beside the exit on your way out. It is the only switch you may touch.";
const gasSteps = [
  "Put out flames and cigarettes. Don’t touch electrical switches or use a phone indoors.",
  "Open doors and windows on your way out.",
  "Turn the gas off at the meter only if you can reach it safely. Don’t go into a cellar or basement.",
  kitchenStop,
  "Go outside and keep everyone out.",
] as const;
const gasBrief = "Don’t touch any switches or light anything, and go outside.";
const gasNumber = `From there call the ${name} on ${phone}` as const;
const gasCall = `Then call the ${name} (free, day and night) before anyone else` as const;

const monoxideSteps = [
  "Get everyone into fresh air. On the way, open doors and windows and turn off anything that burns fuel, if it only takes a moment.",
  "If anyone feels unwell (headache, sickness, dizziness), dial 999 from outside.",
  `Then call the ${name} on ${phone}, even if everyone is well.`,
  "If you felt unwell, get medical advice even if you feel better. Stay out until you are told it is safe.",
] as const;
const fireSteps = [
  "If you see smoke or flames, raise the fire alarm, get everyone out and close the doors behind you.",
  "Stay out and dial 999. Do not go back for anything.",
] as const;
const sparkSteps = [
  "If you see sparks but no smoke, don’t touch anything that sparks or is wet. Switch off at the main switch only if it is dry and you can reach it safely.",
  "If the power is off in the whole street, ring 105. If a cable is down, keep well away and ring 105.",
] as const;
const burstSteps = [
  "Close the stopcock (stop valve). It may be under the kitchen sink, near where the pipe comes in, or in a riser cupboard on the landing.",
  "Turn off the boiler, water heater and immersion heater. Then open the cold taps to drain the pipes.",
  "Keep away from wet switches, sockets and lights, and do not stand under a bulging ceiling. Switch off at the fuse board only if the board is dry and your hands are too.",
] as const;

/** `atOnce` is the most urgent action, in one short line. */
export const safety = {
  gasEscape: {
    /** The steps in order; `call` is the last. */
    steps: gasSteps,
    call: gasCall,
    /** For restaurant kitchens, where a button by the exit shuts off the gas. */
    kitchenStop,
    brief: `${gasBrief} ${gasNumber}, before you call us.`,
    /** Without us: for people who should ring their landlord next, and to be passed on to others. */
    briefForTenants: `${gasBrief} ${gasNumber}, before anyone else.`,
    briefSteps: gasBrief,
    atOnce: `Go outside, then ring ${phone}`,
  },
  carbonMonoxide: {
    atOnce: `Get out. If anyone is unwell, ring 999. Then ring ${phone}`,
    steps: monoxideSteps,
  },
  refrigerantLeak: {
    atOnce: "If a pipe hisses, leave the room",
    text: "Leave the room at once and don’t touch any switch in it. If there is a window or outside door on your way, open it. Close the inner doors behind you and keep everyone out. Dial 999 for anyone who collapses; do not go in after them.",
  },
  /** Where each supply is shut off, which direction to turn it, and when to leave it alone. */
  shutOff: {
    gas: {
      name: "Gas, at the meter",
      text: `${gasSteps[2]} The gas is off when the lever lies across the pipe.`,
    },
    water: {
      name: "Water, under the sink",
      text: "Turn the stopcock (2a) clockwise. If it is stuck, try the one under a small cover in the pavement or at the boundary (2b).",
    },
    power: {
      name: "Power, at the main switch",
      text: "Use the main switch (3a) only if it is dry and you can reach it safely. In a plant room, switch off at the isolator by the door (3b).",
    },
  },
  /** For flats, where valves are in other places than in the drawing of a house. */
  inFlat:
    "In a flat, look in the hall cupboard or the riser cupboard on the landing. If you can’t find a valve, ask the caretaker or building manager.",
  /** The fire service and the power network come first, because we do no electrical work here. */
  fire: { atOnce: "Smoke? Get out and ring 999", steps: fireSteps },
  sparks: { steps: sparkSteps },
  burstPipe: { atOnce: "Shut the stopcock", steps: burstSteps, text: burstSteps.join(" ") },
  serverRoom: {
    text: "Shut down test machines, idle servers and anything else you can do without. Let the heat out through a window or a vent, or bring in a portable cooling unit. Do not wedge fire doors open.",
  },
  reset: {
    atOnce: "Press reset once",
    text: "Press reset once. If it locks out again, leave it off and call for a repair.",
    /** For use within a sentence, about any kind of plant. */
    brief: "press reset once. If it trips again, leave it off and call us",
  },
} as const;
