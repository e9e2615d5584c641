import type { FigureId } from "../figures";
import type { AtLeastThree, RecordOf } from "../types";

/** Properties of a deployment; `lib/documents.ts` derives from the settings which of them apply. */
export type Circumstance =
  /** The contact form has no endpoint. */
  | "form-off"
  /** It has an endpoint, of one of the next two kinds. */
  | "form-on"
  /** It posts to the site's own endpoint (`worker/`), which stores enquiries. */
  | "form-stored"
  /** It posts to a third party's endpoint. */
  | "form-elsewhere"
  /** The form loads a third party's bot check, or does not. */
  | "challenge-on"
  | "challenge-off"
  /** Enquiries are acknowledged by e-mail. */
  | "acknowledging-on"
  /** Calls, bookings and enquiries are counted, or not. */
  | "counting-on"
  | "counting-off"
  /** Visitors may add photographs and documents to an enquiry. */
  | "photographs-on"
  /** The booking page is on this site, or on a booking service's site. */
  | "booking-here"
  | "booking-elsewhere";

/** A paragraph, or one that applies only to some deployments. */
export type Passage = string | { readonly when: Circumstance; readonly text: string };

/**
 * A document of the firm: a notice or a statement. Its texts may contain `{firm}`, `{map}`, `{booking}` and `{form}`:
 * the firm, the maps service, and the hosts of the booking page and of the form's endpoint.
 */
export type DocumentCopy = {
  readonly hero: { readonly heading: string; readonly lead: string };
  /** The day of its last change, such as 2026-11-21. */
  readonly updated: string;
  /** Who at the firm has approved it, and when. While empty, `npm run check:live` lists it. */
  readonly approved: string;
  /** A summary with a row for each section that readers look for, by its heading. */
  readonly brief: AtLeastThree<{
    readonly name: string;
    readonly section: string;
    readonly passages: readonly [Passage, ...Passage[]];
  }>;
  readonly sections: AtLeastThree<{
    readonly heading: string;
    readonly passages: readonly [Passage, ...Passage[]];
    /** A list below the paragraphs. */
    readonly points?: AtLeastThree<string>;
    /** Links to other organisations' pages. */
    readonly links?: readonly [OutsideLink, ...OutsideLink[]];
  }>;
};

export type DocumentRecord = RecordOf<"document"> &
  DocumentCopy & {
    /** The drawing at the top of the page. */
    readonly figure: FigureId;
  };

type OutsideLink = { readonly name: string; readonly href: `https://${string}` };
