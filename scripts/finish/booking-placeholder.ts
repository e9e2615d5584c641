import { load } from "cheerio";
import type { Element } from "domhandler";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { BookingPlaceholder, nameThePage } from "@/components/booking/booking-placeholder";
import type { PageTools } from "./page";
import { type Parties, policyFor } from "./policy";

/** What it keeps of the head of another page. */
const retained = 'meta:is([charset], [name="viewport"], [name="color-scheme"]), link[as="font"]';

/**
 * The page in the frame of the booking dialog while no booking service is connected: with the site's font and styles,
 * without its header, footer and runtime. Its links lead the whole page on, not the frame.
 * @param exported a page as `next build` has exported it
 * @param contact the contact page, whose street at night it shows
 */
export async function bookingPlaceholder(
  exported: string,
  contact: string,
  parties: Parties,
  stylesFor: PageTools["stylesFor"],
): Promise<string> {
  const $ = load(exported);
  $("head > *").not(retained).remove();
  $("body").html(renderToStaticMarkup(createElement(BookingPlaceholder, { street: streetOf(contact) })));
  const styles = await stylesFor($<Element, string>("*").toArray());
  $("head").prepend(`<meta http-equiv="Content-Security-Policy" content="${policyFor([nameThePage], parties)}">`);
  $("head").append(
    `<title>Book a visit</title><meta name="robots" content="noindex"><base target="_top"><style>${styles}</style>`,
  );
  $("body").append(`<script>${nameThePage}</script>`);
  return $.html();
}

function streetOf(contact: string) {
  const { src = "", width, height } = load(contact)('img[src*="/night-firm."]').attr() ?? {};
  if (!src) throw new Error("The contact page has no street at night.");
  return { src, alt: "", width: Number(width), height: Number(height) };
}
