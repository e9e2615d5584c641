/**
 * Outward codes in London's charging zones. Congestion charge: Transport for London's boundary, the inner ring road.
 * Ultra Low Emission Zone: all London boroughs, so the Greater London boundary divides the codes below.
 */

/** Wholly inside the congestion charging zone. */
export const insideCongestionZone: readonly string[] = [
  ..."EC1A EC1M EC1N EC1R EC1Y EC2M EC2N EC2R EC2V EC2Y EC3A EC3M EC3N EC3R EC3V EC4A EC4M EC4N EC4R EC4V EC4Y".split(
    " ",
  ),
  ..."WC1A WC1B WC1E WC1H WC1N WC1R WC1V WC1X WC2A WC2B WC2E WC2H WC2N WC2R SW1A SW1E SW1H SW1P SW1Y".split(" "),
  ..."W1B W1C W1D W1F W1G W1H W1J W1K W1S W1T W1U W1W".split(" "),
];

/** Partly inside; the text names the part that is inside. */
export const partlyInCongestionZone: Readonly<Record<string, string>> = {
  E1: "west of Commercial Street",
  EC1V: "south-west of City Road",
  EC2A: "south of Great Eastern Street",
  N1: "south of Pentonville Road",
  NW1: "south of Marylebone Road and Euston Road",
  SE1: "west of Tower Bridge Road and north of New Kent Road",
  SE11: "north of Kennington Lane",
  SW1W: "east of Grosvenor Place",
};

// In these codes some postcodes, but no named places, are across the boundary (OS Code-Point Open).
const fewOutside = "a few addresses outside the London boundary";
const fewIn = (borough: string) => `a few addresses in the London Borough of ${borough}`;

/** Codes of London areas that extend beyond Greater London; the text names the part outside. */
export const outsideLondon: Readonly<Record<string, string>> = {
  BR6: "Well Hill",
  CR5: "Chipstead and Hooley",
  DA5: "Joydens Wood",
  E4: "Sewardstone",
  EN5: "Wrotham Park",
  IG8: fewOutside,
  KT4: "the Epsom and Ewell side of Worcester Park",
  KT6: "Long Ditton",
  RM14: "Bulphan",
  SL0: "Iver",
  SM2: fewOutside,
  UB9: "Denham",
};

/** Codes of towns around London that extend into Greater London; the text names the part inside. */
export const insideLondon: Readonly<Record<string, string>> = {
  BR8: "Hockenden",
  CM13: fewIn("Havering"),
  CM14: fewIn("Havering"),
  CR3: "a few addresses in the London boroughs of Bromley and Croydon",
  CR6: "a few addresses in the London boroughs of Bromley and Croydon",
  DA1: "Crayford",
  EN6: "part of The Ridgeway",
  EN7: "Bulls Cross",
  EN8: fewIn("Enfield"),
  EN9: fewIn("Enfield"),
  HA6: "Northwood",
  IG7: "part of Hainault",
  IG9: fewIn("Redbridge"),
  KT8: "Hampton Court",
  KT17: fewIn("Sutton"),
  KT18: fewIn("Kingston upon Thames"),
  KT19: fewIn("Kingston upon Thames"),
  KT22: fewIn("Kingston upon Thames"),
  RM4: "Havering-atte-Bower",
  RM15: fewIn("Havering"),
  SM7: "The Oaks",
  TN14: "Cudham",
  TN16: "Biggin Hill",
  TW15: "a few addresses in the London boroughs of Hillingdon and Hounslow",
  TW19: "a few addresses in the London boroughs of Hillingdon and Hounslow",
  WD3: fewIn("Hillingdon"),
  WD6: fewIn("Barnet"),
  WD23: fewIn("Harrow"),
};
