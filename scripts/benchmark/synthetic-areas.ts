import type { Place } from "@/data/types";

/** The real places and so many more, each a few hundred metres from a real one and with an outward code of its own. */
export function withMorePlaces(real: Readonly<Record<string, Place>>, count: number): Record<string, Place> {
  const bases = Object.entries(real).flatMap(([slug, { coordinates, ...place }]) =>
    coordinates ? [{ slug, place, coordinates }] : [],
  );
  const more = Array.from({ length: Math.ceil(count / bases.length) }, (_, round) =>
    bases.map(({ slug, place, coordinates }, index): [string, Place] => {
      const number = round * bases.length + index;
      const shift = (number / bases.length + 1) / 2000;
      const name = `${place.name} ${number}`;
      const moved = { latitude: coordinates.latitude + shift, longitude: coordinates.longitude - shift };
      return [`${slug}-${number}`, { ...place, name, coordinates: moved, outwardCode: `ZZ${number}`, alsoServes: [] }];
    }),
  );
  return { ...real, ...Object.fromEntries(more.flat().slice(0, count)) };
}
