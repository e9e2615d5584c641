import type { Place } from "@/data/types";

const suffix = (index: number) => String(index + 1).padStart(5, "0");

/** The real places and so many more, each a few hundred metres from a real one and with an outward code of its own. */
export function withMorePlaces(real: Readonly<Record<string, Place>>, count: number): Record<string, Place> {
  const bases = Object.entries(real).filter(([, { coordinates }]) => coordinates);
  const more = Array.from({ length: count }, (_, index) => bases[index % bases.length] ?? []).flatMap(
    ([slug, place], index): [string, Place][] => {
      if (!slug || !place?.coordinates) return [];
      const shift = (index / bases.length + 1) / 2000;
      const coordinates = {
        latitude: place.coordinates.latitude + shift,
        longitude: place.coordinates.longitude - shift,
      };
      const name = `${place.name} ${suffix(index)}`;
      return [[`${slug}-${suffix(index)}`, { ...place, name, coordinates, outwardCode: `ZZ${index}`, alsoServes: [] }]];
    },
  );
  return { ...real, ...Object.fromEntries(more) };
}

/** The real areas' words and the further ones', which are those of a real one with the name and number in them. */
export function withMoreCopy<T>(
  real: Readonly<Record<string, T>>,
  places: Readonly<Record<string, Pick<Place, "name">>>,
): Record<string, T> {
  const more = Object.entries(places)
    .filter(([slug]) => !(slug in real))
    .map(([slug, { name }]) => {
      const text = JSON.stringify(real[slug.slice(0, slug.lastIndexOf("-"))]);
      return [slug, JSON.parse(text.replaceAll(name.slice(0, name.lastIndexOf(" ")), name))];
    });
  return { ...real, ...Object.fromEntries(more) };
}
