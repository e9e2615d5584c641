/**
 * The last part of an address for a name: lower case, each run of anything that is no letter or digit turned into one
 * hyphen, none at the ends. Accents are dropped from their letters first, so that "Café" gives "cafe".
 */
export function slugify(name: string): string {
  return name
    .normalize("NFKD")
    .replace(/\p{Mark}/gu, "")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-+|-+$/g, "");
}

/** A name for a slug that belongs to no known area: words capitalised, hyphens turned into spaces. */
export function titleFromSlug(slug: string): string {
  return slugify(slug)
    .split("-")
    .filter(Boolean)
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(" ");
}
