import { places } from "@/data/areas/places";
import { slugify } from "@/lib/slug";

/**
 * Two areas of one name would have two pages that say the same; the unknown-area page would know neither by it.
 * @throws naming both areas of the same name
 */
export function expectOneAreaOfAName(areas: Readonly<Record<string, { readonly name: string }>> = places) {
  const known = new Map<string, string>();
  for (const [slug, { name }] of Object.entries(areas)) {
    const other = known.get(slugify(name));
    if (other) throw new Error(`data/areas/places.ts gives "${other}" and "${slug}" the same name, "${name}".`);
    known.set(slugify(name), slug);
  }
}
