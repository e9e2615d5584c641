import type { AreaCopy } from "../../types";

export const chelmsford = {
  description:
    "Emergency plumbers, boiler repair and gas engineers in Chelmsford, Broomfield and Beaulieu, with air conditioning for offices and laboratories.",
  lead: "In Chelmsford, Broomfield and Beaulieu, you call the same number for an emergency plumber, a gas engineer or boiler repair. We look after air conditioning too, at home and at work.",
  buildings: [
    "An office on Duke Street or Victoria Road may share its boiler with other floors, so ask the landlord before you call it your own fault. In the apartments behind Marconi’s old frontage, look for your stop valve now, before you need it. In the High Street, between the Shire Hall and the cathedral, we work before the shops open.",
    "For university buildings, and for a factory or trade unit at Waterhouse Lane, Widford or Dukes Park, send us the last gas test. Near the hospital at Broomfield, we allow time to park.",
  ],
  working: [
    "In a room for electronics or research, a humidifier that has failed can matter as much as a compressor. Tell us what the room is for when you book. In the pedestrian streets of the centre, a crane can only come early and with the street closed.",
    "The Can and the Chelmer meet beside the shops. If your plant is in a basement near the water, we raise the electrical gear and fit a second pump as a standby. In an airtight home at Beaulieu, stuffy rooms usually mean a clogged filter or a closed valve.",
  ],
  dayAndNight: [
    "Offices can have their [air conditioning serviced](/air-conditioning) within one [planned maintenance agreement](/maintenance). For laboratories we measure [ventilation and air pressure](/services/ventilation-systems), and out of hours you can call about [cooling or heating that has failed](/services/emergency-hvac).",
    "A leak in riverside flats soon reaches the home below, so ring our [emergency plumbers](/services/emergency-plumbing-repairs) as soon as you see it. For an older house with no heat, book [boiler repair](/boiler-services).",
  ],
  benefits: [
    "We record a laboratory’s humidity and pressure before we alter its controls",
    "We apply for the street closure together with your crane plan",
    "We set ventilation units at Beaulieu back to the airflow they were designed for",
  ],
  demand: [
    {
      service: "ventilation-systems",
      why: "Teaching laboratories and airtight new homes depend on airflow that has been measured.",
    },
    {
      service: "air-conditioning-installation",
      why: "Offices on Duke Street and Victoria Road are refitted floor by floor as tenants change.",
    },
    {
      service: "commercial-installation",
      why: "Riverside apartments and student blocks near the old Marconi works need pumped water, risers and meters.",
    },
  ],
  street: {
    line: [
      "town hall",
      "church",
      "parade",
      "1960s office 6",
      "new flats 7",
      "university",
      "factory",
      "hospital 6",
      "semi",
    ],
    notes: [
      ["1960s office", "When tenants move walls, the air outlets have to move as well."],
      ["university", "A laboratory needs steady humidity as well as temperature."],
      ["factory", "Making electronics takes filtered air at a steady pressure."],
    ],
  },
} as const satisfies AreaCopy;
