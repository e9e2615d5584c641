import type { AreaCopy } from "../../types";

export const chelmsford = {
  description:
    "Emergency plumbers, boiler repair and gas engineers in Chelmsford, Broomfield and Beaulieu, with air conditioning for offices and laboratories.",
  lead: "In Chelmsford, Broomfield and Beaulieu, you can call one number for an emergency plumber, a gas engineer or boiler repair. We also repair air conditioning, at home and at work.",
  buildings: [
    "If your office on Duke Street or Victoria Road is cold, ask the landlord, because you may share a boiler with other floors. In the apartments behind Marconi’s old frontage, the stopcock may be in a cupboard on the landing. If your shop is between the Shire Hall and the cathedral, we can start before you open.",
    "In a university building, or a factory at Waterhouse Lane, Widford or Dukes Park, we can test the gas pipes and give you a record. For work at the hospital in Broomfield, we agree each shutdown with the wards.",
  ],
  working: [
    "An electronics or research room may need steady humidity as well as cooling, and we can control both.",
    "If your plant is in a basement near the Can or the Chelmer, we can raise the electrical gear and fit a standby pump. Stuffy rooms in an airtight home at Beaulieu are often down to a clogged filter or a closed valve. We can put either right.",
  ],
  dayAndNight: [
    "We [service air conditioning](/air-conditioning) in offices, within a [planned maintenance agreement](/maintenance) if you like. In laboratories we measure [ventilation and air pressure](/services/ventilation-systems), and out of hours you can call about [cooling or heating that has failed](/services/emergency-hvac).",
    "A leak in riverside flats soon reaches the home below, so ring our [emergency plumbers](/services/emergency-plumbing-repairs) as soon as you see it. No heat at home? Book [boiler repair](/boiler-services). Renting out a home? We can do its yearly [gas check](/gas-services/landlord-gas-safety).",
  ],
  benefits: [
    "We record a laboratory’s humidity and pressure before we alter its controls",
    "For a crane lift in the High Street, we start early and apply for the street closure",
    "In your office, we can change filters and clean units before your staff arrive",
  ],
  demand: [
    {
      service: "ventilation-systems",
      why: "Teaching laboratories and airtight new homes depend on the right airflow, so we measure and adjust it.",
    },
    {
      service: "air-conditioning-installation",
      why: "Taking a new office? We can change its cooling to suit your layout.",
    },
    {
      service: "commercial-installation",
      why: "Upper floors of riverside apartments and student blocks may need pumped water. We can install the pumps.",
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
      ["1960s office", "Moving walls in your office? We’ll move the air outlets to match."],
      ["university", "Fume cupboard slow to clear? We’ll measure its airflow."],
      ["factory", "Electronics factory? We can change its air filters before they clog."],
    ],
  },
} as const satisfies AreaCopy;
