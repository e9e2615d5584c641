/**
 * Converts a name to a slug: lower case, with each run of other characters than letters and digits replaced by one
 * hyphen, and none at the ends. Accents are removed first, so that "Café" becomes "cafe".
 */
export function slugify(name: string): string {
  return name
    .normalize("NFKD")
    .replace(/\p{Mark}/gu, "")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-+|-+$/g, "");
}

/** The last segment of a page's path, which is unique. */
export function slugOf(path: string): string {
  return path.slice(path.lastIndexOf("/") + 1);
}

/** The characters of an area's name. A path with others may contain a message, which the page must not repeat. */
const nameLike = /^[\p{Script=Latin}' -]{1,40}$/u;

/**
 * Converts the slug of an unknown area to a name: words capitalised, hyphens replaced by spaces.
 * @param slug the last segment of a path, decoded
 * @returns undefined if it is not a name: without a letter, over 40 characters, or with characters other than letters,
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
