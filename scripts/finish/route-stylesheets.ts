import type { CheerioAPI } from "cheerio";

const linked = 'link[rel="stylesheet"]';
/** The file of an address, from the root of the export. */
const fileOf = (address = "") => address.replace(/^\//, "");

/**
 * The file of the stylesheet that all pages share.
 * @param $ a page whose route imports no other
 * @throws when it links more than one
 */
export function sharedStylesheetOf($: CheerioAPI): string {
  const addresses = $(linked)
    .map((_, { attribs }) => fileOf(attribs.href))
    .get();
  if (addresses.length === 1 && addresses[0]) return addresses[0];
  throw new Error(`Next has split the stylesheet of all pages: ${addresses.join(", ") || "there is none"}.`);
}

/**
 * Takes out of a page the links to the stylesheets that only its own route imports.
 * @param shared the file that all pages share; its link stays
 * @param read the text of a file of the export
 * @returns the styles in them, to be written into the page's head
 */
export function takeRouteStylesheets($: CheerioAPI, shared: string, read: (file: string) => string): string {
  const routeLinks = $(linked).filter((_, { attribs }) => fileOf(attribs.href) !== shared);
  routeLinks.remove();
  return routeLinks
    .map((_, { attribs }) => read(fileOf(attribs.href)))
    .get()
    .join("");
}
