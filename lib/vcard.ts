import { business } from "@/data/business";
import { absoluteUrl, site } from "./site";

/** Escapes the special characters of a vCard: commas, semicolons and backslashes (RFC 2426, 4). */
const escaped = (text: string) => text.replace(/[\\,;]/g, "\\$&");

/** The firm's vCard for address books, in the version that every phone reads (RFC 2426), with its CRLF line ends. */
export function vcard(): string {
  const { street, locality, postcode, country } = business.address;
  const lines = [
    "BEGIN:VCARD",
    "VERSION:3.0",
    `N:${escaped(business.name)};;;;`,
    `FN:${escaped(business.name)}`,
    `ORG:${escaped(business.legal.companyName || business.name)}`,
    `NOTE:${escaped(business.descriptor)}`,
    `TEL;TYPE=WORK,VOICE:${site.phone.href.slice("tel:".length)}`,
    `EMAIL;TYPE=WORK:${escaped(site.email.display)}`,
    street && `ADR;TYPE=WORK:;;${[street, locality, "", postcode, country].map(escaped).join(";")}`,
    `URL:${absoluteUrl("/")}`,
    "END:VCARD",
  ];
  return `${lines.filter(Boolean).join("\r\n")}\r\n`;
}
