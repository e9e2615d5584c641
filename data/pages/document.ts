import type { FigureId } from "../figures";
import type { AtLeastThree, RecordOf } from "../types";

/** What a deployment may look like; `lib/documents.ts` decides from the settings which of these hold. */
export type Circumstance =
  /** The contact form has nowhere to send to. */
  | "form-off"
  /** It has somewhere, and this is one of the next two. */
  | "form-on"
  /** It sends to the endpoint delivered with the site (`worker/`), which stores enquiries. */
  | "form-stored"
  /** It sends to somebody else's endpoint. */
  | "form-elsewhere"
  /** The form loads another company's check for programs, or does not. */
  | "challenge-on"
  | "challenge-off"
  /** An enquiry is acknowledged to its e-mail address. */
  | "acknowledging-on"
  /** Uses of a way of contact are counted, or not. */
  | "counting-on"
  | "counting-off"
  /** Photographs and documents may follow an enquiry. */
  | "photographs-on"
  /** The booking page is a page of this site, or that of a booking service. */
  | "booking-here"
  | "booking-elsewhere";

/** A paragraph, or one that is only true in certain circumstances. */
export type Passage = string | { readonly when: Circumstance; readonly text: string };

/**
 * A document of the firm: a notice or a statement. Its texts may also hold `{firm}`, `{map}`, `{booking}` and
 * `{form}`: the firm, the maps service, and the hosts of the booking page and of the form's endpoint.
 */
export type DocumentCopy = {
  readonly hero: { readonly heading: string; readonly lead: string };
  /** The day it was last changed, as 2026-11-21. */
  readonly updated: string;
  /** Who at the firm has read it and stands by it, and when; while it is empty, `npm run check:live` lists it. */
  readonly approved: string;
  /** The document in brief, a row for each section that a reader looks for, by its heading. */
  readonly brief: AtLeastThree<{
    readonly name: string;
    readonly section: string;
    readonly passages: readonly [Passage, ...Passage[]];
  }>;
  readonly sections: AtLeastThree<{
    readonly heading: string;
    readonly passages: readonly [Passage, ...Passage[]];
    /** A list under the passages. */
    readonly points?: AtLeastThree<string>;
    /** Other people's pages that the section sends the reader to. */
    readonly links?: readonly [OutsideLink, ...OutsideLink[]];
  }>;
};

export type DocumentRecord = RecordOf<"document"> &
  DocumentCopy & {
    /** The drawing at its head. */
    readonly figure: FigureId;
    /** The sheet number on its link picture. */
    readonly sheet: string;
  };

type OutsideLink = { readonly name: string; readonly href: `https://${string}` };
