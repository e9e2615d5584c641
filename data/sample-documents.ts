import type { SampleDocumentId } from "./slugs";
import type { AtLeastThree } from "./types";

/**
 * A record as clients receive it, with example readings, so that they see before the work what they will get. A number
 * in brackets at the end of a cell, "52 °C (2)", refers to the note with that number.
 */
export type SampleDocument = {
  /** The name of the form. */
  readonly form: string;
  /** The fields at its head: a label and the value written after it. */
  readonly head: AtLeastThree<readonly [label: string, value: string]>;
  readonly columns: AtLeastThree<string>;
  readonly rows: AtLeastThree<AtLeastThree<string>>;
  /** The cell that states a defect. */
  readonly defect?: string;
  /** Notes on what to look at, in the order of their numbers. */
  readonly notes: AtLeastThree<string>;
};

export const sampleDocuments = {
  "air-volumes": {
    form: "Air volume commissioning sheet",
    head: [
      ["System", "AHU-1 supply, second floor"],
      ["Duty", "480 l/s at 260 Pa"],
      ["Method", "Proportional balance, hood with correction for back pressure"],
    ],
    columns: ["Grille", "Design l/s", "Measured l/s", "% of design"],
    rows: [
      ["S1 open office", "120", "125", "104% (1)"],
      ["S2 open office", "120", "122", "102%"],
      ["S3 meeting room", "90", "88", "98%"],
      ["S4 open office", "150", "153", "102%"],
      ["All grilles", "480", "488", "102% (2)"],
      ["Traverse at the main duct", "480", "497", "104% (3)"],
    ],
    notes: [
      "We measure each grille and compare it with its design flow, which shows the rooms that get less.",
      "We agree the tolerance with you before we begin: here 10% either way at a grille, and never under 100% in total.",
      "We measure the main duct too: air that leaves the fan and doesn’t reach a grille is leaking out.",
    ],
  },
  "gas-record": {
    form: "Landlord gas safety record",
    head: [
      ["Address", "The rented home, with the landlord’s or agent’s name"],
      ["Checked", "12 March, next check by 14 March next year (1)"],
      ["Tightness test", "Passed, no drop in two minutes"],
      ["Checked by", "The engineer’s name, Gas Safe number and signature"],
    ],
    columns: ["What was checked", "Boiler, kitchen", "Hob, kitchen"],
    rows: [
      ["Flue type", "Room-sealed", "Flueless"],
      ["Burner pressure or heat input", "23.8 kW net", "20.2 mbar"],
      ["Safety devices work", "Yes", "No: lid’s shut-off valve stuck"],
      ["Ventilation", "Not needed", "Satisfactory"],
      ["Flue flow and spillage", "Terminal clear", "No flue"],
      ["CO to CO₂ ratio", "0.0006 (2)", "Not taken"],
      ["Safe to use", "Yes", "No (3)"],
    ],
    defect: "No: lid’s shut-off valve stuck",
    notes: [
      "The last record ran to 14 March. This check was two days early, so that date stays.",
      "The reading shows how cleanly the boiler burns. If it rises from year to year, have the boiler serviced.",
      "We write down each defect and what we did. Here we turned off and labelled the hob and told the landlord.",
    ],
  },
  "tightness-test": {
    form: "Gas tightness test",
    head: [
      ["Installation", "New 28 mm pipe, meter to plant room, no appliance connected"],
      ["Volume", "0.021 m³ with the meter"],
      ["Gauge", "Electronic, reads to 0.1 mbar, calibrated in January"],
    ],
    columns: ["Step", "Pressure", "Time", "Result"],
    rows: [
      ["Let-by at the meter’s valve", "10 mbar", "1 minute", "No rise (1)"],
      ["Temperature settles", "20 mbar", "1 minute", "Steady"],
      ["Tightness test", "20 mbar", "2 minutes", "20.0 mbar, no drop (2)"],
      ["Joints at meter and valve", "Working", "Leak fluid", "No bubbles, no smell (3)"],
    ],
    notes: [
      "We test this first, because gas passing the closed valve would hide a leak further on.",
      "On new pipe the gauge must not show any drop. With existing appliances connected, a small drop can pass, if the pipes alone show none and nobody can smell gas.",
      "Once the gas is on, we use leak detection fluid on the joints the test cannot reach.",
    ],
  },
  "five-year-plan": {
    form: "Five-year plant replacement plan",
    head: [
      ["Building", "Office on six floors, built 1988"],
      ["Condition", "A as new, B sound, C worn, D at the end of its life"],
      ["Review", "Each March, before your budget closes"],
    ],
    columns: ["Plant, year", "Condition", "Year 1", "Year 2", "Year 3", "Year 4", "Year 5"],
    rows: [
      ["Boiler 1, 2007", "C", "", "", "Burner (1)", "", ""],
      ["Boiler 2, 2004", "D (2)", "Replace", "", "", "", ""],
      ["Air handling unit, 2009", "C", "", "Fan and motor", "", "", ""],
      ["Chiller, 2014", "B", "", "", "", "Overhaul", ""],
      ["Controls, 2008", "C", "", "", "Replace", "", ""],
      ["Cold water tank, 1988", "C", "Reline (3)", "", "", "", ""],
    ],
    notes: [
      "Boiler 1 needs a new burner. For each item like this, we give you a price, and tell you what waiting costs in energy and repairs.",
      "Boiler 2 is at the end of its life. We replace it in summer, when boiler 1 is enough on its own.",
      "Drinking water needs a sound tank, so the relining goes into the first year, even if everything else waits.",
    ],
  },
  "water-temperatures": {
    form: "Monthly water temperatures",
    head: [
      ["Building", "Offices with two shower rooms"],
      ["Round", "4 July, 7.10am, before first use"],
      ["Limits", "Hot 50 °C in one minute, cold 20 °C or less in two"],
    ],
    columns: ["Point", "Hot", "Cold", "Action"],
    rows: [
      ["Cylinder, flow and return", "61.5 / 53.0 °C (1)", "", "None"],
      ["Nearest basin, ground floor", "58.2 °C", "15.1 °C", "None"],
      ["Furthest basin, fifth floor", "52.4 °C (2)", "18.3 °C", "None"],
      ["Shower 2, pipe before the mixer", "51.0 °C", "21.6 °C (3)", "Insulate, test again on 11 July"],
      ["Cold tank, stored water", "", "17.9 °C", "None"],
    ],
    notes: [
      "Water should leave the cylinder at 60 °C or more and return at 50 °C or more.",
      "The furthest tap tells us whether hot water reaches the whole building.",
      "If a reading is outside the limit, we write down what has to be done and when we test again.",
    ],
  },
  "refrigerant-log": {
    form: "Refrigerant log of one system",
    head: [
      ["System", "VRF 1, roof, serves floors 1 to 3"],
      ["Charge", "18.0 kg of R-410A, 37.6 t CO₂e (1)"],
      ["Leak checks", "Every 12 months, no fixed leak detection"],
      ["Each entry", "With the engineer’s name and F-gas certificate number"],
    ],
    columns: ["Date", "Work", "Added", "Recovered", "Result"],
    rows: [
      ["12\u00a0March", "Annual leak check", "", "", "No leak found"],
      ["4 July", "Called out, unit 7 not cooling", "", "", "Leak at a flare joint, system off"],
      ["5 July", "Whole charge recovered, joint remade", "", "16.9 kg", "Nitrogen put in for the test"],
      ["6 July", "Pressure test read after 24 hours", "", "", "Held"],
      ["7 July", "Evacuated, vacuum held, recharged", "18.0 kg (2)", "", "Running, no leak found"],
      ["25 July", "Check after the repair", "", "", "No leak found (3)"],
    ],
    notes: [
      "How often you need a check depends on the charge and the warming potential of the gas.",
      "We put in more than we took out, so 1.1 kg had leaked, and the log shows it.",
      "After a repair the law asks for a second check within a month.",
    ],
  },
} as const satisfies Readonly<Record<SampleDocumentId, SampleDocument>>;
