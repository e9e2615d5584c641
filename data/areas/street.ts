/** What stands in the streets, by the names that the notes and the picture's description use. */
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

/** One kind of building, with its storeys where they are not the usual number: "slab 8". */
export type BuildingSpec = BuildingName | `${BuildingName} ${number}`;

/** What a building asks of plant: the kind that stands in the street, and a sentence about it. */
type StreetNote = readonly [at: BuildingName, says: string];

/** The street of an area, from left to right. The notes stand in the order of their buildings. */
export type Street = {
  readonly line: readonly BuildingSpec[];
  readonly notes: readonly [StreetNote, StreetNote, StreetNote];
  /** The building that takes its heat from a network, whose pipes lie in the street. */
  readonly network?: BuildingName;
};
