import { business } from "@/data/business";
import { escapeText } from "./calendar-file";
import { absoluteUrl, site } from "./site";

/** The firm's vCard for address books, in the version that every phone reads (RFC 2426), with its CRLF line ends. */
export function vcard(): string {
  const { street, locality, postcode, country } = business.address;
  const lines = [
    "BEGIN:VCARD",
    "VERSION:3.0",
    `N:${escapeText(business.name)};;;;`,
    `FN:${escapeText(business.name)}`,
    `ORG:${escapeText(business.legal.companyName || business.name)}`,
    `NOTE:${escapeText(business.descriptor)}`,
    `TEL;TYPE=WORK,VOICE:${site.phone.href.slice("tel:".length)}`,
    `EMAIL;TYPE=WORK:${escapeText(site.email.display)}`,
    street && `ADR;TYPE=WORK:;;${[street, locality, "", postcode, country].map(escapeText).join(";")}`,
    `URL:${absoluteUrl("/")}`,
    "END:VCARD",
  ];
  return `${lines.filter(Boolean).join("\r\n")}\r\n`;
}
