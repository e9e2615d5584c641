/** The kinds of building in the streets, by the names that notes and alt texts use. */
export const buildingNames = [
  "Georgian terrace",
  "stucco terrace",
  "by-law terrace",
  "bay terrace",
  "mews",
  "new-town terrace",
  "timber frames",
  "semi",
  "villa",
  "detached house",
  "bungalow",
  "cottage estate",
  "mansion block",
  "council block",
  "slab",
  "point tower",
  "glass tower",
  "new flats",
  "1960s office",
  "Edwardian office",
  "office park",
  "hotel",
  "hospital",
  "warehouse",
  "arches",
  "market hall",
  "shed",
  "factory",
  "parade",
  "shopping centre",
  "data centre",
  "sound stage",
  "hangar",
  "glasshouse",
  "gasholder",
  "power station",
  "dock",
  "waterside",
  "church",
  "station",
  "school",
  "pub",
  "town hall",
  "university",
  "stadium",
] as const;

export type BuildingName = (typeof buildingNames)[number];

/** A kind of building, with the number of storeys if it is not the usual one: "slab 8". */
export type BuildingSpec = BuildingName | `${BuildingName} ${number}`;

/** A kind of building in the street, and a sentence about what it means for plant. */
type StreetNote = readonly [at: BuildingName, says: string];

/** The street of an area, from left to right. The notes are in the order of their buildings. */
export type Street = {
  readonly line: readonly BuildingSpec[];
  readonly notes: readonly [StreetNote, StreetNote, StreetNote];
  /** The building that is connected to a heat network, whose pipes are in the street. */
  readonly network?: BuildingName;
};
