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

/** The last part of a page's address; no two pages share it. */
export function slugOf(path: string): string {
  return path.slice(path.lastIndexOf("/") + 1);
}

/** The characters of an area's name. An address with others may hold a message, which the page must not repeat. */
const nameLike = /^[\p{Script=Latin}' -]{1,40}$/u;

/**
 * A name for a slug that belongs to no known area: words capitalised, hyphens turned into spaces.
 * @param slug the last part of an address, decoded
 * @returns nothing where it is no name: without a letter, longer than 40 characters, or with anything but letters,
 *   spaces, hyphens and apostrophes
 */
export function titleFromSlug(slug: string): string | undefined {
  const text = slug.normalize("NFC").replaceAll("’", "'");
  if (!nameLike.test(text) || !/\p{Letter}/u.test(text)) return undefined;
  return text
    .split(/[ -]+/)
    .filter(Boolean)
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1).toLowerCase())
    .join(" ");
}
